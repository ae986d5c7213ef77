package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.Mark;
import kniffel.table.PadTurns;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;
import kniffel.words.Narrator;

/**
 * Leads a game at one terminal: asks people, lets bots play, keeps every event before showing it.
 */
public final class Host<S, M, O, V> {

  /** Keeps the game on disk after each event; returns when it is safe. */
  @FunctionalInterface
  public interface Keeper {
    /**
     * Keeps the last event of the table.
     *
     * @param mark how it came about
     */
    void keep(Mark mark) throws IOException;
  }

  /** Sees to a game that is over. */
  @FunctionalInterface
  public interface Finish {
    /** Keeps it as a whole, before its end is shown; what else is said at the end. */
    List<String> over() throws IOException;
  }

  /**
   * How bots choose and advise.
   *
   * @param randomness for whatever they leave to chance
   * @param allowances how long they may think about a move
   */
  public record Thinking(Randomness randomness, Supplier<Allowance> allowances) {}

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final Chance chance;
  private final Thinking thinking;
  private final Keeper keeper;
  private final Desk desk;
  private final Narrator narrator;
  private final Sharing<S, M, O, V> sharing;
  private final HostPage<S, M, O, V> page;
  private final GameMenu menu;
  private final Map<Integer, Bot<M, V>> bots;

  private final Finish finish;
  private final TakeBack<S, M, O, V> takeBack;
  private final AskFaces<S, M, O, V> faces;

  /** What else is said at the end. */
  private List<String> remarks = List.of();

  /** How the last event came about. */
  private Mark last;

  /** Whether a turn was told from its end only: then nothing can be said about decisions. */
  private boolean padded;

  /** Whether the move that is being made was made with a hint. */
  private boolean hinted;

  /**
   * A game of which nothing more is said at its end than how it ended.
   *
   * @param marks how the events so far came about, where there is something to say
   */
  public Host(
      Table<S, M, O, V> table,
      Map<Integer, Mark> marks,
      Chance chance,
      Thinking thinking,
      Keeper keeper,
      Desk desk,
      Narrator narrator) {
    this(table, marks, chance, thinking, keeper, desk, narrator, List::of);
  }

  /**
   * A game to be led.
   *
   * @param marks how the events so far came about, where there is something to say
   * @param finish sees to it when it is over
   */
  public Host(
      Table<S, M, O, V> table,
      Map<Integer, Mark> marks,
      Chance chance,
      Thinking thinking,
      Keeper keeper,
      Desk desk,
      Narrator narrator,
      Finish finish) {
    this.table = table;
    this.finish = finish;
    this.game = table.game();
    this.chance = chance;
    this.last = marks.getOrDefault(table.log().size(), Mark.NONE);
    this.padded = marks.values().stream().anyMatch(Mark::pad);
    this.thinking = thinking;
    this.keeper = keeper;
    this.desk = desk;
    this.narrator = narrator;
    this.bots = bots(table);
    String id = table.header().rulebook().id();
    this.takeBack = new TakeBack<>(table, chance, desk, narrator.words());
    this.page = new HostPage<>(table, desk, narrator);
    this.sharing = new Sharing<>(table, page, desk, narrator, bots.keySet());
    this.menu = new GameMenu(desk, narrator.words(), id, page::told);
    this.faces = new AskFaces<>(table, desk, narrator, page, sharing, menu, takeBack);
    table.replay().steps().forEach(page::tell);
  }

  /** Who plays the seats of bots; those of one kind share what they know. */
  private static <S, M, O, V> Map<Integer, Bot<M, V>> bots(Table<S, M, O, V> table) {
    List<Seat> seats = table.header().seats();
    List<Integer> forBots =
        IntStream.range(0, seats.size()).filter(seat -> seats.get(seat).isBot()).boxed().toList();
    List<String> names =
        forBots.stream()
            .map(seat -> seats.get(seat).player().substring(Seat.BOT.length()))
            .toList();
    List<Bot<M, V>> playing = Bots.named(names, table.game());
    Map<Integer, Bot<M, V>> bots = new HashMap<>();
    for (int i = 0; i < playing.size(); i++) {
      bots.put(forBots.get(i), playing.get(i));
    }
    return bots;
  }

  /** Plays to the end; false if the players stopped before. */
  public boolean play() throws IOException {
    while (true) {
      switch (next()) {
        case Next.Chance<M, O>(Draw<O> draw) -> {
          Optional<DiceSource> dice = table.dice(chance);
          if (dice.isPresent()) {
            happen(table.draw(dice.get()), Mark.NONE);
          } else {
            Optional<FacesEntry> entry = faces.ask(draw.ask().orElseThrow());
            if (entry.isEmpty()) {
              return false;
            }
            happen(table.said(entry.get().said()), entry.get().isPad() ? Mark.PAD : Mark.NONE);
          }
        }
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          Bot<M, V> bot = bots.get(seat);
          if (bot != null) {
            playBot(bot, seat, moves);
          } else if (takeBack.isOnlyRoll(moves)) {
            happen(new Event.Moved<>(seat, moves.getFirst()), Mark.NONE); // the question follows
          } else if (!ask(seat)) {
            return false;
          }
        }
        case Next.Over<M, O> over -> {
          remarks = finish.over();
          end();
          return true;
        }
      }
    }
  }

  /**
   * How many events stay if dice were taken back, which stops the game here: no log is ever
   * changed, so it has to go on in another.
   */
  public OptionalInt stays() {
    return takeBack.stays();
  }

  /** Shows how the game ended. */
  public void end() {
    if (table.next() instanceof Next.Over<M, O>(Standings standings)) {
      List<String> lines =
          new ArrayList<>(Result.lines(table.header().rulebook().id(), standings, narrator));
      lines.addAll(remarks);
      page.end(lines);
    }
  }

  private void playBot(Bot<M, V> bot, int seat, List<M> moves) throws IOException {
    Decision<M, V> decision = decision(seat, moves);
    M move =
        desk.during(() -> bot.choose(decision, thinking.randomness(), thinking.allowances().get()));
    int known = page.told().size();
    happen(new Event.Moved<>(seat, move), Mark.NONE);
    // Nothing is told of what stays hidden, and no pause gives it away.
    if (page.told().size() > known) {
      desk.pause();
    }
  }

  private Decision<M, V> decision(int seat, List<M> moves) {
    return Decision.of(
        game,
        table.state(),
        seat,
        moves,
        () -> table.replay().told(new Viewer.Seat(seat), table.log().size()));
  }

  /**
   * Adds an event: first to the disk, then to the screen.
   *
   * @throws RefusedException if the rules refuse it; then nothing has changed
   */
  private void happen(Event<M, O> event, Mark mark) throws IOException {
    Step<S, M, O> step = game.step(table.state(), event);
    PadTurns.require(table, step, mark, last);
    table.append(step);
    keeper.keep(mark);
    last = mark;
    padded |= mark.pad();
    page.happen(step);
  }

  /** Whether a turn was told from its end only: then nothing can be said about decisions. */
  public boolean hasPadTurns() {
    return padded;
  }

  /** What comes next; after the last roll of a turn nothing is rolled any more. */
  private Next<M, O> next() {
    return last.pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
  }

  /** Asks a person until a move is made; false if the person wants to stop. */
  private boolean ask(int seat) throws IOException {
    if (!sharing.handOver(seat)) {
      return false;
    }
    hinted = false;
    page.ask(next());
    while (next() instanceof Next.Decide<M, O>(int asked, List<M> moves) && asked == seat) {
      Key key = desk.key();
      Offers<M> offers = Offers.asked(game, table.state(), seat, moves);
      V view = game.view(table.state(), new Viewer.Seat(seat));
      switch (menu.press(key)) {
        case STOP -> {
          return false;
        }
        case NONE -> {}
        case BACK -> page.ask(next());
        case HINT -> hint(seat, moves);
        case UNDO -> {
          page.ask(next());
          Reply<M> own = page.screen().undo(view, offers);
          boolean nothing = own instanceof Reply.Refused<M> || own instanceof Reply.Tell<M>;
          if (nothing && takeBack.isPossible()) {
            if (takeBack.isDone()) {
              return false;
            }
          } else if (answer(own, seat, key)) {
            return true;
          }
        }
        case PLAY -> {
          takeBack.forget();
          if (key instanceof Key.Typed(char typed)
              && answer(page.screen().press(typed, view, offers), seat, key)) {
            return true;
          }
        }
      }
    }
    return true;
  }

  /** Does what a key led to; whether a move was made. */
  private boolean answer(Reply<M> reply, int seat, Key key) throws IOException {
    switch (reply) {
      case Reply.Play<M>(List<M> chosen) -> {
        Optional<Refusal> refusal = play(seat, chosen);
        if (refusal.isEmpty()) {
          return true;
        }
        page.ask(next());
        desk.tell(page.signed(narrator.say(refusal.get())));
      }
      case Reply.Chosen<M> chosen -> page.ask(next());
      case Reply.Refused<M>(var refusal) -> desk.tell(page.signed(narrator.say(refusal)));
      case Reply.Tell<M>(String message) -> desk.tell(narrator.words().say(message));
      case Reply.Unknown<M> unknown -> UnknownKey.line(key, narrator.words()).ifPresent(desk::tell);
    }
    return false;
  }

  /** Plays moves one after the other; the first that is refused ends them, and is the answer. */
  private Optional<Refusal> play(int seat, List<M> moves) throws IOException {
    for (M move : moves) {
      try {
        happen(
            new Event.Moved<>(seat, move), hinted ? new Mark(Optional.empty(), true) : Mark.NONE);
      } catch (RefusedException e) {
        return Optional.of(e.refusal());
      }
    }
    return Optional.empty();
  }

  private void hint(int seat, List<M> moves) throws IOException {
    page.ask(next());
    if (padded) {
      desk.tell(narrator.words().say("cli.own.no-hint-pad"));
      return;
    }
    desk.tell(narrator.words().say("cli.thinking"));
    Decision<M, V> decision = decision(seat, moves);
    Optional<String> hint =
        desk.during(() -> Hint.of(game, table.state(), decision, thinking, narrator));
    hinted |= hint.isPresent();
    desk.tell(hint.map(page::signed).orElseGet(() -> narrator.words().say("cli.no-hint")));
  }
}
