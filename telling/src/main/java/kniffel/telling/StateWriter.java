package kniffel.telling;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
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
 * How a running game is told to those who watch it: the message {@link FromServer.State}.
 *
 * <p>Written by hand, not from the record, because it is sent for every move to everybody.
 */
public final class StateWriter {

  /** How long a state is at most, nearly always, beside its view, its log and the moves. */
  private static final int FRAME = 200;

  /** How long the moves are that are offered, nearly always. */
  private static final int MOVES = 4_000;

  private final String id;
  private final LiveGame<?, ?, ?, ?> game;
  private final KnownOffers known;
  private final List<String> names;
  private final Map<Language, Narrator> narrators = new EnumMap<>(Language.class);
  private final Map<Language, Offers> offers = new HashMap<>();
  private final Map<Reader, LogText> logs = new HashMap<>();

  private final Map<Whole, String> whole = new HashMap<>();
  private int wholeVersion = -1;

  /** What makes two states told from the beginning the same. */
  private record Whole(Viewer viewer, Language language, boolean moves) {}

  /** Who reads a log in the same words. */
  private record Reader(Viewer viewer, Language language) {}

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
    this.id = quoted(id);
    this.game = game;
    this.known = known;
    this.names = names.stream().map(StateWriter::quoted).toList();
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

  /**
   * The state for a viewer.
   *
   * @param since after which version the log is told
   * @param moves whether the legal moves belong to what this viewer is told
   */
  public String state(Viewer viewer, Language language, int since, boolean moves) {
    if (since > 0) {
      return broadcast(since).state(viewer, language, moves);
    }
    // Whoever comes in is told everything, and that is long: those who come meanwhile get the same.
    if (wholeVersion != game.version()) {
      whole.clear();
      wholeVersion = game.version();
    }
    return whole.computeIfAbsent(
        new Whole(viewer, language, moves), any -> broadcast(0).state(viewer, language, moves));
  }

  /** Tells the state as it is now to several, without doing twice what is the same for them. */
  public Broadcast broadcast(int since) {
    return new Broadcast(since);
  }

  /** The view and the lines of the log, as JSON. */
  private record Sight(String view, String log) {}

  /** See {@link #broadcast}. */
  public final class Broadcast {

    private final int since;
    private final Map<Language, Sight> sights = new HashMap<>();

    private Broadcast(int since) {
      this.since = since;
    }

    /** The state for a viewer. */
    public String state(Viewer viewer, Language language, boolean moves) {
      // Where nothing is hidden, all see the same.
      Sight sight =
          game.isHidden()
              ? sight(game, viewer, language, since)
              : sights.computeIfAbsent(language, any -> sight(game, viewer, any, since));
      // Most of it is text already, which a generator would go through letter by letter.
      StringBuilder text =
          new StringBuilder(
              FRAME + (moves ? MOVES : 0) + sight.view().length() + sight.log().length());
      text.append("{\"state\":{\"table\":\"").append(id);
      text.append("\",\"version\":").append(game.version());
      text.append(",\"since\":").append(since);
      text.append(",\"viewer\":").append(number(viewer));
      text.append(",\"view\":").append(sight.view());
      next(game, language, moves, text);
      text.append(",\"log\":").append(sight.log());
      return text.append(",\"hidden\":").append(game.isHidden()).append("}}").toString();
    }
  }

  /** The same state for the one whose command led to it. */
  public static String done(String state, String command) {
    return state.substring(0, state.length() - 2) + ",\"done\":\"" + quoted(command) + "\"}}";
  }

  private static String quoted(String text) {
    return new String(JsonStringEncoder.getInstance().quoteAsString(text));
  }

  /** How messages name a viewer. */
  private static int number(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Seat(int seat) -> seat;
      case Viewer.Spectator() -> FromServer.SPECTATOR;
    };
  }

  private <S, M, O, V> Sight sight(
      LiveGame<S, M, O, V> live, Viewer viewer, Language language, int since) {
    Game<S, M, O, V> game = live.table().game();
    V view = game.view(live.table().state(), viewer);
    return new Sight(
        JsonText.of(out -> live.codec().write(game.types().view(), view, out)),
        log(live, viewer, language, since));
  }

  /**
   * The lines after a version; told once to everybody who reads the same, and then only added to.
   */
  private <S, M, O, V> String log(
      LiveGame<S, M, O, V> live, Viewer viewer, Language language, int since) {
    Reader reader = new Reader(live.isHidden() ? viewer : new Viewer.Spectator(), language);
    LogText log = logs.get(reader);
    if (log == null || !log.reaches(since, live.version())) {
      log = new LogText(LogText.start(since, live.version()));
      logs.put(reader, log);
    }
    Narrator narrator = in(language);
    log.extend(live.version(), live::since, told -> LogLines.of(live, told, viewer, narrator));
    return log.since(since);
  }

  private <S, M, O, V> void next(
      LiveGame<S, M, O, V> live, Language language, boolean moves, StringBuilder text) {
    switch (live.next()) {
      case Next.Decide<M, O>(int asked, List<M> legal) -> {
        text.append(",\"asked\":{\"seat\":").append(asked);
        if (moves) {
          text.append(",\"moves\":[");
          offers(language).write(live, asked, legal, text);
          text.append(']');
        }
        text.append('}');
      }
      case Next.Chance<M, O> chance ->
          live.ask()
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
      LiveGame<S, M, O, V> live, Ask ask, boolean yours, JsonGenerator out) throws IOException {
    out.writeStartObject();
    if (live.waits().forSeat().isPresent()) {
      out.writeNumberField("seat", live.waits().forSeat().get());
    }
    switch (ask) {
      case Ask.Faces(int count, boolean firstApart) -> {
        out.writeNumberField("dice", count);
        out.writeBooleanField("apart", firstApart);
        out.writeBooleanField("pad", live.mayBePad());
      }
      case Ask.Starter(int players) -> {
        out.writeNumberField("dice", 0);
        out.writeBooleanField("apart", false);
        out.writeBooleanField("pad", false);
      }
    }
    out.writeBooleanField("yours", yours);
    out.writeEndObject();
  }

  private static void over(Standings standings, Narrator narrator, JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    numbers("scores", standings.scores(), out);
    numbers("ranks", standings.ranks(), out);
    List<Integer> winners = standings.winners();
    out.writeStringField(
        "text",
        narrator
            .words()
            .say(
                "common.winner",
                Map.of("names", narrator.names(winners), "count", winners.size())));
    out.writeEndObject();
  }

  private static void numbers(String name, List<Integer> numbers, JsonGenerator out)
      throws IOException {
    out.writeArrayFieldStart(name);
    for (int number : numbers) {
      out.writeNumber(number);
    }
    out.writeEndArray();
  }
}
