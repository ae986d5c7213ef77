package kniffel.bench.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.rules.Ids;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import org.jspecify.annotations.Nullable;

/** Hears everything that is kept and told, and compares it with the truth. */
final class Witness {

  private static final String REFUSED = "{\"refused\":";

  private final World world;
  private final Map<String, Truth> truths = new HashMap<>();
  private long moves;

  /** The same text is often sent to several. */
  private @Nullable Told last;

  Witness(World world) {
    this.world = world;
  }

  void add(String table, Truth truth) {
    truths.put(table, truth);
  }

  Truth truth(String table) {
    Truth truth = truths.get(table);
    if (truth == null) {
      throw new IllegalStateException("no table " + table);
    }
    return truth;
  }

  /** How many moves were kept. */
  long moves() {
    return moves;
  }

  private void wrong(String table, @Nullable String what) {
    if (what != null) {
      world.fail(table + ": " + what);
    }
  }

  void appended(Append append, StoredTable now) {
    moves++;
    wrong(append.table(), truth(append.table()).appended(append, now));
  }

  void changed(StoredTable now, Head after) {
    wrong(now.id(), truth(now.id()).changed(now, after));
  }

  /**
   * A table is opened where the game of another goes on.
   *
   * @param before the whole log of that other one
   */
  void opened(StoredTable old, Opened opened, String before) {
    String log = opened.log().map(LogEntry::events).orElse("").replace("\n ", "\n");
    boolean begins = log.isEmpty() || (before.replace("\n ", "\n") + "\n").startsWith(log + "\n");
    if (!begins || !old.agreement().goesOn().equals(Optional.of(opened.table().id()))) {
      wrong(old.id(), "it goes on with another log, or nobody says where");
    }
    Truth truth = new Truth(opened.table(), opened.head(), world.setting());
    truth.played(opened.log().stream().toList());
    truth.oweHint(truth(old.id()).wasHintedAfter(truth.version()));
    add(opened.table().id(), truth);
  }

  /** It was stored, or somebody was told, where a game goes on. */
  void goesOn(String table, String id) {
    if (!truths.containsKey(id)) {
      wrong(table, "it is said to go on at " + id + ", which is not there");
    }
  }

  void moved(String table, Head after) {
    wrong(table, truth(table).moved(after));
  }

  /** A message is sent to somebody; the state in it, if it is one. */
  @Nullable Told told(SimulatedSocket socket, Life life, String message) {
    world.trace().mix(message.hashCode());
    if (message.startsWith(Told.STATE)) {
      return state(socket, life, message);
    }
    if (message.startsWith(Info.CHANGED)) {
      info(socket, life, message);
    } else if (message.startsWith(REFUSED)) {
      refused(socket, life, message);
    } else if (world.trace().isRead() && !message.startsWith("{\"pong\"")) {
      world.trace().line(life.name(), "tells " + socket.player() + " " + message);
    }
    return null;
  }

  @SuppressWarnings("ReferenceEquality") // the very same text was parsed already
  private Told state(SimulatedSocket socket, Life life, String message) {
    Told told =
        last != null && last.text == message
            ? last
            : new Told(message, socket.language(), this::truth);
    last = told;
    if (world.trace().isRead()) {
      world
          .trace()
          .line(
              life.name(),
              "tells "
                  + socket.player()
                  + (" version " + told.version + " of " + told.table)
                  + (" from seat " + told.viewer + ", asked is " + told.asked)
                  + (told.done == null ? "" : ", done: " + told.done)
                  + (told.isOffered() ? ", " + told.moveCount() + " moves" : ""));
    }
    Truth truth = truth(told.table);
    wrong(told.table, truth.told(told, socket.player(), socket.language()));
    if (told.done != null) {
      wrong(told.table, truth.acknowledged(socket.player() + "/" + told.done));
    }
    return told;
  }

  private void refused(SimulatedSocket socket, Life life, String message) {
    Scan scan = new Scan(message, REFUSED.length());
    String table = "";
    String id = "";
    String code = "";
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "table" -> table = scan.string();
        case "id" -> id = scan.string();
        case "code" -> code = scan.string();
        default -> scan.skip();
      }
    }
    if (world.trace().isRead()) {
      world.trace().line(life.name(), "refuses " + socket.player() + "/" + id + ": " + code);
    }
    if (!code.equals("unavailable")) {
      wrong(table, truth(table).declined(socket.player() + "/" + id, code));
    }
  }

  private void info(SimulatedSocket socket, Life life, String message) {
    Info info = new Info(message);
    if (world.trace().isRead()) {
      world
          .trace()
          .line(
              life.name(),
              "tells "
                  + socket.player()
                  + (" revision " + info.revision + " of " + info.table + ", " + info.status)
                  + (", seats " + info.seats));
    }
    wrong(info.table, agrees(info, socket.player()));
  }

  /**
   * Whether what is told about a revision is what was agreed, and shows only what this player may
   * see.
   */
  private @Nullable String agrees(Info info, String player) {
    StoredTable agreed = truth(info.table).agreements().at(info.revision);
    if (agreed == null) {
      return "revision " + info.revision + " was told and never agreed";
    }
    boolean seated = !agreed.agreement().seatsOf(player).isEmpty();
    if (!info.status.equals(Ids.of(agreed.status())) || info.seated != seated) {
      return "revision " + info.revision + " is not what was told to " + player;
    }
    if (info.links && !seated) {
      return player + " was told how to get in";
    }
    if (info.seats.size() != agreed.agreement().places().size()) {
      return "revision " + info.revision + " has other seats than were told";
    }
    for (int seat = 0; seat < info.seats.size(); seat++) {
      Info.ToldSeat told = info.seats.get(seat);
      if (told.mine() != agreed.agreement().isSeat(seat, player)
          || (agreed.agreement().places().get(seat) instanceof Place.Person person
              && person.standIn().isPresent() != told.standIn())) {
        return "revision " + info.revision + " has another seat " + seat + " than was told";
      }
    }
    return null;
  }

  /** Somebody is told that a change is not possible, having asked when this revision was kept. */
  void refused(String table, String what, int since, UnaryOperator<StoredTable> change) {
    wrong(table, truth(table).agreements().refused(what, since, change));
  }

  /** Somebody is told that this was agreed. */
  void agreed(StoredTable table) {
    wrong(
        table.id(),
        truth(table.id()).agreements().was(table)
            ? null
            : "a change was acknowledged and is not there");
  }
}
