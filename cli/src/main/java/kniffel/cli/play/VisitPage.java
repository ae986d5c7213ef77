package kniffel.cli.play;

import java.util.List;
import java.util.Map;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Game;
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

  /** Who sits where is known, or has changed. */
  void seat(TableInfo info) {
    narrator =
        new Narrator(words, info.seats().stream().map(seat -> seat.name().orElse("?")).toList());
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
   * <p>What is hidden changes neither, so any state that looks the same will do.
   */
  Offers<M> offers(Update<M, V> at) {
    if (at.moves().isEmpty()) {
      return Offers.none();
    }
    S determinized = game.determinize(at.view(), new SeededDice(at.version()).at(1));
    return Offers.asked(game, determinized, at.asked().orElseThrow(), at.moves());
  }

  private Look look() {
    return new Look(narrator, desk.colour(), desk.width(), desk.height());
  }

  Block draw(Update<M, V> at, Offers<M> offers) {
    return screen.draw(at.view(), at.viewer(), offers, look());
  }

  /** Shows an update after which the player decides. */
  void show(Update<M, V> at, List<String> log) {
    Offers<M> offers = offers(at);
    String name = narrator.name(at.asked().orElseThrow());
    desk.show(
        draw(at, offers),
        log,
        words.say("cli.ask", Map.of("name", name)),
        screen.keys(at.view(), offers, look()) + " · " + words.say("cli.keys-always"));
  }
}
