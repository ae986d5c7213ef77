package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Playing;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import org.junit.jupiter.params.provider.Arguments;

/** Games played at random, over all options and numbers of players. */
final class RandomGames {

  private RandomGames() {}

  /** Sees each event together with the state before and after it. */
  interface Watcher {
    void sees(KartenState before, Event<KartenMove, KartenOutcome> event, KartenState after);
  }

  /** All options, each with an odd or with an even number of players, in turn. */
  static Stream<Arguments> all() {
    List<Arguments> all = new ArrayList<>();
    int first = 1;
    for (boolean autoAnnounce : List.of(false, true)) {
      for (FirstPlayer firstPlayer : FirstPlayer.values()) {
        for (int maxRounds : List.of(0, 4, 200)) {
          for (int players = first; players <= Karten.MAX_PLAYERS; players += 2) {
            all.add(Arguments.of(new KartenOptions(autoAnnounce, firstPlayer, maxRounds), players));
          }
          first = 3 - first;
        }
      }
    }
    return all.stream();
  }

  /** Plays to the end, which must come. */
  static KartenState play(Karten game, int players, Random random, Watcher watcher) {
    return Playing.toTheEnd(
            game,
            game.start(players),
            random::nextInt,
            (state, seat, moves) -> moves.get(random.nextInt(moves.size())),
            step -> watcher.sees(step.before(), step.event(), step.after()))
        .state();
  }

  static List<Viewer> viewers(int players) {
    List<Viewer> viewers = new ArrayList<>();
    IntStream.range(0, players).forEach(seat -> viewers.add(new Viewer.Seat(seat)));
    viewers.add(new Viewer.Spectator());
    return viewers;
  }
}
