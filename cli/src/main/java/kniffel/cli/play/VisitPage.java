package kniffel.cli.play;

import java.util.List;
import java.util.Map;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Page;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Game;
import kniffel.rules.Visible;
import kniffel.table.dice.SeededDice;
import kniffel.wire.TableInfo;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** What a visitor is shown of a table of a server. */
final class VisitPage<S, M, O, V> {

  private final Game<S, M, O, V> game;
  private final Desk desk;
  private final Words words;
  private final Screen<M, V> screen;
  private Narrator narrator;

  VisitPage(Online<S, M, O, V> online, Desk desk, Words words) {
    this.game = online.game();
    this.desk = desk;
    this.words = words;
    this.screen = Terminals.of(online.rulebook().id(), game).screen().get();
    this.narrator = new Narrator(words, List.of());
  }

  /** The seating is known or has changed. */
  void seat(TableInfo info) {
    narrator =
        new Narrator(
            words,
            info.seats().stream().map(seat -> Visible.line(seat.name().orElse("?"))).toList());
  }

  /** A line as it is shown; where it is read aloud, names replace signs. */
  String signed(String line) {
    return desk.isPlain()
        ? line
        : screen.signed(line, new Look(narrator, desk.hasColours(), 80, 24));
  }

  Narrator narrator() {
    return narrator;
  }

  Screen<M, V> screen() {
    return screen;
  }

  /**
   * What the server offers, with previews and objections of our own.
   *
   * <p>Hidden things change neither, so any state that looks the same will do.
   */
  Offers<M> offers(Update<M, V> at) {
    if (at.moves().isEmpty()) {
      return Offers.none();
    }
    S determinized = game.determinize(at.view(), new SeededDice(at.version()).at(1));
    return Offers.asked(game, determinized, at.asked().orElseThrow(), at.moves());
  }

  /** Shows an update after which the player decides. */
  void ask(Update<M, V> at, List<String> log) {
    Offers<M> offers = offers(at);
    String name = narrator.name(at.asked().orElseThrow());
    String keys = screen.keys(at.view(), offers, new Look(narrator, false, 80, 24));
    desk.show(
        new Page.Ask(
            art(at, offers),
            List.copyOf(log),
            words.say("cli.ask", Map.of("name", name)),
            keys + " · " + words.say("cli.keys-always")));
  }

  /**
   * Shows an update after which others decide.
   *
   * @param news how many of the last lines of the log are new
   */
  void watch(Update<M, V> at, List<String> log, int news) {
    List<String> all = List.copyOf(log);
    desk.show(
        new Page.Watch(
            art(at, Offers.none()),
            all,
            all.subList(all.size() - news, all.size()),
            words.say("cli.keys-always")));
  }

  /** Shows an update to somebody who then passes the device on. */
  void part(Update<M, V> at, List<String> log, int next) {
    desk.show(
        new Page.Part(
            art(at, Offers.none()),
            List.copyOf(log),
            words.say("cli.seen", Map.of("name", narrator.name(next))),
            words.say("cli.keys-seen")));
  }

  void cover(int next) {
    desk.show(new Page.Cover(words.say("cli.pass", Map.of("name", narrator.name(next)))));
  }

  void end(Update<M, V> at, List<String> result, String keys) {
    desk.show(new Page.Over(art(at, Offers.none()), result, keys));
  }

  private Page.Art art(Update<M, V> at, Offers<M> offers) {
    Narrator names = narrator;
    return canvas -> draw(at, offers, names, canvas);
  }

  private Block draw(Update<M, V> at, Offers<M> offers, Narrator names, Page.Canvas canvas) {
    Page.Canvas own = offers.moves().isEmpty() ? canvas.withoutTargets() : canvas;
    return screen.draw(at.view(), at.viewer(), offers, new Look(names, own));
  }
}
