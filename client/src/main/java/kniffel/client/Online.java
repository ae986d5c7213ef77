package kniffel.client;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import kniffel.client.News.Update;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Viewer;
import kniffel.table.json.Codec;
import kniffel.wire.FromServer;
import kniffel.wire.Sign;
import kniffel.wire.TableInfo;
import kniffel.wire.ToServer;

/**
 * A game at a table of the server, as one of its players or somebody who watches.
 *
 * <p>Lost connections need no attention: the news resumes where it stopped, and unanswered moves
 * are sent again under their old id, so that each is played once.
 */
public final class Online<S, M, O, V> {

  private final String id;
  private final Rulebook<?> rulebook;
  private final Game<S, M, O, V> game;
  private final Codec codec;
  private final TableLine line;

  private final Sightings sightings;
  private final String shape;

  /** Handles what we add to the dice. */
  private final Consumer<TableInfo> dice;

  private final BlockingQueue<News<M, V>> news = new LinkedBlockingQueue<>();

  /** What the connection does for a table. */
  interface TableLine {
    void send(ToServer message);

    /** Sends again after a while what could not be stored. */
    void sendLater(ToServer message);

    /** Stops listening to a table. */
    void leave(String table);
  }

  // Only the thread of the line touches these.
  private final Map<String, ToServer.Play> unanswered = new LinkedHashMap<>();
  private Optional<Integer> seat;
  private int told = -1;
  private int toldTo = FromServer.SPECTATOR;

  Online(
      String id,
      Rulebook<?> rulebook,
      Game<S, M, O, V> game,
      Optional<Integer> seat,
      Codec codec,
      TableLine line,
      Sightings sightings,
      Consumer<TableInfo> dice) {
    this.id = id;
    this.rulebook = rulebook;
    this.game = game;
    this.seat = seat;
    this.codec = codec;
    this.line = line;
    this.sightings = sightings;
    this.shape = sightings.shape(rulebook, game);
    this.dice = dice;
  }

  /** The id of the table. */
  public String table() {
    return id;
  }

  public Rulebook<?> rulebook() {
    return rulebook;
  }

  /** The rules, with the options of this table. */
  public Game<S, M, O, V> game() {
    return game;
  }

  /** What comes next; waits for it. */
  public News<M, V> next() throws InterruptedException {
    return news.take();
  }

  /**
   * The next update after which we decide; empty when the game is over.
   *
   * @throws ServerException if a move was refused, or the table is closed or not there for us
   */
  public Optional<Update<M, V>> turn() throws IOException, InterruptedException {
    while (true) {
      switch (next()) {
        case Update<M, V> update -> {
          if (update.over().isPresent()) {
            return Optional.empty();
          }
          if (!update.moves().isEmpty()) {
            return Optional.of(update);
          }
        }
        case News.Refused<M, V>(var code, String text) -> {
          // Something else has happened since; the next update tells what.
          if (code != FromServer.Refused.RefusalCode.STALE) {
            throw new ServerException(409, kniffel.rules.Ids.of(code), text);
          }
        }
        case News.Gone<M, V> gone -> throw new ServerException(404, "not-there", "not there");
        case News.Seats<M, V>(TableInfo info) -> {
          if (info.status() == TableInfo.Status.CLOSED) {
            throw new ServerException(409, "closed", "the table was closed");
          }
        }
        case News.Reaction<M, V> reaction -> {}
        case News.Lost<M, V> lost -> {}
        case News.Back<M, V> back -> {}
      }
    }
  }

  /** Plays a move that was decided on after an update; the answer comes as news. */
  public void play(Update<M, V> update, M move) {
    String command = UUID.randomUUID().toString();
    ToServer.Play play =
        new ToServer.Play(id, command, update.version(), codec.tree(game.types().move(), move));
    line.send(play);
  }

  /** Makes a sign to the others. */
  public void react(Sign sign) {
    line.send(new ToServer.React(id, sign));
  }

  /** Looks from another of our seats, where several players share this device. */
  public void look(int from) {
    line.send(new ToServer.Open(id, Optional.of(from)));
  }

  /**
   * Watches the table no longer; no more news come. A program that plays one game after another on
   * one connection does this at the end of each, because a server limits how many tables it shows
   * at once.
   */
  public void close() {
    line.leave(id);
  }

  // What the connection tells us; always on its thread

  /** Something is about to be sent, or kept for later if there is no connection. */
  void sending(ToServer message) {
    switch (message) {
      case ToServer.Play play when play.table().equals(id) -> unanswered.put(play.id(), play);
      case ToServer.Open open when open.table().equals(id) -> seat = open.seat();
      default -> {}
    }
  }

  /** What is to be sent when the connection is back. */
  List<ToServer> again() {
    List<ToServer> messages = new ArrayList<>();
    messages.add(new ToServer.Open(id, seat));
    messages.addAll(unanswered.values());
    return messages;
  }

  void tell(News<M, V> piece) {
    news.add(piece);
  }

  void lost() {
    tell(new News.Lost<>());
  }

  void back() {
    tell(new News.Back<>());
  }

  void gone() {
    unanswered.clear();
    tell(new News.Gone<>());
  }

  void seats(TableInfo info) {
    dice.accept(info);
    tell(new News.Seats<>(info));
  }

  void reaction(FromServer.Reaction reaction) {
    tell(new News.Reaction<>(reaction.seat(), reaction.reaction()));
  }

  void refused(FromServer.Refused refused) {
    ToServer.Play play = unanswered.get(refused.id());
    if (play == null) {
      return;
    }
    if (refused.code() == FromServer.Refused.RefusalCode.UNAVAILABLE) {
      line.sendLater(play);
      return;
    }
    unanswered.remove(refused.id());
    tell(new News.Refused<>(refused.code(), refused.text()));
  }

  void state(FromServer.State state) {
    state.done().ifPresent(this::answered);
    if (state.version() <= told && state.viewer() == toldTo) {
      return;
    }
    if (state.since() > Math.max(0, told)) {
      line.send(new ToServer.Open(id, seat)); // we have missed something
      return;
    }
    V view = codec.read(game.types().view(), state.view(), "view");
    int known = told;
    told = state.version();
    toldTo = state.viewer();
    // Anyone who arrives after the game has seen nothing beyond the record.
    if (state.over().isEmpty() || state.since() == known) {
      sightings.shown(id, game, shape, told, toldTo, view);
    }
    tell(
        new Update<>(
            state.version(),
            state.viewer() == FromServer.SPECTATOR
                ? new Viewer.Spectator()
                : new Viewer.Seat(state.viewer()),
            view,
            state.asked().map(FromServer.Asked::seat),
            moves(state),
            state.log().stream().filter(line -> line.n() > known).toList(),
            state.over()));
  }

  private void answered(String command) {
    ToServer.Play play = unanswered.remove(command);
    if (play != null) {
      sightings.played(play);
    }
  }

  private List<M> moves(FromServer.State state) {
    return state.asked().flatMap(FromServer.Asked::moves).orElse(List.of()).stream()
        .map(offer -> codec.read(game.types().move(), offer.move(), "move"))
        .toList();
  }
}
