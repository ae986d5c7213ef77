package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Refusal;
import kniffel.rules.Standings;
import kniffel.wire.FromServer;
import kniffel.wire.TableInfo;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** Plays at a table of a server, with the same screens as at home. */
public final class Visit<S, M, O, V> {

  /** How a visit ended. */
  public enum End {
    OVER,
    /** The player wanted to stop; the game goes on without. */
    LEFT,
    /** The table is not there any more, or not for us. */
    GONE
  }

  private final Online<S, M, O, V> online;
  private final Desk desk;
  private final Words words;
  private final VisitPage<S, M, O, V> page;
  private final Inputs<M, V> inputs;
  private final List<String> log = new ArrayList<>();

  /** Moves that one key stands for and that are still to be sent. */
  private final Deque<M> planned = new ArrayDeque<>();

  private @Nullable TableInfo info;
  private @Nullable Update<M, V> update;
  private boolean unanswered;
  private boolean covered;

  /**
   * A visit.
   *
   * @param live whether keys are to be heard while others decide
   */
  public Visit(Online<S, M, O, V> online, Desk desk, Words words, boolean live) {
    this.online = online;
    this.desk = desk;
    this.words = words;
    this.page = new VisitPage<>(online, desk, words);
    this.inputs = new Inputs<>(online, desk, live);
  }

  /** Plays until the game is over or the player leaves. */
  public End play() throws IOException, InterruptedException {
    while (true) {
      Update<M, V> now = update;
      boolean asked = covered || (now != null && !now.moves().isEmpty() && !unanswered);
      Optional<End> end =
          switch (inputs.next(asked)) {
            case Inputs.Key<M, V>(OptionalInt key) -> press(key);
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
        lines.forEach(desk::tell);
      }
      case Update<M, V> next -> {
        return arrive(next);
      }
      case News.Refused<M, V>(var code, String text) -> {
        unanswered = false;
        planned.clear();
        show();
        desk.tell(text);
      }
      case News.Reaction<M, V>(int seat, var sign) -> {
        String said = words.say("web.reaction." + kniffel.rules.Ids.of(sign));
        desk.tell(seat == FromServer.SPECTATOR ? said : page.narrator().name(seat) + ": " + said);
      }
      case News.Lost<M, V> lost -> desk.tell(words.say("cli.net.lost"));
      case News.Back<M, V> back -> desk.tell(words.say("cli.net.back"));
      case News.Gone<M, V> gone -> {
        return Optional.of(End.GONE);
      }
    }
    return Optional.empty();
  }

  private Optional<End> arrive(Update<M, V> next) {
    List<String> told = next.log().stream().map(FromServer.Line::text).toList();
    log.addAll(told);
    update = next;
    unanswered = false;
    if (next.over().isPresent()) {
      FromServer.Over over = next.over().get();
      Standings standings = new Standings(over.scores(), over.ranks());
      told.forEach(desk::tell);
      desk.end(
          page.draw(next, Offers.none()),
          Result.lines(online.rulebook().id(), standings, page.narrator()));
      return Optional.of(End.OVER);
    }
    desk.watch(page.draw(next, Offers.none()), log, told);
    if (isForAnotherOfUs(next)) {
      changePlaces(next.asked().orElseThrow());
    } else if (next.moves().isEmpty()) {
      planned.clear();
    } else if (!planned.isEmpty()) {
      send(next, planned.removeFirst());
    } else {
      show();
    }
    return Optional.empty();
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
  private void changePlaces(int seat) {
    page.screen().clear();
    planned.clear();
    if (online.rulebook().isHidden() && mine().size() > 1) {
      covered = true;
      desk.cover(words.say("cli.pass", Map.of("name", page.narrator().name(seat))));
    } else {
      online.look(seat);
    }
  }

  // What the player does

  private Optional<End> press(OptionalInt key) {
    if (key.isEmpty() || key.getAsInt() == 'q' || key.getAsInt() == 3) {
      return Optional.of(End.LEFT);
    }
    Update<M, V> now = update;
    if (covered && now != null) {
      if (key.getAsInt() == '\n') {
        covered = false;
        now.asked().ifPresent(online::look);
      }
      return Optional.empty();
    }
    if (now == null || now.moves().isEmpty() || unanswered) {
      return Optional.empty(); // typed while others decide
    }
    Reply<M> reply =
        key.getAsInt() == '?'
            ? new Reply.Tell<>("cli.help." + online.rulebook().id())
            : page.screen().press((char) key.getAsInt(), now.view(), page.offers(now));
    switch (reply) {
      case Reply.Play<M>(List<M> chosen) -> {
        planned.addAll(chosen);
        send(now, planned.removeFirst());
      }
      case Reply.Chosen<M> chosen -> show();
      case Reply.Refused<M>(Refusal refusal) -> desk.tell(page.narrator().say(refusal));
      case Reply.Tell<M>(String message) -> desk.tell(words.say(message));
      case Reply.Unknown<M> unknown -> {
        if (!Character.isWhitespace(key.getAsInt())) {
          String typed = Character.toString(key.getAsInt());
          desk.tell(words.say("cli.unknown-key", Map.of("key", typed)));
        }
      }
    }
    return Optional.empty();
  }

  private void send(Update<M, V> at, M move) {
    unanswered = true;
    online.play(at, move);
  }

  private void show() {
    Update<M, V> now = update;
    if (now != null && !now.moves().isEmpty()) {
      page.show(now, log);
    }
  }
}
