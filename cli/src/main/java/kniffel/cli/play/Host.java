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
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.table.EventMark;
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
    void keep(EventMark mark) throws IOException;
  }

  /** Handles the end of a game. */
  @FunctionalInterface
  public interface AtEnd {
    /** Stores it as a whole before its end is shown, and returns what else to say at the end. */
    List<String> over() throws IOException;
  }

  /**
   * How bots choose and advise.
   *
   * @param randomness for whatever they leave to chance
   * @param allowances how long they may think about a move
   */
  public record BotMeans(Randomness randomness, Supplier<Allowance> allowances) {}

  private final Table<S, M, O, V> table;
  private final Chance chance;
  private final BotMeans thinking;
  private final HostEvents<S, M, O, V> events;
  private final Desk desk;
  private final Narrator narrator;
  private final HostPage<S, M, O, V> page;
  private final Map<Integer, Bot<M, V>> bots;

  private final AtEnd finish;
  private final TakeBack<S, M, O, V> takeBack;
  private final AskMove<S, M, O, V> askMove;
  private final AskFaces<S, M, O, V> askFaces;

  /** What else is said at the end. */
  private List<String> remarks = List.of();

  /**
   * A game to be led.
   *
   * @param marks how the events so far came about, where there is something to say
   * @param finish handles its end
   */
  public Host(
      Table<S, M, O, V> table,
      Map<Integer, EventMark> marks,
      Chance chance,
      BotMeans thinking,
      Keeper keeper,
      Desk desk,
      Narrator narrator,
      AtEnd finish) {
    this.table = table;
    this.finish = finish;
    this.chance = chance;
    this.thinking = thinking;
    this.desk = desk;
    this.narrator = narrator;
    this.bots = bots(table);
    String id = table.header().rulebook().id();
    this.takeBack = new TakeBack<>(table, chance, desk, narrator.words());
    this.page = new HostPage<>(table, desk, narrator);
    this.events = new HostEvents<>(table, marks, keeper, page);
    Sharing<S, M, O, V> sharing = new Sharing<>(table, page, desk, narrator, bots.keySet());
    GameMenu menu = new GameMenu(desk, narrator.words(), id, page::told);
    Asking<S, M, O, V> asking = new Asking<>(table, desk, narrator, page, sharing, menu, takeBack);
    this.askMove = new AskMove<>(asking, thinking, events);
    this.askFaces = new AskFaces<>(asking);
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
    boolean going = true;
    while (going) {
      switch (events.next()) {
        case Next.Chance<M, O>(Draw<O> draw) -> going = happen(draw);
        case Next.Decide<M, O>(int seat, List<M> moves) -> going = decide(seat, moves);
        case Next.Over<M, O> over -> {
          remarks = finish.over();
          end();
          return true;
        }
      }
    }
    return false;
  }

  /** Rolls, or asks people what fell; false if they want to stop. */
  private boolean happen(Draw<O> draw) throws IOException {
    Optional<DiceSource> dice = table.dice(chance);
    if (dice.isPresent()) {
      events.happen(table.draw(dice.get()), EventMark.NONE);
      return true;
    }
    Optional<FacesEntry> entry = askFaces.ask(draw.ask().orElseThrow());
    if (entry.isEmpty()) {
      return false;
    }
    events.happen(
        table.said(entry.get().said()), entry.get().isPad() ? EventMark.PAD : EventMark.NONE);
    return true;
  }

  /** Has somebody decide; false if they want to stop. */
  private boolean decide(int seat, List<M> moves) throws IOException {
    Bot<M, V> bot = bots.get(seat);
    if (bot != null) {
      playBot(bot, seat, moves);
    } else if (takeBack.isOnlyRoll(moves)) {
      events.happen(
          new Event.Moved<>(seat, moves.getFirst()), EventMark.NONE); // the question follows
    } else {
      return askMove.ask(seat);
    }
    return true;
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
          new ArrayList<>(ResultText.lines(table.header().rulebook().id(), standings, narrator));
      lines.addAll(remarks);
      page.end(lines);
    }
  }

  private void playBot(Bot<M, V> bot, int seat, List<M> moves) throws IOException {
    Decision<M, V> decision = events.decision(seat, moves);
    M move =
        desk.during(() -> bot.choose(decision, thinking.randomness(), thinking.allowances().get()));
    int known = page.told().size();
    events.happen(new Event.Moved<>(seat, move), EventMark.NONE);
    // Hidden outcomes are not told, and no pause gives them away.
    if (page.told().size() > known) {
      desk.pause();
    }
  }

  /** Whether only the last roll of a turn was told: then nothing can be said about decisions. */
  public boolean hasPadTurns() {
    return events.hasPadTurns();
  }
}
