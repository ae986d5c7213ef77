package kniffel.telling;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.Ask;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.table.json.JsonText;
import kniffel.wire.FromServer;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * How a running game is told to its watchers: the message {@link FromServer.State}.
 *
 * <p>Written by hand, not from the record, because it is sent to everybody for every move.
 */
public final class StateWriter {

  /** The length that a state hardly ever exceeds, not counting its view, its log and the moves. */
  private static final int FRAME = 200;

  /** How long the lines of an event are, mostly. */
  private static final int LINE = 96;

  /** How long a view is at least, mostly. */
  private static final int VIEW = 600;

  /** How long an offered move is, mostly. */
  private static final int OFFER = 120;

  private static final Viewer OUTSIDE = new Viewer.Spectator();

  private final String id;
  private final LiveGame<?, ?, ?, ?> game;
  private final KnownOffers known;
  private final List<String> names;
  private final Map<Language, Narrator> narrators = new EnumMap<>(Language.class);
  private final Map<Language, Offers> offers = new EnumMap<>(Language.class);
  private final Map<LogReader, LogText> logs = new HashMap<>();
  private WrittenParts parts = new WrittenParts(0);

  /** The length of the previous view; the next one is hardly longer. */
  private int viewLength = VIEW;

  /** What makes two states with the whole log the same. */
  private record Whole(Viewer viewer, Language language, boolean moves) {}

  /** What readers of a log have in common if they get the same words. */
  private record LogReader(Viewer viewer, Language language) {}

  /**
   * What was written for a version: it is sent to several watchers, and to those who come in
   * meanwhile.
   *
   * @param views by viewer
   * @param moves those that are offered
   * @param whole the text for those who come in, which is long
   */
  private record WrittenParts(
      int version,
      Map<Viewer, String> views,
      Map<Language, String> moves,
      Map<Whole, String> whole) {

    WrittenParts(int version) {
      this(version, new HashMap<>(), new EnumMap<>(Language.class), new HashMap<>());
    }
  }

  /**
   * How one game is told.
   *
   * @param known what all tables know of offers
   */
  public StateWriter(
      String id, LiveGame<?, ?, ?, ?> game, Map<Language, Words> words, KnownOffers known) {
    this(id, game, game.names(), words, known);
  }

  /** The same under other names than those of the game. */
  public StateWriter(
      String id,
      LiveGame<?, ?, ?, ?> game,
      List<String> names,
      Map<Language, Words> words,
      KnownOffers known) {
    this.id = JsonText.quoted(id);
    this.game = game;
    this.known = known;
    this.names = names.stream().map(JsonText::quoted).toList();
    words.forEach((language, each) -> narrators.put(language, new Narrator(each, names)));
  }

  /** The narrator of this table for a language. */
  public Narrator in(Language language) {
    Narrator narrator = narrators.get(language);
    if (narrator == null) {
      throw new IllegalStateException("no words in " + language);
    }
    return narrator;
  }

  private Offers offers(Language language) {
    return offers.computeIfAbsent(language, any -> new Offers(known, in(any).words(), names));
  }

  public String say(Refusal refusal, Language language) {
    return in(language).say(refusal);
  }

  /** What was written of the version that the game is at. */
  private WrittenParts parts() {
    if (parts.version() != game.version()) {
      parts = new WrittenParts(game.version());
    }
    return parts;
  }

  /**
   * The state for a viewer.
   *
   * @param since after which version the log is told
   * @param moves whether the legal moves belong to what this viewer is told
   */
  public String state(Viewer viewer, Language language, int since, boolean moves) {
    return since > 0
        ? write(game, viewer, language, since, moves)
        : parts()
            .whole()
            .computeIfAbsent(
                new Whole(viewer, language, moves), any -> write(game, viewer, language, 0, moves));
  }

  private <S, M, O, V> String write(
      LiveGame<S, M, O, V> live, Viewer viewer, Language language, int since, boolean moves) {
    WrittenParts known = parts();
    // Where nothing is hidden, all see the same.
    Viewer looks = live.isHidden() ? viewer : OUTSIDE;
    String view = known.views().computeIfAbsent(looks, any -> view(live, any));
    LogText log = log(live, viewer, language, since);
    String offered = moves ? offered(live, language) : "";
    // Most of it is already text, so space for all of it is allocated at once.
    int length = FRAME + view.length() + LINE * log.count(since) + offered.length();
    StringBuilder text = new StringBuilder(length);
    text.append("{\"state\":{\"table\":\"").append(id);
    text.append("\",\"version\":").append(live.version());
    text.append(",\"since\":").append(since);
    text.append(",\"viewer\":").append(number(viewer));
    text.append(",\"view\":").append(view);
    next(live, language, moves, offered, text);
    text.append(",\"log\":");
    log.write(since, text);
    return text.append(",\"hidden\":").append(live.isHidden()).append("}}").toString();
  }

  /** The same state for the client whose command led to it. */
  public static String done(String state, String command) {
    return state.substring(0, state.length() - 2)
        + ",\"done\":\""
        + JsonText.quoted(command)
        + "\"}}";
  }

  /** How messages name a viewer. */
  private static int number(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seat(int seat) -> seat;
      case Viewer.Spectator() -> FromServer.SPECTATOR;
    };
  }

  private <S, M, O, V> String view(LiveGame<S, M, O, V> live, Viewer viewer) {
    Game<S, M, O, V> game = live.table().game();
    JsonText text = new JsonText(viewLength);
    live.codec().write(game.types().view(), game.view(live.table().state(), viewer), text);
    String view = text.toString();
    viewLength = view.length() + view.length() / 8;
    return view;
  }

  /**
   * The lines after a version; written once for all readers of the same words, and then only
   * extended.
   */
  private <S, M, O, V> LogText log(
      LiveGame<S, M, O, V> live, Viewer viewer, Language language, int since) {
    LogReader reader = new LogReader(live.isHidden() ? viewer : OUTSIDE, language);
    LogText log = logs.get(reader);
    if (log == null || !log.reaches(since, live.version())) {
      log = new LogText(LogText.start(since, live.version()));
      logs.put(reader, log);
    }
    Narrator narrator = in(language);
    log.extend(live.version(), live::since, told -> LogLines.of(live, told, viewer, narrator));
    return log;
  }

  /** The moves that are offered, as elements of an array; none where nobody decides. */
  private <S, M, O, V> String offered(LiveGame<S, M, O, V> live, Language language) {
    return live.next() instanceof Next.Decide<M, O>(int asked, List<M> legal)
        ? parts().moves().computeIfAbsent(language, any -> moves(live, asked, legal, any))
        : "";
  }

  private <S, M, O, V> String moves(
      LiveGame<S, M, O, V> live, int seat, List<M> legal, Language language) {
    StringBuilder text = new StringBuilder(OFFER * legal.size());
    offers(language).write(live, seat, legal, text);
    return text.toString();
  }

  private <S, M, O, V> void next(
      LiveGame<S, M, O, V> live,
      Language language,
      boolean moves,
      String offered,
      StringBuilder text) {
    switch (live.next()) {
      case Next.Decide<M, O>(int asked, List<M> _) -> {
        text.append(",\"asked\":{\"seat\":").append(asked);
        if (moves) {
          text.append(",\"moves\":[").append(offered).append(']');
        }
        text.append('}');
      }
      case Next.Chance<M, O> chance ->
          live.dice()
              .ask(chance)
              .ifPresent(
                  ask ->
                      text.append(",\"falling\":")
                          .append(JsonText.of(out -> falling(live, ask, moves, out))));
      case Next.Over<M, O>(Standings standings) ->
          text.append(",\"over\":").append(JsonText.of(out -> over(standings, in(language), out)));
    }
  }

  /** What people are asked who roll their own dice. */
  private static <S, M, O, V> void falling(
      LiveGame<S, M, O, V> live, Ask ask, boolean yours, JsonText out) {
    out.startObject();
    live.waits().forSeat().ifPresent(seat -> out.field("seat").number(seat));
    switch (ask) {
      case Ask.Faces(int count, boolean firstApart) -> {
        out.field("dice").number(count);
        out.field("apart").bool(firstApart);
        out.field("pad").bool(live.mayBePad());
      }
      case Ask.Starter(int players) -> {
        out.field("dice").number(0);
        out.field("apart").bool(false);
        out.field("pad").bool(false);
      }
    }
    out.field("yours").bool(yours).endObject();
  }

  private static void over(Standings standings, Narrator narrator, JsonText out) {
    out.startObject();
    numbers("scores", standings.scores(), out);
    numbers("ranks", standings.ranks(), out);
    List<Integer> winners = standings.winners();
    out.field("text")
        .text(
            narrator
                .words()
                .say(
                    "common.winner",
                    Map.of("names", narrator.names(winners), "count", winners.size())));
    out.endObject();
  }

  private static void numbers(String name, List<Integer> numbers, JsonText out) {
    out.field(name).startArray();
    numbers.forEach(out::number);
    out.endArray();
  }
}
