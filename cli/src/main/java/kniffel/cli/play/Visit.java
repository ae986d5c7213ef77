package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.client.Api;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Ids;
import kniffel.rules.Refusal;
import kniffel.rules.Visible;
import kniffel.wire.FromServer;
import kniffel.wire.TableInfo;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** Plays at a table of a server, with the same screens as at home. */
public final class Visit<S, M, O, V> {

  /** How a visit ended. */
  public enum HowEnded {
    OVER,
    /** Over, and another game is wanted. */
    AGAIN,
    /** The player wanted to stop; the game goes on without them. */
    LEFT,
    /** The table is gone, or closed to us. */
    GONE,
    /** The host has given the game up. */
    CLOSED,
    /** The game goes on at another table. */
    MOVED
  }

  private final Desk desk;
  private final Words words;
  private final VisitPage<S, M, O, V> page;
  private final Inputs<M, V> inputs;
  private final Outbox<M, V> outbox;
  private final GameMenu menu;
  private final Errands errands;
  private final Passing<M, V> passing;
  private final VisitSeats seats = new VisitSeats();
  private final VisitEnd<M, V> ending;
  private final AfterVisit afterwards;
  private final boolean live;
  private final List<String> log = new ArrayList<>();

  private @Nullable Update<M, V> update;

  /** Whether the end is shown, and what can be done then. */
  private boolean over;

  /**
   * A visit.
   *
   * @param api for what is asked of the server besides playing
   * @param afterwards what can be done when the game is over
   * @param live whether keys are to be heard while others decide
   */
  public Visit(
      Online<S, M, O, V> online,
      Api api,
      Desk desk,
      Words words,
      AfterVisit afterwards,
      boolean live) {
    this.desk = desk;
    this.words = words;
    this.afterwards = afterwards;
    this.live = live;
    this.page = new VisitPage<>(online, desk, words);
    this.menu = new GameMenu(desk, words, online.rulebook().id(), () -> List.copyOf(log));
    this.errands = new Errands(api, online.table(), desk, words);
    this.passing = new Passing<>(online, desk, page);
    this.ending = new VisitEnd<>(online.rulebook().id(), page, words, afterwards);
    this.inputs = new Inputs<>(online, desk, live);
    this.outbox = new Outbox<>(online);
  }

  /** Plays until the game is over or the player leaves. */
  public HowEnded play() throws IOException, InterruptedException {
    while (true) {
      Update<M, V> now = update;
      boolean asked = over || passing.isUnderWay() || (now != null && isAsked(now));
      Optional<HowEnded> end =
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

  private Optional<HowEnded> hear(News<M, V> news) {
    switch (news) {
      case News.Seats<M, V>(TableInfo told) -> {
        List<String> lines = seats.look(told, words);
        page.seat(told);
        if (told.status() == TableInfo.Status.CLOSED) {
          return Optional.of(told.goesOn().isPresent() ? HowEnded.MOVED : HowEnded.CLOSED);
        }
        lines.forEach(this::tell);
        if (over && ending.isNews(told)) {
          end();
        }
        if (seats.isForUsToBegin()) {
          errands.begin();
        }
      }
      case Update<M, V> next -> {
        return arrive(next);
      }
      case News.Refused<M, V>(var code, String text) -> {
        outbox.answered();
        outbox.clear();
        show();
        desk.tell(page.signed(Visible.line(text)));
      }
      case News.Reaction<M, V>(int seat, var sign) -> {
        String said = words.say("web.reaction." + Ids.of(sign));
        tell(seat == FromServer.SPECTATOR ? said : page.narrator().name(seat) + ": " + said);
      }
      case News.Lost<M, V> lost -> tell(words.say("cli.net.lost"));
      case News.Back<M, V> back -> tell(words.say("cli.net.back"));
      case News.Gone<M, V> gone -> {
        return Optional.of(over ? HowEnded.OVER : HowEnded.GONE);
      }
    }
    return Optional.empty();
  }

  /** Tells a line that may be missed: the result is not hidden by it. */
  private void tell(String line) {
    if (!over || desk.isPlain()) {
      desk.tell(line);
    }
  }

  private Optional<HowEnded> arrive(Update<M, V> next) {
    List<String> told =
        next.log().stream().map(line -> page.signed(Visible.line(line.text()))).toList();
    log.addAll(told);
    update = next;
    outbox.answered();
    if (next.over().isPresent()) {
      return over(told);
    }
    if (desk.isPlain() || isTableSeen()) {
      page.watch(next, log, told.size());
    }
    Optional<Integer> ours = seats.asked(next);
    if (ours.isPresent() && (!next.viewer().is(ours.get()) || passing.isCovered())) {
      changePlaces(next, ours.get());
    } else if (next.moves().isEmpty()) {
      outbox.clear();
    } else if (!outbox.isEmpty()) {
      outbox.sendNext(next);
    } else {
      show();
    }
    return Optional.empty();
  }

  /** Whether the table is free of covers and menus. */
  private boolean isTableSeen() {
    return !over && !passing.isUnderWay() && !menu.isOpen();
  }

  private Optional<HowEnded> over(List<String> told) {
    menu.close();
    if (desk.isPlain()) {
      told.forEach(desk::tell);
    }
    passing.end();
    if (!over) {
      over = true;
      end();
    }
    return live ? Optional.empty() : Optional.of(HowEnded.OVER);
  }

  /** Shows how the game ended. */
  private void end() {
    Update<M, V> at = update;
    if (at != null && at.over().isPresent()) {
      ending.show(at, at.over().get(), seats.mine());
    }
  }

  private void changePlaces(Update<M, V> at, int next) {
    menu.close();
    page.screen().clear();
    outbox.clear();
    passing.begin(at, next, seats.mine().size() > 1, log);
  }

  // What the player does

  private Optional<HowEnded> press(Key key) {
    Update<M, V> now = update;
    if (now == null || over || passing.isUnderWay()) {
      return elsewhere(key, now);
    }
    switch (menu.press(key)) {
      case STOP -> {
        return Optional.of(HowEnded.LEFT);
      }
      case NONE -> {}
      case BACK -> show();
      case HINT -> {
        show();
        if (isAsked(now)) {
          errands.hint(now.version(), page::signed);
        }
      }
      case UNDO -> {
        if (isAsked(now)) {
          answer(page.screen().undo(now.view(), page.offers(now)), now, key);
        }
      }
      case PLAY -> {
        // Keys typed while others decide are ignored.
        if (isAsked(now) && key instanceof Key.Typed(char typed)) {
          answer(page.screen().press(typed, now.view(), page.offers(now)), now, key);
        }
      }
    }
    return Optional.empty();
  }

  private boolean isAsked(Update<M, V> at) {
    return !at.moves().isEmpty() && !outbox.isUnanswered();
  }

  /** A key where no table is shown. */
  private Optional<HowEnded> elsewhere(Key key, @Nullable Update<M, V> now) {
    if (over) {
      return afterwards(key);
    }
    if (key == Key.Special.RESIZED) {
      desk.refresh();
      return Optional.empty();
    }
    if (key == Key.Special.STOP || key.is('q')) {
      return Optional.of(HowEnded.LEFT);
    }
    if (now != null && key.is('\n')) {
      seats.asked(now).ifPresent(passing::enter);
    }
    return Optional.empty();
  }

  private Optional<HowEnded> afterwards(Key key) {
    return switch (afterwards.press(key)) {
      case STAY -> Optional.empty();
      case BACK -> {
        end();
        yield Optional.empty();
      }
      case AGAIN -> Optional.of(HowEnded.AGAIN);
      case CLOSE -> Optional.of(HowEnded.OVER);
    };
  }

  private void answer(KeyReply<M> reply, Update<M, V> now, Key key) {
    switch (reply) {
      case KeyReply.Play<M>(List<M> chosen) -> outbox.send(now, chosen);
      case KeyReply.Chosen<M> chosen -> show();
      case KeyReply.Refused<M>(Refusal refusal) ->
          desk.tell(page.signed(page.narrator().say(refusal)));
      case KeyReply.Tell<M>(String message) -> desk.tell(words.say(message));
      case KeyReply.Unknown<M> unknown -> UnknownKey.line(key, words).ifPresent(desk::tell);
    }
  }

  /** The table as it is now; never while something covers it. */
  private void show() {
    Update<M, V> now = update;
    boolean covered = over || passing.isUnderWay() || (menu.isOpen() && !desk.isPlain());
    if (now == null || covered) {
      return;
    }
    if (isAsked(now)) {
      page.ask(now, log);
    } else {
      page.watch(now, log, 0);
    }
  }
}
