package kniffel.cli.play;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.words.Narrator;

/** The log of a game in words, for each viewer as that viewer may know it. */
final class Chronicle {

  private final Narrator narrator;
  private final List<Viewer> viewers = new ArrayList<>();
  private final List<List<String>> lines = new ArrayList<>();

  Chronicle(Narrator narrator, int players) {
    this.narrator = narrator;
    for (int seat = 0; seat < players; seat++) {
      viewers.add(new Viewer.Seat(seat));
    }
    viewers.add(new Viewer.Spectator());
    viewers.forEach(viewer -> lines.add(new ArrayList<>()));
  }

  <S, M, O, V> void add(Game<S, M, O, V> game, Step<S, M, O> step) {
    for (int i = 0; i < viewers.size(); i++) {
      for (Fact fact : game.tell(step, viewers.get(i))) {
        lines.get(i).add(narrator.say(fact));
      }
    }
  }

  List<String> asTold(Viewer viewer) {
    return lines.get(viewers.indexOf(viewer));
  }
}
