package kniffel.browser;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.rules.Viewer;
import kniffel.table.json.JsonText;
import kniffel.telling.Advance;
import kniffel.telling.StateWriter;
import kniffel.telling.Waits;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.BookAnswers.BookResult;
import kniffel.wire.FromServer;
import kniffel.wire.Player;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/** The tables of this device, those that its page looks at, and what it has to be told. */
final class Device {

  /** Everybody here is the same player. */
  private static final String ID = "device";

  private final Common common;
  private final Map<String, DeviceTable> tables = new LinkedHashMap<>();
  private final Map<String, Viewer> watched = new LinkedHashMap<>();
  private final List<String> messages = new ArrayList<>();
  private final List<String> thinks = new ArrayList<>();
  private @Nullable String name;

  Device(Common common) {
    this.common = common;
  }

  /** Who plays here. */
  Player player(Language language) {
    return new Player(ID, name == null ? common.words(language).say("server.guest") : name);
  }

  void rename(String changed) {
    name = changed;
  }

  // Tables

  /**
   * Has these tables and no others: what could not be kept is forgotten. A table that cannot be
   * read, for whatever reason, must not hide the others.
   *
   * @return the ids of those that cannot be read; they stay kept
   */
  List<String> load(List<KeptTable> all, Outside moment) {
    tables.clear();
    watched.clear();
    List<String> unread = new ArrayList<>();
    for (KeptTable kept : all) {
      try {
        tables.put(kept.id(), new DeviceTable(common, kept, moment.now()));
      } catch (RuntimeException e) {
        unread.add(kept.id());
      }
    }
    return unread;
  }

  void add(DeviceTable table) {
    tables.put(table.id(), table);
  }

  /**
   * A table.
   *
   * @throws ProblemException if it is not here
   */
  DeviceTable table(String id) {
    DeviceTable table = tables.get(id);
    if (table == null) {
      throw ProblemException.notThere();
    }
    return table;
  }

  boolean has(String id) {
    return tables.containsKey(id);
  }

  /** What is known about all tables: running ones before finished ones. */
  List<TableInfo> infos() {
    return tables.values().stream()
        .filter(table -> table.stored().status() != Status.CLOSED)
        .map(this::info)
        .sorted(
            Comparator.comparing((TableInfo info) -> info.status() == Status.OVER)
                .thenComparing(info -> !info.myTurn())
                .thenComparingLong(info -> -info.updated()))
        .toList();
  }

  /** The tables whose game is over, in the order in which they ended. */
  List<DeviceTable> finished() {
    return tables.values().stream()
        .filter(table -> table.stored().status() == Status.OVER)
        .sorted(
            Comparator.comparingLong((DeviceTable table) -> table.stored().updated())
                .thenComparing(DeviceTable::id))
        .toList();
  }

  /** What was entered in books of a game's levels, the latest first. */
  List<BookResult> entered(String game) {
    return tables.values().stream()
        .filter(table -> table.stored().agreement().game().equals(game))
        .flatMap(table -> table.entered().stream())
        .sorted(Comparator.comparingLong(each -> -each.finished()))
        .toList();
  }

  TableInfo info(DeviceTable table) {
    return table.info(ID);
  }

  /** Whether the game waits for somebody here. */
  boolean mayAct(DeviceTable table) {
    return table.stored().agreement().mayAct(table.game().waits(), ID);
  }

  boolean isOwn(DeviceTable table, int seat) {
    return table.stored().agreement().isSeat(seat, ID);
  }

  /** Changes what is agreed, and tells it. */
  void change(DeviceTable table, UnaryOperator<StoredTable> change) {
    StoredTable next = change.apply(table.stored());
    if (next.equals(table.stored())) {
      return;
    }
    table.agree(next);
    if (isWatched(table)) {
      tellInfo(table);
    }
  }

  /** The game goes on, and that is told. */
  void make(DeviceTable table, Advance advance, Optional<String> command, Outside moment) {
    int before = table.game().version();
    table.make(advance, command, moment.now());
    if (isWatched(table)) {
      String state = state(table, before, moment.language());
      tell(command.map(id -> StateWriter.done(state, id)).orElse(state));
      if (table.game().standings().isPresent()) {
        tellInfo(table);
      }
    }
  }

  // The page

  boolean isWatched(DeviceTable table) {
    return watched.containsKey(table.id());
  }

  /** The page looks at a table from now on. */
  void open(DeviceTable table, Optional<Integer> seat, Outside moment) {
    watched.put(table.id(), viewer(table, seat));
    tellInfo(table);
    tell(state(table, 0, moment.language()));
  }

  void close(String table) {
    watched.remove(table);
  }

  private static Viewer viewer(DeviceTable table, Optional<Integer> seat) {
    List<Integer> own = table.stored().agreement().seatsOf(ID);
    return seat.filter(own::contains)
        .or(() -> own.size() == 1 ? Optional.of(own.getFirst()) : Optional.empty())
        .<Viewer>map(Viewer.Seat::new)
        .orElseGet(Viewer.Spectator::new);
  }

  private void tellInfo(DeviceTable table) {
    tell(new FromServer.Changed(info(table)));
  }

  /** The state as the page sees it. */
  String state(DeviceTable table, int since, Language language) {
    Viewer viewer = watched.getOrDefault(table.id(), new Viewer.Spectator());
    return table.writer(language).state(viewer, language, since, mayMove(table, viewer));
  }

  private boolean mayMove(DeviceTable table, Viewer viewer) {
    boolean covered =
        table.game().isHidden()
            && table.game().waits() instanceof Waits.Decision(int asked)
            && !viewer.is(asked);
    return mayAct(table) && !covered;
  }

  void tell(FromServer message) {
    tell(common.codec.write(FromServer.class, message));
  }

  void tell(String message) {
    messages.add(message);
  }

  // What happens by itself

  /** Has a table thought about. */
  void ask(DeviceTable table, Think.Topic topic, Outside moment) {
    thinks.add(
        JsonText.of(
            out -> {
              out.startObject();
              out.field("do").text("think");
              out.field("think");
              common.codec.write(Think.class, table.think(topic), out);
              out.field("solves").bool(table.solves(topic));
              out.field("now").number(moment.now());
              out.field("entropy").text(moment.entropy().another());
              out.field("language").text(moment.language().code());
              out.endObject();
            }));
  }

  /** Takes the result; the table may be gone by now. */
  void learn(Thought thought, Outside moment) {
    if (has(thought.table())) {
      DeviceTable table = table(thought.table());
      table.learn(thought).ifPresent(advance -> make(table, advance, Optional.empty(), moment));
    }
  }

  /** Does one thing that is due, if there is one. */
  void tick(Outside moment) {
    for (DeviceTable table : tables.values()) {
      if (table.due().filter(at -> at <= moment.now()).isPresent()) {
        ask(table, Think.Topic.BOT, moment);
        return;
      }
    }
  }

  /** In how many milliseconds something is due. */
  Optional<Long> next(long now) {
    return tables.values().stream()
        .flatMap(table -> table.due().stream())
        .min(Comparator.naturalOrder())
        .map(at -> Math.max(0, at - now));
  }

  // What is handed over

  List<String> takeMessages() {
    List<String> taken = List.copyOf(messages);
    messages.clear();
    return taken;
  }

  List<String> takeThinks() {
    List<String> taken = List.copyOf(thinks);
    thinks.clear();
    return taken;
  }

  List<KeptTable> takeUnkept() {
    return tables.values().stream().flatMap(table -> table.unkept().stream()).toList();
  }
}
