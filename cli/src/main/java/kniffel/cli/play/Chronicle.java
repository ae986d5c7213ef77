package kniffel.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Step;
import kniffel.rules.Viewer;

/** The log of a game in words, for each viewer as far as that viewer may know it. */
final class Chronicle {

  private final Function<Fact, String> words;
  private final List<Viewer> viewers = new ArrayList<>();
  private final List<List<String>> lines = new ArrayList<>();

  Chronicle(Function<Fact, String> words, int players) {
    this.words = words;
    for (int seat = 0; seat < players; seat++) {
      viewers.add(new Viewer.Seat(seat));
    }
    viewers.add(new Viewer.Spectator());
    viewers.forEach(viewer -> lines.add(new ArrayList<>()));
  }

  <S, M, O, V> void add(Game<S, M, O, V> game, Step<S, M, O> step) {
    for (int i = 0; i < viewers.size(); i++) {
      for (Fact fact : game.tell(step, viewers.get(i))) {
        lines.get(i).add(words.apply(fact));
      }
    }
  }

  List<String> asTold(Viewer viewer) {
    return lines.get(viewers.indexOf(viewer));
  }
}
