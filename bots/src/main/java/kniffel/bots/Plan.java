package kniffel.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.rules.Viewer;

/**
 * The moves a seat makes in a row, until chance or somebody else is asked or its turn is over.
 *
 * @param parts at least one
 */
public record Plan<S, M, O>(int seat, List<PlannedStep<S, M, O>> parts) {

  /** Longer than any turn that leads somewhere. */
  private static final int MOST = 40;

  /** A move of a plan and where it leads. */
  public record PlannedStep<S, M, O>(M move, Step<S, M, O> step) {

    private static <S, M, O, V> PlannedStep<S, M, O> of(
        Game<S, M, O, V> game, S before, int seat, M move) {
      return new PlannedStep<>(move, game.step(before, new Event.Moved<>(seat, move)));
    }

    /** The state in which the move is made. */
    public S before() {
      return step.before();
    }
  }

  public Plan {
    parts = List.copyOf(parts);
    if (parts.isEmpty()) {
      throw new IllegalArgumentException("a plan has a first move");
    }
  }

  /** A move and what a judge would do after it. */
  public static <S, M, O, V> Plan<S, M, O> ahead(
      Game<S, M, O, V> game, S state, int seat, M move, Judge<M, V> judge) {
    SeededStream random = new SeededStream(1);
    OptionalInt round = game.round(state);
    List<PlannedStep<S, M, O>> parts = new ArrayList<>();
    parts.add(PlannedStep.of(game, state, seat, move));
    while (parts.size() < MOST) {
      S after = parts.getLast().step().after();
      if (!game.round(after).equals(round)
          || !(game.next(after) instanceof Next.Decide<M, O>(int decides, List<M> moves))
          || decides != seat) {
        break;
      }
      Decision<M, V> decision = Decision.of(game, after, seat, moves);
      M best = judge.rate(decision, random, Allowance.UNLIMITED).best().move();
      parts.add(PlannedStep.of(game, after, seat, best));
    }
    return new Plan<>(seat, parts);
  }

  /** These moves, one after the other. */
  public static <S, M, O, V> Plan<S, M, O> of(
      Game<S, M, O, V> game, S state, int seat, List<M> moves) {
    List<PlannedStep<S, M, O>> parts = new ArrayList<>();
    S now = state;
    for (M move : moves) {
      PlannedStep<S, M, O> part = PlannedStep.of(game, now, seat, move);
      parts.add(part);
      now = part.step().after();
    }
    return new Plan<>(seat, parts);
  }

  /** What was really played from a decision of a game onwards. */
  public static <S, M, O, V> Plan<S, M, O> played(Replay<S, M, O, V> replay, int seat, int event) {
    OptionalInt round = replay.game().round(replay.after(event - 1));
    List<PlannedStep<S, M, O>> parts = new ArrayList<>();
    for (Step<S, M, O> step : replay.steps().subList(event - 1, replay.steps().size())) {
      if (!(step.event() instanceof Event.Moved<M, O>(int mover, M move))
          || mover != seat
          || !replay.game().round(step.before()).equals(round)) {
        break;
      }
      parts.add(new PlannedStep<>(move, step));
    }
    return new Plan<>(seat, parts);
  }

  /** All moves. */
  public List<M> moves() {
    return parts.stream().map(PlannedStep::move).toList();
  }

  /**
   * The parts that a person would name. What nobody else sees only prepares a later move, such as a
   * card that is set aside to be exchanged.
   */
  public <V> List<PlannedStep<S, M, O>> named(Game<S, M, O, V> game) {
    int last = parts.size() - 1;
    List<PlannedStep<S, M, O>> named = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      if (i == last || !game.tell(parts.get(i).step(), new Viewer.Spectator()).isEmpty()) {
        named.add(parts.get(i));
      }
    }
    return named;
  }

  /** The moves that a person would name. */
  public <V> List<M> namedMoves(Game<S, M, O, V> game) {
    return named(game).stream().map(PlannedStep::move).toList();
  }

  /** What speaks for the plan: what speaks for the first move that a person would name. */
  public <V> Reason explain(Game<S, M, O, V> game, Mind<M, V> mind) {
    PlannedStep<S, M, O> first = named(game).getFirst();
    return mind.explain(game.view(first.before(), new Viewer.Seat(seat)), first.move());
  }
}
