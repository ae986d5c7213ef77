package kniffel.browser;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.table.EventMark;
import kniffel.table.json.Json;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.telling.agreed.AgreedGame;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Progress;
import kniffel.telling.agreed.Standing;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Answers;
import kniffel.wire.BookAnswers.BookResult;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * A table on this device: what is agreed, the game, and the parts of both that are not kept yet.
 */
final class DeviceTable {

  private static final String EXPERT = Ids.of(Strength.EXPERT);

  private final Common common;
  private StoredTable stored;
  private int revision;
  private boolean hinted;
  private final LiveGame<?, ?, ?, ?> game;
  private @Nullable StateWriter writer;
  private @Nullable Language told;

  /** The commands that were carried out; one repeated after a restart is refused as stale. */
  private final Set<String> known = new HashSet<>();

  /** The lines of the log that the device does not keep yet. */
  private final List<String> newLines = new ArrayList<>();

  private boolean headChanged;

  /** Since when it has been waiting. */
  private long since;

  /** Whether a bot's move is being thought about. */
  private boolean thinking;

  /** The hint that was thought out last, and the review. */
  private @Nullable Thought advice;

  private Answers.@Nullable Review review;

  /** A new table. */
  DeviceTable(Common common, StoredTable stored, long now) {
    this(common, stored, "", now);
  }

  /** A table that was kept. */
  DeviceTable(Common common, KeptTable kept, long now) {
    KeptTable.KeptHead head = common.codec.read(KeptTable.KeptHead.class, kept.head(), "head");
    this.common = common;
    this.stored = head.table();
    this.revision = head.revision();
    this.hinted = head.hinted();
    this.since = now;
    this.game = AgreedGame.game(stored, common.codec);
    kept.lines().forEach(game::replay);
  }

  /**
   * A new table where a game goes on.
   *
   * @param lines its log so far
   */
  DeviceTable(Common common, StoredTable stored, String lines, long now) {
    LiveGame<?, ?, ?, ?> begun = AgreedGame.game(stored, common.codec);
    this.common = common;
    this.stored = stored;
    this.revision = 1;
    this.headChanged = true;
    this.since = now;
    this.game = begun;
    if (!lines.isEmpty()) {
      begun.replay(lines);
      keep(lines);
    }
    begun.chance().ifPresent(this::add);
  }

  String id() {
    return stored.id();
  }

  StoredTable stored() {
    return stored;
  }

  LiveGame<?, ?, ?, ?> game() {
    return game;
  }

  boolean isHinted() {
    return hinted;
  }

  /** How the game is told in a language. */
  StateWriter writer(Language language) {
    if (writer == null || told != language) {
      writer = new StateWriter(id(), game, Map.of(language, common.words(language)), common.offers);
      told = language;
    }
    return writer;
  }

  TableInfo info(String player) {
    Progress progress = Progress.of(game.round(), game.scores(), game.standings());
    return new Standing(
            game.version(),
            revision,
            game.waits().forSeat(),
            Optional.empty(),
            Optional.of(progress),
            0)
        .info(stored, player, person -> Optional.empty());
  }

  /** What its game has entered in a book of levels, once it is over. */
  Optional<BookResult> entered() {
    Agreement agreement = stored.agreement();
    return agreement
        .book()
        .filter(book -> stored.status() == Status.OVER)
        .flatMap(
            book ->
                game.page()
                    .map(
                        page ->
                            new BookResult(
                                book,
                                page.level(),
                                page.version(),
                                game.scores().getFirst(),
                                game.award().orElseThrow(),
                                stored.updated(),
                                id(),
                                Ids.of(agreement.diceOf()))));
  }

  boolean knows(String command) {
    return known.contains(command);
  }

  // Changes

  /** Something else is agreed. */
  void agree(StoredTable next) {
    stored = next;
    revision++;
    headChanged = true;
  }

  private void add(Advance advance) {
    keep(advance.lines());
    advance.make();
  }

  private void keep(String lines) {
    newLines.addAll(split(lines));
  }

  private static List<String> split(String lines) {
    return List.of(lines.split("\n", -1));
  }

  /** The decision that is due is made with a hint. */
  void hint() {
    hinted = true;
    revision++;
    headChanged = true;
  }

  /** The game goes on. */
  void make(Advance advance, Optional<String> command, long now) {
    add(advance);
    command.ifPresent(known::add);
    since = now;
    thinking = false;
    if (advance.isDecision() && hinted) {
      hinted = false;
      headChanged = true;
    }
    if (advance.standingsAfter().isPresent()) {
      stored = stored.next(Status.OVER, stored.agreement(), now);
      revision++;
      headChanged = true;
    }
  }

  // What happens by itself

  /** When something happens here by itself. */
  Optional<Long> due() {
    return thinking ? Optional.empty() : bot().map(level -> since + stored.agreement().pace());
  }

  /** The level of the bot that decides, if one does. */
  Optional<String> bot() {
    return stored.status() == Status.RUNNING
        ? game.asked()
            .flatMap(
                seat ->
                    stored.agreement().places().get(seat) instanceof Place.Machine machine
                        ? Optional.of(machine.level())
                        : Optional.empty())
        : Optional.empty();
  }

  /** The table is handed out to be thought about. */
  Think think(Think.Topic topic) {
    thinking |= topic == Think.Topic.BOT;
    String lines = game.lines(game.version());
    return new Think(
        topic, new KeptTable(id(), head(), lines.isEmpty() ? List.of() : split(lines)));
  }

  /** Whether the game has to be solved for a thought that somebody waits for. */
  boolean solves(Think.Topic topic) {
    return switch (topic) {
          case BOT -> bot().filter(EXPERT::equals).isPresent();
          case HINT -> true;
          case REVIEW -> false;
        }
        && common.advisor.isSolved(game);
  }

  /** The hint for the decision that is due, if it is thought out. */
  Optional<Answers.Hint> advice(Language language) {
    return Optional.ofNullable(advice)
        .filter(
            known -> known.version() == game.version() && known.language().equals(language.code()))
        .map(known -> common.codec.read(Answers.Hint.class, known.answer(), "hint"));
  }

  /** The books of the people who played, without words, if they are made. */
  Optional<Answers.Review> review() {
    return Optional.ofNullable(review);
  }

  /** Takes in a result of thinking; a bot's move is made if it still can be. */
  Optional<Advance> learn(Thought thought) {
    if (thought.version() != game.version()) {
      return Optional.empty();
    }
    switch (thought.topic()) {
      case BOT -> {
        return bot().map(level -> game.move(thought.answer(), EventMark.NONE));
      }
      case HINT -> advice = thought;
      case REVIEW -> review = common.codec.read(Answers.Review.class, thought.answer(), "review");
    }
    return Optional.empty();
  }

  // What is kept

  /** What is new since it was last asked for. */
  Optional<KeptTable> unkept() {
    if (!headChanged && newLines.isEmpty()) {
      return Optional.empty();
    }
    List<String> lines = List.copyOf(newLines);
    newLines.clear();
    headChanged = false;
    return Optional.of(new KeptTable(id(), head(), lines));
  }

  private Json head() {
    return common.codec.tree(
        KeptTable.KeptHead.class, new KeptTable.KeptHead(stored, revision, hinted));
  }
}
