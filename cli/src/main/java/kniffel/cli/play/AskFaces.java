package kniffel.cli.play;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.rules.Ask;
import kniffel.table.PadTurns;
import kniffel.table.Table;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** Asks people who roll their own dice what fell. */
final class AskFaces<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Desk desk;
  private final Narrator narrator;
  private final Words words;
  private final HostPage<S, M, O, V> page;
  private final Sharing<S, M, O, V> sharing;
  private final GameMenu menu;
  private final TakeBack<S, M, O, V> takeBack;

  AskFaces(Asking<S, M, O, V> asking) {
    this.table = asking.table();
    this.desk = asking.desk();
    this.narrator = asking.narrator();
    this.words = narrator.words();
    this.page = asking.page();
    this.sharing = asking.sharing();
    this.menu = asking.menu();
    this.takeBack = asking.takeBack();
  }

  /** Asks until an answer is confirmed; none if they want to stop, or take dice back. */
  Optional<FacesEntry> ask(Ask ask) throws IOException {
    OptionalInt roller = table.game().roller(table.state());
    boolean bots = table.header().isBot(roller);
    FacesEntry entry = new FacesEntry(ask, !bots && PadTurns.isPossibleAfter(table));
    if (roller.isPresent() && !bots && !sharing.handOver(roller.getAsInt())) {
      return Optional.empty();
    }
    String name = roller.isPresent() ? narrator.name(roller.getAsInt()) : "";
    Runnable show = () -> page.askFaces(entry.question(game(), name, words), entry.keys(words));
    show.run();
    while (true) {
      Key key = desk.key();
      switch (menu.press(key)) {
        case STOP -> {
          return Optional.empty();
        }
        case NONE -> {}
        case UNDO -> {
          show.run();
          if (takeBack.isDone()) {
            return Optional.empty();
          }
        }
        case BACK -> show.run();
        case HINT -> desk.tell(words.say("cli.own.no-hint"));
        case PLAY -> {
          takeBack.forget();
          if (press(key, entry, name, show)) {
            return Optional.of(entry);
          }
        }
      }
    }
  }

  private String game() {
    return table.header().rulebook().id();
  }

  /** Takes a key into an entry; whether that confirmed it. */
  private boolean press(Key key, FacesEntry entry, String name, Runnable show) {
    switch (key instanceof Key.Typed(char typed)
        ? entry.press(typed)
        : FacesEntry.KeyEffect.UNKNOWN) {
      case CHANGED -> {
        if (desk.isPlain()) { // printed lines stay, so the table is not printed again for each key
          desk.tell(entry.question(game(), name, words));
        } else {
          show.run();
        }
      }
      case NOT_WHOLE -> desk.tell(words.say("cli.own.not-whole"));
      case UNKNOWN -> UnknownKey.line(key, words).ifPresent(desk::tell);
      case CONFIRMED -> {
        return true;
      }
    }
    return false;
  }
}
