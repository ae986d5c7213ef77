package kniffel.rules.newgame;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
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

/** The rules of Newgame: roll a die, keep it or roll again; the highest sum wins. */
public final class Newgame implements Game<NewgameState, NewgameMove, Dice, NewgameView> {

  public static final int ROLLS = 2;

  /** Each roll picked up and fallen, and a number written. */
  private static final int EVENTS_PER_TURN = 2 * ROLLS + 1;

  private final NewgameOptions options;

  public Newgame(NewgameOptions options) {
    this.options = options;
  }

  public NewgameOptions options() {
    return options;
  }

  @Override
  public NewgameState start(int players) {
    return NewgameState.first(players);
  }

  @Override
  public Next<NewgameMove, Dice> next(NewgameState state) {
    if (isOver(state)) {
      return new Next.Over<>(Standings.byScore(state.totals()));
    }
    if (state.rolling()) {
      return new Next.Chance<>(Roll.of(1));
    }
    List<NewgameMove> legal =
        Stream.<NewgameMove>of(new NewgameMove.Roll(), new NewgameMove.Keep())
            .filter(move -> objection(state, move).isEmpty())
            .toList();
    return new Next.Decide<>(state.seat(), legal);
  }

  private boolean isOver(NewgameState state) {
    return state.round() > options.rounds();
  }

  @Override
  public Optional<Refusal> objection(NewgameState state, NewgameMove move) {
    if (isOver(state) || state.rolling()) {
      return Optional.of(new Refusal.NobodyDecides());
    }
    return switch (move) {
      case NewgameMove.Roll roll when state.rolls() == ROLLS ->
          Optional.of(new NewgameRefusal.NoRollLeft());
      case NewgameMove.Keep keep when state.rolls() == 0 ->
          Optional.of(new NewgameRefusal.RollFirst());
      default -> Optional.empty();
    };
  }

  @Override
  public NewgameState play(NewgameState state, NewgameMove move) {
    RefusedException.throwIf(objection(state, move).orElse(null));
    return switch (move) {
      case NewgameMove.Roll roll -> state.pickedUp();
      case NewgameMove.Keep keep -> state.written();
    };
  }

  @Override
  public NewgameState happen(NewgameState state, Dice outcome) {
    RefusedException.throwIf(DiceRefusal.of(state.rolling() ? 1 : 0, outcome));
    return state.fallen(outcome);
  }

  @Override
  public NewgameView view(NewgameState state, Viewer viewer) {
    return NewgameView.of(state, options.rounds());
  }

  @Override
  public NewgameState determinize(NewgameView view, Randomness randomness) {
    return view.state();
  }

  @Override
  public List<Fact> tell(Step<NewgameState, NewgameMove, Dice> step, Viewer viewer) {
    return NewgameFacts.of(step, viewer);
  }

  @Override
  public OptionalInt round(NewgameState state) {
    return OptionalInt.of(Math.min(state.round(), options.rounds()));
  }

  @Override
  public List<Integer> scores(NewgameState state) {
    return state.totals();
  }

  @Override
  public int maxEvents(int players) {
    return players * options.rounds() * EVENTS_PER_TURN;
  }

  @Override
  public Types<NewgameMove, Dice, NewgameView> types() {
    return new Types<>(
        NewgameMove.class, Dice.class, NewgameView.class, NewgameFact.class, NewgameRefusal.class);
  }
}
