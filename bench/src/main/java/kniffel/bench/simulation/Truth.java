package kniffel.bench.simulation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.Ids;
import kniffel.rules.Standings;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Result;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.FromServer.Refused.RefusalCode;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * What really happened at one table, and whether what is done or said agrees with it.
 *
 * <p>Each check returns what is wrong, or null.
 */
final class Truth {

  private final Setting setting;
  private final Set<String> commands = new HashSet<>();
  private final Set<String> declined = new HashSet<>();
  private final Set<Integer> hinted = new HashSet<>();

  private final Agreements agreements;
  private @Nullable Replica<?, ?, ?, ?> replica;
  private int results;
  private boolean hintOwed;

  Truth(StoredTable stored, Head head, Setting setting) {
    this.setting = setting;
    this.agreements = new Agreements(stored, head);
  }

  Agreements agreements() {
    return agreements;
  }

  private StoredTable stored() {
    return agreements.now();
  }

  int version() {
    return replica == null ? 0 : replica.version();
  }

  /** The seat that decides; -1 if none does. */
  int asked() {
    return replica == null ? -1 : replica.asked(replica.version());
  }

  /** Whether people are to say what fell. */
  boolean isFalling() {
    return replica != null && replica.isFalling(replica.version());
  }

  /** Whose dice fall, where that is somebody's. */
  Optional<Integer> roller() {
    return replica == null ? Optional.empty() : replica.roller(replica.version());
  }

  /** How many events stay if what people said last is taken back; -1 if they have said nothing. */
  int beforeLastSaid() {
    int event = version();
    while (event > 0 && !begun().isSaid(event)) {
      event--;
    }
    return event - 1;
  }

  /** Whether the first decision after a version has since had a hint that was acknowledged. */
  boolean wasHintedAfter(int version) {
    Replica<?, ?, ?, ?> game = begun();
    int decider = -1;
    for (int i = version; i < game.version(); i++) {
      int seat = game.asked(i);
      decider = decider < 0 ? seat : decider;
      if (seat >= 0 && seat == decider && game.mark(i + 1).hint()) {
        return true;
      }
    }
    return hinted.contains(version()) && (decider < 0 || decider == asked());
  }

  /** The next decision of a person was advised by a hint that was given before. */
  void oweHint(boolean owed) {
    hintOwed = owed;
  }

  boolean isOver() {
    return replica != null && replica.standings(replica.version()).isPresent();
  }

  /** Something was stored before anybody looked. */
  void played(List<LogEntry> entries) {
    begin();
    for (LogEntry entry : entries) {
      var _ = begun().append(entry.events());
    }
  }

  private Replica<?, ?, ?, ?> begun() {
    if (replica == null) {
      throw new IllegalStateException("not begun");
    }
    return replica;
  }

  private void begin() {
    if (replica == null
        && switch (stored().status()) {
          case RUNNING, OVER -> true;
          case OPEN, BEGINNING, CLOSED -> false;
        }) {
      replica = Replica.of(stored(), setting);
    }
  }

  // What is kept

  @Nullable String appended(Append append, StoredTable now) {
    Replica<?, ?, ?, ?> game = replica;
    if (game == null) {
      return "an event was kept before the game began";
    }
    int asked = game.asked(game.version());
    int before = game.version();
    Optional<Replica.KeptEvent> decided;
    try {
      decided = game.append(append.entry().events());
    } catch (RuntimeException e) {
      return "what was kept is no game: " + e;
    }
    if (append.after().version() != game.version()) {
      return "the head says version " + append.after().version() + " after " + game.version();
    }
    Optional<String> command = append.entry().command();
    if (command.isPresent()) {
      if (!commands.add(command.get())) {
        return command.get() + " was carried out twice";
      }
      if (declined.contains(command.get())) {
        return command.get() + " was carried out although it was declined";
      }
    }
    agreements.goOn(now, append.after());
    String wrong =
        decided.isPresent()
            ? byWhom(asked, before, decided.get(), command)
            : game.isFalling(before) ? saidByWhom(game.roller(before), command) : null;
    return wrong != null ? wrong : ended(append.results());
  }

  /** Only the owner of the dice says what fell, or anybody where the owner is not there. */
  private @Nullable String saidByWhom(Optional<Integer> roller, Optional<String> command) {
    return command
            .filter(
                each -> stored().agreement().maySay(roller, each.substring(0, each.indexOf('/'))))
            .isPresent()
        ? null
        : "what fell for " + roller + " was said by " + command;
  }

  /** Only the person in that seat decides for it, or a bot whose name is noted. */
  private @Nullable String byWhom(
      int asked, int version, Replica.KeptEvent decided, Optional<String> command) {
    Place place = stored().agreement().places().get(asked);
    if (command.isPresent()) {
      String player = command.get().substring(0, command.get().indexOf('/'));
      if (!stored().agreement().isSeat(asked, player)) {
        return command.get() + " decided for seat " + asked + ", which is somebody else's";
      }
      boolean owed = hintOwed;
      hintOwed = false;
      if ((owed || hinted.contains(version)) && !decided.mark().hint()) {
        return "the hint at version " + version + " was acknowledged and is not noted";
      }
      return null;
    }
    hintOwed = false;
    return place instanceof Place.Person && decided.mark().by().isEmpty()
        ? "seat " + asked + " is a person's, and nobody says that a bot played"
        : null;
  }

  private @Nullable String ended(Optional<List<Result>> told) {
    Optional<Standings> standings = begun().standings(version());
    if (told.isPresent()) {
      results++;
    }
    if (standings.isPresent() != told.isPresent() || results > 1) {
      return "the result was kept "
          + results
          + " times, and the game is "
          + (standings.isPresent() ? "over" : "not over");
    }
    if (told.isPresent()) {
      for (Result result : told.get()) {
        if (result.score() != standings.orElseThrow().scores().get(result.seat())) {
          return "a wrong result was kept";
        }
        if (result.entry().isPresent() != isEntered()) {
          return "the result was entered in a book, or not, and should not be, or should";
        }
      }
    }
    return null;
  }

  /** A book contains only results that somebody wanted there and played alone. */
  private boolean isEntered() {
    Replica<?, ?, ?, ?> game = begun();
    return stored().agreement().book().isPresent()
        && game.page().isPresent()
        && IntStream.rangeClosed(1, game.version())
            .noneMatch(event -> game.mark(event).by().isPresent())
        && stored().agreement().places().stream()
            .noneMatch(place -> place instanceof Place.Person person && person.left());
  }

  @Nullable String changed(StoredTable now, Head after) {
    if (after.version() != version()) {
      return "the head says version " + after.version() + " after " + version();
    }
    String wrong = agreements.changed(now, after);
    if (wrong == null) {
      begin();
    }
    return wrong;
  }

  /** Only the head has changed: a hint. */
  @Nullable String moved(Head after) {
    if (after.version() != version()) {
      return "the head says version " + after.version() + " after " + version();
    }
    agreements.goOn(stored(), after);
    return null;
  }

  // What is said

  void hint(int version) {
    hinted.add(version);
  }

  @Nullable String acknowledged(String command) {
    return commands.contains(command) ? null : command + " was acknowledged and is not in the log";
  }

  @Nullable String declined(String command, String code) {
    declined.add(command);
    if (commands.contains(command)) {
      return command + " is in the log and was declined";
    }
    // Whoever sends a command has seen the game begin, and a game that has ended never begins
    // again.
    return code.equals(Ids.of(RefusalCode.NOT_RUNNING)) && isRunning()
        ? command + " was told that there is no game, and there is"
        : null;
  }

  private boolean isRunning() {
    return stored().status() == Status.RUNNING
        && stored().agreement().goesOn().isEmpty()
        && !isOver();
  }

  /** What a viewer may be told of a version; null if there is none, or nobody has said yet. */
  @Nullable String view(int version, int viewer) {
    return replica == null || version > replica.version() ? null : replica.view(version, viewer);
  }

  /** What a viewer may be told of an event; null if there is none, or nobody has said yet. */
  @Nullable String lines(int event, int viewer, Language language) {
    return replica == null || event < 1 || event > replica.version()
        ? null
        : replica.lines(event, viewer, language);
  }

  /** A state was told to somebody. */
  @Nullable String told(Told told, String player, Language language) {
    Replica<?, ?, ?, ?> game = replica;
    if (game == null || told.version > game.version()) {
      return "version " + told.version + " was told, and there is only " + version();
    }
    return new ToldTruly(game, agreements).wrong(told, player, language);
  }
}
