package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Playing;

/** Games played at random from a seed, and everything one might try in them. */
final class RandomGames {

  private RandomGames() {}

  /** One event of a game: the position before it, and the event. */
  record Step(
      KartenspielState before, Event<KartenspielMove, KartenspielOutcome> event, int number) {}

  /** Plays a whole game, shows each step, and returns the last position. */
  static KartenspielState random(
      Kartenspiel game, int players, SplittableRandom random, Consumer<Step> watch) {
    AtomicInteger number = new AtomicInteger();
    return Playing.toTheEnd(
            game,
            game.start(players),
            random::nextInt,
            (state, seat, moves) -> moves.get(random.nextInt(moves.size())),
            step -> watch.accept(new Step(step.before(), step.event(), number.getAndIncrement())))
        .state();
  }

  /** The legal moves; none if nobody decides. */
  static List<KartenspielMove> moves(Kartenspiel game, KartenspielState state) {
    return game.next(state)
            instanceof Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves)
        ? moves
        : List.of();
  }

  /** Every move that can be written down. */
  static List<KartenspielMove> pool() {
    List<KartenspielMove> pool = new ArrayList<>();
    pool.add(new KartenspielMove.Draw());
    pool.add(new KartenspielMove.EndTurn());
    for (Card card : Card.ALL) {
      pool.add(new KartenspielMove.Take(card));
      pool.add(new KartenspielMove.Spend(card));
      pool.add(new KartenspielMove.Trade(card));
      pool.add(new KartenspielMove.Discard(card));
    }
    for (Row row : Row.ALL) {
      pool.add(new KartenspielMove.SetUp(row));
      for (int stones = 1; stones <= 4; stones++) {
        for (int reserve = 0; reserve <= stones; reserve++) {
          pool.add(new KartenspielMove.Place(row, stones, reserve));
        }
      }
    }
    CombinationTest.all().forEach(one -> pool.add(new KartenspielMove.Play(one)));
    return pool;
  }
}
