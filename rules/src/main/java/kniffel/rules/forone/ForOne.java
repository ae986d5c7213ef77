package kniffel.rules.forone;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Throw;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Roll;
import kniffel.rules.forone.ForOneState.Over;
import kniffel.rules.forone.ForOneState.Placing;
import kniffel.rules.forone.ForOneState.Rolling;
import kniffel.rules.forone.ForOneState.Scoring;
import kniffel.rules.forone.ForOneState.Start;

/** The rules of For One – Kniffel. */
public final class ForOne implements Game<ForOneState, ForOneMove, Dice, ForOneView> {

  /** The only seat. */
  static final int SEAT = 0;

  private static final Next<ForOneMove, Dice> FIRST_ROLL =
      new Next.Decide<>(SEAT, List.of(ForOneMove.ROLL_ON));

  private final Level level;
  private final Next<ForOneMove, Dice> roll;
  private final Next<ForOneMove, Dice> yellowRoll;

  public ForOne(ForOneOptions options) {
    this(options.played());
  }

  ForOne(Level level) {
    this.level = level;
    this.roll = new Next.Chance<>(Roll.of(level.roll()));
    this.yellowRoll = new Next.Chance<>(new YellowRoll(level.roll()));
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
    return new Start(level);
  }

  @Override
  public Next<ForOneMove, Dice> next(ForOneState state) {
    return switch (state) {
      case Start _ -> FIRST_ROLL;
      case Rolling(Layout layout) -> layout.yellow() == Yellow.ROLLED ? yellowRoll : roll;
      case Placing placing -> new Next.Decide<>(SEAT, new PlacingMoves(placing));
      case Scoring scoring -> new Next.Decide<>(SEAT, new ScoringMoves(scoring));
      case Over(Layout layout, int _) ->
          new Next.Over<>(Standings.byScore(List.of(layout.total())));
    };
  }

  @Override
  public Optional<Refusal> objection(ForOneState state, ForOneMove move) {
    return Optional.ofNullable(Objections.to(state, move));
  }

  @Override
  public ForOneState play(ForOneState state, ForOneMove move) {
    RefusedException.throwIf(Objections.to(state, move));
    return switch (state) {
      case Start start -> ForOneState.rollOn(start.layout());
      case Placing placing -> played(placing, move);
      case Scoring scoring -> played(scoring, move);
      case Rolling _, Over _ -> throw new RefusedException(new Refusal.NobodyDecides());
    };
  }

  private ForOneState played(Placing placing, ForOneMove move) {
    return switch (move) {
      case ForOneMove.Place(int face, Category row) -> placing.place(face, level.indexOf(row));
      case ForOneMove.Remove(int face) -> placing.remove(face);
      case ForOneMove.PlaceYellow(int face, Category row) ->
          placing.placeYellow(face, level.indexOf(row));
      case ForOneMove.RemoveYellow() -> placing.removeYellow();
      case ForOneMove.TakeBack() -> placing.takeBack();
      case ForOneMove.RollOn _, ForOneMove.Score _ ->
          throw new RefusedException(Objections.diceLeft(placing));
    };
  }

  private ForOneState played(Scoring scoring, ForOneMove move) {
    return switch (move) {
      case ForOneMove.RollOn() -> ForOneState.rollOn(scoring.layout());
      case ForOneMove.Score(Category row) -> scoring.score(level.indexOf(row));
      case ForOneMove.TakeBack() -> scoring.takeBack();
      case ForOneMove.Place _,
          ForOneMove.Remove _,
          ForOneMove.PlaceYellow _,
          ForOneMove.RemoveYellow _ ->
          throw new RefusedException(new ForOneRefusal.AllPlaced());
    };
  }

  @Override
  public ForOneState happen(ForOneState state, Dice outcome) {
    if (!(state instanceof Rolling rolling)) {
      throw new RefusedException(new Refusal.NothingToDraw());
    }
    RefusedException.throwIf(DiceRefusal.of(level.roll(), outcome));
    return rolling.fallen(outcome);
  }

  @Override
  public OptionalInt roller(ForOneState state) {
    return OptionalInt.of(SEAT);
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
    return ForOneFacts.of(step, viewer);
  }

  @Override
  public ForOneState position(ForOneState state) {
    return switch (state) {
      case Placing(Layout layout, Dice unplaced, int yellow, Assignments assignments) ->
          new Placing(layout, unplaced, yellow, assignments.position());
      case Scoring(Layout layout, Assignments assignments) ->
          new Scoring(layout, assignments.position());
      case Start _, Rolling _, Over _ -> state;
    };
  }

  @Override
  public OptionalInt round(ForOneState state) {
    return state instanceof Start ? OptionalInt.empty() : OptionalInt.of(state.layout().round());
  }

  @Override
  public List<Integer> scores(ForOneState state) {
    return List.of(state.layout().total());
  }

  @Override
  public Optional<Throw> thrown(ForOneState state) {
    return state instanceof Rolling(Layout layout)
        ? Optional.of(
            new Throw(layout.round(), IntStream.rangeClosed(1, level.roll()).boxed().toList()))
        : Optional.empty();
  }

  @Override
  public int maxEvents(int players) {
    // Dice return to the supply only when their row is scored, and each row is scored once, or
    // twice with a second marker; tiles may add some.
    LevelRules rules = level.rules();
    int dice = level.dice() + rules.mostBack();
    int scores = 0;
    for (int row = 0; row < level.rows().size(); row++) {
      dice += level.rows().get(row).fields() * rules.times(row);
      scores += rules.times(row);
    }
    int rolls = Math.min(dice / level.roll(), rules.roundLimit());
    // Each die finds its place, and another one whenever it is taken back.
    int eventsPerRoll = 2 + level.roll() + 2 * Assignments.MOST_TAKE_BACKS;
    int scoresAndEnd = scores + 1;
    return rolls * eventsPerRoll + scoresAndEnd;
  }

  @Override
  public Types<ForOneMove, Dice, ForOneView> types() {
    return new Types<>(
        ForOneMove.class, Dice.class, ForOneView.class, ForOneFact.class, ForOneRefusal.class);
  }
}
