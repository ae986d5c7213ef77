package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.client.Api;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Refusal;
import kniffel.rules.Standings;
import kniffel.rules.Visible;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** Plays at a table of a server, with the same screens as at home. */
public final class Visit<S, M, O, V> {

  /** How a visit ended. */
  public enum End {
    OVER,
    /** Over, and another game is wanted. */
    AGAIN,
    /** The player wanted to stop; the game goes on without. */
    LEFT,
    /** The table is not there any more, or not for us. */
    GONE
  }

  /** What is on the screen. */
  private enum Showing {
    TABLE,
    /** The table, for the last time before the device goes to the next of us. */
    PARTING,
    /** Nothing: the device is on its way. */
    COVER,
    /** The end, and what can be done then. */
    RESULT
  }

  private final Online<S, M, O, V> online;
  private final Api api;
  private final Desk desk;
  private final Words words;
  private final VisitPage<S, M, O, V> page;
  private final Inputs<M, V> inputs;
  private final GameMenu menu;
  private final Afterwards afterwards;
  private final boolean live;
  private final List<String> log = new ArrayList<>();

  /** Moves that one key stands for and that are still to be sent. */
  private final Deque<M> planned = new ArrayDeque<>();

  private @Nullable TableInfo info;
  private @Nullable Update<M, V> update;
  private boolean unanswered;
  private boolean againOffered;
  private Showing showing = Showing.TABLE;

  /**
   * A visit.
   *
   * @param api for what is asked of the server beside playing
   * @param afterwards what can be done when the game is over
   * @param live whether keys are to be heard while others decide
   */
  public Visit(
      Online<S, M, O, V> online,
      Api api,
      Desk desk,
      Words words,
      Afterwards afterwards,
      boolean live) {
    this.online = online;
    this.api = api;
    this.desk = desk;
    this.words = words;
    this.afterwards = afterwards;
    this.live = live;
    this.page = new VisitPage<>(online, desk, words);
    this.menu = new GameMenu(desk, words, online.rulebook().id(), () -> List.copyOf(log));
    this.inputs = new Inputs<>(online, desk, live);
  }

  /** Plays until the game is over or the player leaves. */
  public End play() throws IOException, InterruptedException {
    while (true) {
      Update<M, V> now = update;
      boolean asked =
          showing != Showing.TABLE || (now != null && !now.moves().isEmpty() && !unanswered);
      Optional<End> end =
          switch (inputs.next(asked)) {
            case Inputs.Pressed<M, V>(Key key) -> press(key);
            case Inputs.Heard<M, V>(News<M, V> news) -> hear(news);
            case Inputs.Broken<M, V>(IOException failure) -> throw failure;
          };
      if (end.isPresent()) {
        return end.get();
      }
    }
  }

  // What the server tells

  private Optional<End> hear(News<M, V> news) {
    switch (news) {
      case News.Seats<M, V>(TableInfo told) -> {
        List<String> lines = SeatNews.lines(info, told, words);
        info = told;
        page.seat(told);
        lines.forEach(this::tell);
        if (told.rematch().isPresent() && !againOffered && showing == Showing.RESULT) {
          againOffered = true;
          end();
        }
        if (told.host() && told.status() == TableInfo.Status.OPEN && isFull(told)) {
          begin();
        }
      }
      case Update<M, V> next -> {
        return arrive(next);
      }
      case News.Refused<M, V>(var code, String text) -> {
        unanswered = false;
        planned.clear();
        show();
        desk.tell(page.signed(Visible.line(text)));
      }
      case News.Reaction<M, V>(int seat, var sign) -> {
        String said = words.say("web.reaction." + kniffel.rules.Ids.of(sign));
        tell(seat == FromServer.SPECTATOR ? said : page.narrator().name(seat) + ": " + said);
      }
      case News.Lost<M, V> lost -> tell(words.say("cli.net.lost"));
      case News.Back<M, V> back -> tell(words.say("cli.net.back"));
      case News.Gone<M, V> gone -> {
        return Optional.of(showing == Showing.RESULT ? End.OVER : End.GONE);
      }
    }
    return Optional.empty();
  }

  /** Tells a line that may be missed: the result is not hidden by it. */
  private void tell(String line) {
    if (showing != Showing.RESULT || desk.isPlain()) {
      desk.tell(line);
    }
  }

  private Optional<End> arrive(Update<M, V> next) {
    List<String> told =
        next.log().stream().map(line -> page.signed(Visible.line(line.text()))).toList();
    log.addAll(told);
    update = next;
    unanswered = false;
    if (next.over().isPresent()) {
      return over(told);
    }
    if (desk.isPlain() || isTableSeen()) {
      page.watch(next, log, told.size());
    }
    boolean ours = next.asked().filter(mine()::contains).isPresent();
    if (ours && (isForAnotherOfUs(next) || showing == Showing.COVER)) {
      changePlaces(next);
    } else if (next.moves().isEmpty()) {
      planned.clear();
    } else if (!planned.isEmpty()) {
      send(next, planned.removeFirst());
    } else {
      show();
    }
    return Optional.empty();
  }

  /** Whether nothing covers the table or lies over it. */
  private boolean isTableSeen() {
    return showing == Showing.TABLE && !menu.isOpen();
  }

  private Optional<End> over(List<String> told) {
    menu.close();
    if (desk.isPlain()) {
      told.forEach(desk::tell);
    }
    if (showing != Showing.RESULT) {
      showing = Showing.RESULT;
      end();
    }
    return live ? Optional.empty() : Optional.of(End.OVER);
  }

  /** Shows how the game ended. */
  private void end() {
    Update<M, V> at = update;
    if (at != null && at.over().isPresent()) {
      FromServer.Over over = at.over().get();
      Standings standings = new Standings(over.scores(), over.ranks());
      List<String> lines =
          new ArrayList<>(Result.lines(online.rulebook().id(), standings, page.narrator()));
      lines.addAll(afterwards.remarks(standings, mine()));
      if (againOffered) {
        lines.add(words.say("cli.net.again"));
      }
      page.end(at, lines, afterwards.keys(!mine().isEmpty()));
    }
  }

  /** Whether a seat of ours is asked from which we do not look. */
  private boolean isForAnotherOfUs(Update<M, V> at) {
    return at.asked().isPresent()
        && !at.viewer().is(at.asked().get())
        && mine().contains(at.asked().get());
  }

  private List<Integer> mine() {
    TableInfo table = info;
    return table == null
        ? List.of()
        : IntStream.range(0, table.seats().size())
            .filter(seat -> table.seats().get(seat).mine())
            .boxed()
            .toList();
  }

  /** Where hands are hidden, the last player's must be off the screen before the next one looks. */
  private void changePlaces(Update<M, V> at) {
    int seat = at.asked().orElseThrow();
    menu.close();
    page.screen().clear();
    planned.clear();
    if (!online.rulebook().isHidden() || mine().size() < 2) {
      online.look(seat);
    } else if (desk.isPlain() || showing == Showing.COVER) {
      showing = Showing.COVER;
      page.cover(seat);
    } else if (showing == Showing.TABLE) {
      showing = Showing.PARTING;
      page.part(at, log, seat);
    }
  }

  // What the player does

  private Optional<End> press(Key key) {
    Update<M, V> now = update;
    if (now == null || showing != Showing.TABLE) {
      return elsewhere(key, now);
    }
    switch (menu.press(key)) {
      case STOP -> {
        return Optional.of(End.LEFT);
      }
      case NONE -> {}
      case BACK -> show();
      case HINT -> {
        show();
        if (isAsked(now)) {
          hint(now);
        }
      }
      case UNDO -> {
        if (isAsked(now)) {
          answer(page.screen().undo(now.view(), page.offers(now)), now, key);
        }
      }
      case PLAY -> {
        // What is typed while others decide means nothing.
        if (isAsked(now) && key instanceof Key.Typed(char typed)) {
          answer(page.screen().press(typed, now.view(), page.offers(now)), now, key);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isFull(TableInfo table) {
    return table.seats().stream().noneMatch(seat -> seat.kind() == TableInfo.Kind.OPEN);
  }

  /** Everybody is there: the host's program says so. */
  private void begin() {
    try {
      var _ = api.start(online.table(), new Requests.Start(Optional.empty()));
    } catch (IOException e) {
      desk.tell(Visible.line(String.valueOf(e.getMessage())));
    }
  }

  /** What the server's bot would play, and why; it is marked in the record. */
  private void hint(Update<M, V> now) {
    desk.tell(words.say("cli.thinking"));
    try {
      Answers.Hint hint = api.hint(online.table(), now.version());
      desk.tell(
          words.say(
              "cli.hint",
              Map.of(
                  "move", page.signed(Visible.line(hint.best().text())),
                  "reason", page.signed(Visible.line(hint.reason())))));
    } catch (IOException e) {
      desk.tell(Visible.line(String.valueOf(e.getMessage())));
    }
  }

  private boolean isAsked(Update<M, V> at) {
    return !at.moves().isEmpty() && !unanswered;
  }

  /** A key where no table is shown. */
  private Optional<End> elsewhere(Key key, @Nullable Update<M, V> now) {
    if (showing == Showing.RESULT) {
      return afterwards(key);
    }
    if (key == Key.Special.RESIZED) {
      desk.refresh();
      return Optional.empty();
    }
    if (key == Key.Special.STOP || key.is('q')) {
      return Optional.of(End.LEFT);
    }
    Optional<Integer> next = now == null ? Optional.empty() : now.asked().filter(mine()::contains);
    if (key.is('\n') && next.isPresent()) {
      enter(next.get());
    }
    return Optional.empty();
  }

  private Optional<End> afterwards(Key key) {
    return switch (afterwards.press(key)) {
      case STAY -> Optional.empty();
      case BACK -> {
        end();
        yield Optional.empty();
      }
      case AGAIN -> Optional.of(End.AGAIN);
      case CLOSE -> Optional.of(End.OVER);
    };
  }

  /** The last player has seen enough, or the next one sits down. */
  private void enter(int seat) {
    if (showing == Showing.PARTING) {
      showing = Showing.COVER;
      page.cover(seat);
    } else {
      showing = Showing.TABLE;
      // The table is shown as soon as the server tells what this seat may see.
      online.look(seat);
    }
  }

  private void answer(Reply<M> reply, Update<M, V> now, Key key) {
    switch (reply) {
      case Reply.Play<M>(List<M> chosen) -> {
        planned.addAll(chosen);
        send(now, planned.removeFirst());
      }
      case Reply.Chosen<M> chosen -> show();
      case Reply.Refused<M>(Refusal refusal) ->
          desk.tell(page.signed(page.narrator().say(refusal)));
      case Reply.Tell<M>(String message) -> desk.tell(words.say(message));
      case Reply.Unknown<M> unknown -> UnknownKey.line(key, words).ifPresent(desk::tell);
    }
  }

  private void send(Update<M, V> at, M move) {
    unanswered = true;
    online.play(at, move);
  }

  /** The table as it is now; never while something covers it. */
  private void show() {
    Update<M, V> now = update;
    if (now == null || showing != Showing.TABLE || (menu.isOpen() && !desk.isPlain())) {
      return;
    }
    if (isAsked(now)) {
      page.ask(now, log);
    } else {
      page.watch(now, log, 0);
    }
  }
}
