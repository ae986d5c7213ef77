package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
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
import kniffel.table.Seat;
import kniffel.table.Table;
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

  /**
   * How bots choose and advise.
   *
   * @param randomness for whatever they leave to chance
   * @param allowances how long they may think about a move
   */
  public record Thinking(Randomness randomness, Supplier<Allowance> allowances) {}

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final DiceSource dice;
  private final Thinking thinking;
  private final Keeper keeper;
  private final Desk desk;
  private final Narrator narrator;
  private final Sharing<S, M, O, V> sharing;
  private final HostPage<S, M, O, V> page;
  private final GameMenu menu;
  private final Map<Integer, Bot<M, V>> bots = new HashMap<>();

  /** Whether the move that is being made was made with a hint. */
  private boolean hinted;

  public Host(
      Table<S, M, O, V> table,
      DiceSource dice,
      Thinking thinking,
      Keeper keeper,
      Desk desk,
      Narrator narrator) {
    this.table = table;
    this.game = table.game();
    this.dice = dice;
    this.thinking = thinking;
    this.keeper = keeper;
    this.desk = desk;
    this.narrator = narrator;
    List<Seat> seats = table.header().seats();
    List<Integer> forBots = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (seats.get(seat).isBot()) {
        forBots.add(seat);
      }
    }
    List<Bot<M, V>> playing =
        Bots.named(
            forBots.stream()
                .map(seat -> seats.get(seat).player().substring(Seat.BOT.length()))
                .toList(),
            game);
    for (int i = 0; i < playing.size(); i++) {
      bots.put(forBots.get(i), playing.get(i));
    }
    String id = table.header().rulebook().id();
    this.page = new HostPage<>(table, desk, narrator);
    this.sharing = new Sharing<>(table, page, desk, narrator, bots.keySet());
    this.menu = new GameMenu(desk, narrator.words(), id, () -> page.told());
    table.replay().steps().forEach(page::tell);
  }

  /** Plays to the end; false if the players stopped before. */
  public boolean play() throws IOException {
    while (true) {
      switch (table.next()) {
        case Next.Chance<M, O> chance -> happen(table.draw(dice));
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          Bot<M, V> bot = bots.get(seat);
          if (bot != null) {
            playBot(bot, seat, moves);
          } else if (!ask(seat)) {
            return false;
          }
        }
        case Next.Over<M, O> over -> {
          end();
          return true;
        }
      }
    }
  }

  /** Shows how the game ended. */
  public void end() {
    if (table.next() instanceof Next.Over<M, O>(Standings standings)) {
      page.end(Result.lines(table.header().rulebook().id(), standings, narrator));
    }
  }

  private void playBot(Bot<M, V> bot, int seat, List<M> moves) throws IOException {
    M move = bot.choose(decision(seat, moves), thinking.randomness(), thinking.allowances().get());
    int known = page.told().size();
    happen(new Event.Moved<>(seat, move));
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
  private void happen(Event<M, O> event) throws IOException {
    Step<S, M, O> step = table.append(event);
    boolean advised = hinted && event instanceof Event.Moved<M, O>;
    keeper.keep(advised ? new Mark(Optional.empty(), true) : Mark.NONE);
    page.happen(step);
  }

  /** Asks a person until a move is made; false if the person wants to stop. */
  private boolean ask(int seat) throws IOException {
    if (!sharing.handOver(seat)) {
      return false;
    }
    hinted = false;
    page.ask();
    while (table.next() instanceof Next.Decide<M, O>(int asked, List<M> moves) && asked == seat) {
      Key key = desk.key();
      Offers<M> offers = Offers.asked(game, table.state(), seat, moves);
      V view = game.view(table.state(), new Viewer.Seat(seat));
      switch (menu.press(key)) {
        case STOP -> {
          return false;
        }
        case NONE -> {}
        case BACK -> page.ask();
        case HINT -> hint(seat, moves);
        case UNDO -> {
          page.ask();
          if (answer(page.screen().undo(view, offers), seat, key)) {
            return true;
          }
        }
        case PLAY -> {
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
        page.ask();
        desk.tell(narrator.say(refusal.get()));
      }
      case Reply.Chosen<M> chosen -> page.ask();
      case Reply.Refused<M>(var refusal) -> desk.tell(narrator.say(refusal));
      case Reply.Tell<M>(String message) -> desk.tell(narrator.words().say(message));
      case Reply.Unknown<M> unknown -> UnknownKey.line(key, narrator.words()).ifPresent(desk::tell);
    }
    return false;
  }

  /** Plays moves one after the other; the first that is refused ends them, and is the answer. */
  private Optional<Refusal> play(int seat, List<M> moves) throws IOException {
    for (M move : moves) {
      try {
        happen(new Event.Moved<>(seat, move));
      } catch (RefusedException e) {
        return Optional.of(e.refusal());
      }
    }
    return Optional.empty();
  }

  private void hint(int seat, List<M> moves) {
    page.ask();
    Optional<String> hint = Hint.of(game, table.state(), decision(seat, moves), thinking, narrator);
    hinted |= hint.isPresent();
    desk.tell(hint.orElseGet(() -> narrator.words().say("cli.no-hint")));
  }
}
