package kniffel.cli.play;

import java.util.List;
import java.util.Map;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Page;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.Table;
import kniffel.words.Narrator;

/** What the person at the terminal is shown of a game that is played there. */
final class HostPage<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final Desk desk;
  private final Narrator narrator;
  private final Screen<M, V> screen;
  private final Chronicle chronicle;
  private Viewer viewer = new Viewer.Spectator();

  HostPage(Table<S, M, O, V> table, Desk desk, Narrator narrator) {
    this.table = table;
    this.game = table.game();
    this.desk = desk;
    this.narrator = narrator;
    this.screen = Terminals.of(table.header().rulebook().id(), game).screen().get();
    this.chronicle =
        new Chronicle(fact -> signed(narrator.say(fact)), table.header().seats().size());
  }

  Screen<M, V> screen() {
    return screen;
  }

  /** Who is looking at the screen now; nobody in particular while it is covered or nobody plays. */
  void seenBy(Viewer now) {
    viewer = now;
  }

  Viewer viewer() {
    return viewer;
  }

  /** A line as it is shown; where it is read aloud, names replace signs. */
  String signed(String line) {
    return desk.isPlain()
        ? line
        : screen.signed(line, new Look(narrator, desk.hasColours(), 80, 24));
  }

  /** Everything that the person looking was told. */
  List<String> told() {
    return chronicle.asTold(viewer);
  }

  List<String> told(Viewer to) {
    return chronicle.asTold(to);
  }

  /** Adds a step to the log. */
  void tell(Step<S, M, O> step) {
    chronicle.add(game, step);
  }

  /** Adds a step to the log and shows the table after it. */
  void happen(Step<S, M, O> step) {
    int known = told().size();
    tell(step);
    V before = game.view(step.before(), viewer);
    V after = game.view(step.after(), viewer);
    Viewer eyes = viewer;
    Page.Art art =
        canvas -> draw(canvas.frame() == 0 ? after : before, eyes, Offers.none(), canvas);
    List<String> all = List.copyOf(told());
    Page page = new Page.Watch(art, all, all.subList(known, all.size()), "");
    if (step.event() instanceof Event.Happened<M, O> && screen.isRolling(before)) {
      desk.tumble(page);
    } else {
      desk.show(page);
    }
  }

  /** Shows the table to the person who is to decide. */
  void ask(Next<M, O> next) {
    if (next instanceof Next.Decide<M, O>(int seat, List<M> moves)) {
      Offers<M> offers = Offers.asked(game, table.state(), seat, moves);
      V view = game.view(table.state(), viewer);
      Viewer eyes = viewer;
      String keys = screen.keys(view, offers, new Look(narrator, false, 80, 24));
      desk.show(
          new Page.Ask(
              canvas -> draw(view, eyes, offers, canvas),
              List.copyOf(told()),
              narrator.words().say("cli.ask", Map.of("name", narrator.name(seat))),
              keys + " · " + narrator.words().say("cli.keys-always")));
    }
  }

  /** Shows the table to whoever has rolled and is to say what fell. */
  void askFaces(String question, String keys) {
    V view = game.view(table.state(), viewer);
    Viewer eyes = viewer;
    desk.show(
        new Page.Ask(
            canvas -> draw(view, eyes, Offers.none(), canvas),
            List.copyOf(told()),
            question,
            keys + " · " + narrator.words().say("cli.keys-always")));
  }

  /** Shows the table to somebody who has something new to see before giving the device away. */
  void part(String line, String keys) {
    V view = game.view(table.state(), viewer);
    Viewer eyes = viewer;
    desk.show(
        new Page.Part(
            canvas -> draw(view, eyes, Offers.none(), canvas), List.copyOf(told()), line, keys));
  }

  void end(List<String> result) {
    V view = game.view(table.state(), viewer);
    Viewer eyes = viewer;
    String keys = narrator.words().say("cli.keys-over");
    desk.show(new Page.Over(canvas -> draw(view, eyes, Offers.none(), canvas), result, keys));
  }

  private Block draw(V view, Viewer eyes, Offers<M> offers, Page.Canvas canvas) {
    Page.Canvas own = offers.moves().isEmpty() ? canvas.withoutTargets() : canvas;
    return screen.draw(view, eyes, offers, new Look(narrator, own));
  }
}
