package kniffel.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;
import kniffel.rules.Viewer;
import kniffel.table.Table;
import kniffel.words.Narrator;
import org.jspecify.annotations.Nullable;

/** Several people at one terminal: who is looking at it, and what they must not see. */
final class Sharing<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final HostPage<S, M, O, V> page;
  private final Desk desk;
  private final Narrator narrator;
  private final List<Integer> people;

  /** The seat of the person who looks at the screen; null while it is covered or nobody plays. */
  private @Nullable Integer atTheDesk;

  /** How much that person and everybody had been told when the person was last asked. */
  private int ownKnown;

  private int openKnown;

  Sharing(
      Table<S, M, O, V> table,
      HostPage<S, M, O, V> page,
      Desk desk,
      Narrator narrator,
      Set<Integer> bots) {
    this.table = table;
    this.page = page;
    this.desk = desk;
    this.narrator = narrator;
    this.people =
        IntStream.range(0, table.header().seats().size())
            .filter(seat -> !bots.contains(seat))
            .boxed()
            .toList();
    if (people.size() == 1) {
      sitDown(people.getFirst());
    }
  }

  private void sitDown(int seat) {
    atTheDesk = seat;
    page.seenBy(new Viewer.Seat(seat));
  }

  /** Makes sure that this person is looking at the screen; false if somebody wants to stop. */
  boolean handOver(int seat) throws IOException {
    if (atTheDesk == null || atTheDesk != seat) {
      desk.drop();
      if (hidesSomething(seat) && !pass(seat)) {
        return false;
      }
      sitDown(seat);
      page.screen().clear();
    }
    ownKnown = page.told().size();
    openKnown = page.told(new Viewer.Spectator()).size();
    return true;
  }

  /** The last player's hand must be off the screen before the next one looks. */
  private boolean pass(int seat) throws IOException {
    // Printed lines stay where they are: there is nothing to look at again.
    boolean look = !desk.isPlain() && atTheDesk != null && hasNews(atTheDesk);
    if (look && !part(seat)) {
      return false;
    }
    atTheDesk = null;
    page.seenBy(new Viewer.Spectator());
    desk.show(new Page.Cover(say("cli.pass", seat)));
    return entered();
  }

  /** Whether somebody was told in private what happened since, such as cards that were drawn. */
  private boolean hasNews(int seat) {
    List<String> own = page.told(new Viewer.Seat(seat));
    List<String> open = page.told(new Viewer.Spectator());
    return !open.subList(openKnown, open.size()).containsAll(own.subList(ownKnown, own.size()));
  }

  private boolean part(int next) throws IOException {
    page.part(say("cli.seen", next), narrator.words().say("cli.keys-seen"));
    return entered();
  }

  private boolean entered() throws IOException {
    Key key;
    do {
      key = desk.key();
      if (key == Key.Special.STOP || key.is('q')) {
        return false;
      }
      if (key == Key.Special.RESIZED) {
        desk.refresh();
      }
    } while (!key.is('\n'));
    return true;
  }

  private String say(String message, int seat) {
    return narrator.words().say(message, Map.of("name", narrator.name(seat)));
  }

  private boolean hidesSomething(int seat) {
    return people.size() > 1
        && !table
            .game()
            .view(table.state(), new Viewer.Seat(seat))
            .equals(table.game().view(table.state(), new Viewer.Spectator()));
  }
}
