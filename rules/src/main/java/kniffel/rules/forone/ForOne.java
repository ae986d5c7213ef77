package kniffel.rules.forone;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Roll;
import org.jspecify.annotations.Nullable;

/** The rules of For One – Kniffel. */
public final class ForOne implements Game<ForOneState, ForOneMove, Dice, ForOneView> {

  /** The only seat. */
  private static final int SEAT = 0;

  private static final Next<ForOneMove, Dice> FIRST_ROLL =
      new Next.Decide<>(SEAT, List.of(ForOneMove.ROLL_ON));

  private final Level level;
  private final Next<ForOneMove, Dice> roll;

  public ForOne(ForOneOptions options) {
    this(options.played());
  }

  ForOne(Level level) {
    this.level = level;
    this.roll = new Next.Chance<>(Roll.of(level.roll()));
  }

  /** The level that is played. */
  public Level level() {
    return level;
  }

  @Override
  public ForOneState start(int players) {
    if (players != 1) {
      throw new IllegalArgumentException("one plays, not " + players);
    }
    return ForOneState.start(level);
  }

  @Override
  public Next<ForOneMove, Dice> next(ForOneState state) {
    return switch (state.phase()) {
      case START -> FIRST_ROLL;
      case ROLLING -> roll;
      case PLACING -> new Next.Decide<>(SEAT, new PlacingMoves(state));
      case SCORING -> new Next.Decide<>(SEAT, new ScoringMoves(state));
      case OVER -> new Next.Over<>(Standings.byScore(List.of(state.card().total())));
    };
  }

  @Override
  public Optional<Refusal> objection(ForOneState state, ForOneMove move) {
    return Optional.ofNullable(refusal(state, move));
  }

  private static @Nullable Refusal refusal(ForOneState state, ForOneMove move) {
    if (state.phase() == Phase.ROLLING || state.phase() == Phase.OVER) {
      return new Refusal.NobodyDecides();
    }
    return switch (move) {
      case ForOneMove.RollOn() -> rollingOn(state);
      case ForOneMove.Place(int face, Category row) -> {
        Refusal noDie = taking(state, face);
        yield noDie != null ? noDie : placing(state.card(), face, row);
      }
      case ForOneMove.Remove(int face) -> {
        Refusal noDie = taking(state, face);
        yield noDie != null ? noDie : removing(state, face);
      }
      case ForOneMove.Score(Category row) -> scoring(state, row);
      case ForOneMove.TakeBack() ->
          state.steps().isEmpty() ? new ForOneRefusal.NothingToTakeBack() : null;
    };
  }

  private static @Nullable Refusal rollingOn(ForOneState state) {
    if (state.phase() == Phase.PLACING) {
      return new ForOneRefusal.DiceLeft(state.unplaced().size());
    }
    // R52: full rows must be scored in the same round.
    int full = state.card().full();
    return full == 0 ? null : new ForOneRefusal.MustScore(state.card().names(full).getFirst());
  }

  /** Whether the roll still has a die with this face. */
  private static @Nullable Refusal taking(ForOneState state, int face) {
    return switch (state.phase()) {
      case START -> new ForOneRefusal.RollFirst();
      case SCORING -> new ForOneRefusal.AllPlaced();
      default -> state.unplaced().count(face) == 0 ? new ForOneRefusal.NoSuchDie(face) : null;
    };
  }

  private static @Nullable Refusal placing(ScoreCard card, int face, Category row) {
    int index = card.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    Slot slot = card.slot(index);
    if (slot.accepts(face)) {
      return null;
    }
    if (slot.scored()) {
      return new ForOneRefusal.AlreadyScored(row);
    }
    return slot.isFull()
        ? new ForOneRefusal.RowFull(row)
        : new ForOneRefusal.DoesNotFit(face, row, Faces.list(slot.accepts()));
  }

  private static @Nullable Refusal removing(ForOneState state, int face) {
    if ((state.removable() & Faces.bit(face)) != 0) {
      return null;
    }
    Slot taker =
        state.card().slots().stream().filter(slot -> slot.accepts(face)).findFirst().orElseThrow();
    return new ForOneRefusal.StillFits(face, taker.row().category());
  }

  private static @Nullable Refusal scoring(ForOneState state, Category row) {
    if (state.phase() == Phase.START) {
      return new ForOneRefusal.RollFirst();
    }
    // R52: first every die of the roll is assigned, then rows are scored.
    if (state.phase() == Phase.PLACING) {
      return new ForOneRefusal.DiceLeft(state.unplaced().size());
    }
    int index = state.level().indexOf(row);
    if (index < 0) {
      return new ForOneRefusal.NoSuchRow(row);
    }
    // R53: any unscored row will do, also a partly filled or an empty one.
    return state.card().slot(index).scored() ? new ForOneRefusal.AlreadyScored(row) : null;
  }

  @Override
  public ForOneState play(ForOneState state, ForOneMove move) {
    Refusal refusal = refusal(state, move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    return switch (move) {
      // R55: the round begins; without enough dice for a whole roll the game is over at once.
      case ForOneMove.RollOn() -> state.supply() < level.roll() ? state.end() : state.pickUp();
      case ForOneMove.Place(int face, Category row) -> state.place(face, level.indexOf(row));
      case ForOneMove.Remove(int face) -> state.remove(face);
      case ForOneMove.Score(Category row) -> state.score(level.indexOf(row));
      case ForOneMove.TakeBack() -> state.takeBack();
    };
  }

  @Override
  public ForOneState happen(ForOneState state, Dice outcome) {
    int thrown = state.phase() == Phase.ROLLING ? level.roll() : 0;
    RefusedException.throwIf(DiceRefusal.of(thrown, outcome));
    return state.fallen(outcome);
  }

  @Override
  public ForOneView view(ForOneState state, Viewer viewer) {
    return ForOneView.of(state);
  }

  @Override
  public ForOneState determinize(ForOneView view, Randomness randomness) {
    return view.state(level);
  }

  @Override
  public List<Fact> tell(Step<ForOneState, ForOneMove, Dice> step, Viewer viewer) {
    return switch (step.event()) {
      case Event.Moved<ForOneMove, Dice>(int seat, ForOneMove move) ->
          ForOneTelling.moved(seat, step.before(), move, step.after());
      case Event.Happened<ForOneMove, Dice>(Dice dice) ->
          List.of(new ForOneFact.Rolled(SEAT, dice));
    };
  }

  @Override
  public OptionalInt round(ForOneState state) {
    return state.round() > 0 ? OptionalInt.of(state.round()) : OptionalInt.empty();
  }

  @Override
  public int maxEvents(int players) {
    return MAX_EVENTS;
  }

  @Override
  public Types<ForOneMove, Dice, ForOneView> types() {
    return new Types<>(
        ForOneMove.class, Dice.class, ForOneView.class, ForOneFact.class, ForOneRefusal.class);
  }
}
