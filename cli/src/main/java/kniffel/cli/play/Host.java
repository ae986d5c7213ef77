package kniffel.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;
import kniffel.words.Narrator;
import org.jspecify.annotations.Nullable;

/**
 * Leads a game at one terminal: asks people, lets bots play, keeps every event before showing it.
 */
public final class Host<S, M, O, V> {

  /** Keeps the game on disk after each event; returns when it is safe. */
  @FunctionalInterface
  public interface Keeper {
    void keep() throws IOException;
  }

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final DiceSource dice;
  private final Randomness botRandomness;
  private final Supplier<Allowance> allowances;
  private final Keeper keeper;
  private final Desk desk;
  private final Narrator narrator;
  private final Screen<M, V> screen;
  private final Chronicle chronicle;
  private final List<Integer> people = new ArrayList<>();
  private final Map<Integer, Bot<M, V>> bots = new HashMap<>();

  /** The seat of the person who looks at the screen; null while it is covered or nobody plays. */
  private @Nullable Integer atTheDesk;

  public Host(
      Table<S, M, O, V> table,
      DiceSource dice,
      Randomness botRandomness,
      Supplier<Allowance> allowances,
      Keeper keeper,
      Desk desk,
      Narrator narrator) {
    this.table = table;
    this.game = table.game();
    this.dice = dice;
    this.botRandomness = botRandomness;
    this.allowances = allowances;
    this.keeper = keeper;
    this.desk = desk;
    this.narrator = narrator;
    this.screen = Terminals.of(table.header().rulebook().id(), game).screen().get();
    List<Seat> seats = table.header().seats();
    this.chronicle = new Chronicle(narrator, seats.size());
    List<Integer> forBots = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      (seats.get(seat).isBot() ? forBots : people).add(seat);
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
    this.atTheDesk = people.size() == 1 ? people.getFirst() : null;
    retell();
  }

  /** What happened before the game was resumed. */
  private void retell() {
    table.replay().steps().forEach(step -> chronicle.add(game, step));
  }

  /** Plays to the end; false if the players stopped before. */
  public boolean play() throws IOException {
    while (true) {
      switch (table.next()) {
        case Next.Chance<M, O> chance -> happen(table.draw(dice));
        case Next.Decide<M, O>(int seat, List<M> moves) -> {
          Bot<M, V> bot = bots.get(seat);
          if (bot != null) {
            M move = bot.choose(decision(seat, moves), botRandomness, allowances.get());
            int known = told().size();
            happen(new Event.Moved<>(seat, move));
            // Nothing is told of what stays hidden, and no pause gives it away.
            if (told().size() > known) {
              desk.pause();
            }
          } else if (!ask(seat)) {
            return false;
          }
        }
        case Next.Over<M, O>(Standings standings) -> {
          desk.end(
              draw(Offers.none()),
              Result.lines(table.header().rulebook().id(), standings, narrator));
          return true;
        }
      }
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
    keeper.keep();
    int known = told().size();
    chronicle.add(game, step);
    desk.watch(draw(Offers.none()), told(), told().subList(known, told().size()));
  }

  /** Asks a person until a move is made; false if the person wants to stop. */
  private boolean ask(int seat) throws IOException {
    if (!handOver(seat)) {
      return false;
    }
    show(seat);
    while (table.next() instanceof Next.Decide<M, O>(int asked, List<M> moves) && asked == seat) {
      OptionalInt key = desk.key();
      if (key.isEmpty() || key.getAsInt() == 'q' || key.getAsInt() == 3) {
        return false;
      }
      V view = game.view(table.state(), new Viewer.Seat(seat));
      Reply<M> reply =
          key.getAsInt() == '?'
              ? new Reply.Tell<>("cli.help." + table.header().rulebook().id())
              : screen.press((char) key.getAsInt(), view, offers(seat, moves));
      switch (reply) {
        case Reply.Play<M>(List<M> chosen) -> {
          Optional<Refusal> refusal = play(seat, chosen);
          if (refusal.isEmpty()) {
            return true;
          }
          show(seat);
          desk.tell(narrator.say(refusal.get()));
        }
        case Reply.Chosen<M> chosen -> show(seat);
        case Reply.Refused<M>(var refusal) -> desk.tell(narrator.say(refusal));
        case Reply.Tell<M>(String message) -> desk.tell(narrator.words().say(message));
        case Reply.Unknown<M> unknown -> {
          if (!Character.isWhitespace(key.getAsInt())) {
            desk.tell(
                narrator
                    .words()
                    .say("cli.unknown-key", Map.of("key", Character.toString(key.getAsInt()))));
          }
        }
      }
    }
    return true;
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

  /** Where hands are hidden, the last player's must be off the screen before the next one looks. */
  private boolean handOver(int seat) throws IOException {
    if (atTheDesk != null && atTheDesk == seat) {
      return true;
    }
    desk.drop();
    if (hidesSomething(seat)) {
      atTheDesk = null;
      desk.cover(narrator.words().say("cli.pass", Map.of("name", narrator.name(seat))));
      OptionalInt key;
      do {
        key = desk.key();
        if (key.isEmpty() || key.getAsInt() == 'q' || key.getAsInt() == 3) {
          return false;
        }
      } while (key.getAsInt() != '\n');
    }
    atTheDesk = seat;
    screen.clear();
    return true;
  }

  private boolean hidesSomething(int seat) {
    return people.size() > 1
        && !game.view(table.state(), new Viewer.Seat(seat))
            .equals(game.view(table.state(), new Viewer.Spectator()));
  }

  private Viewer viewer() {
    return atTheDesk == null ? new Viewer.Spectator() : new Viewer.Seat(atTheDesk);
  }

  private List<String> told() {
    return chronicle.asTold(viewer());
  }

  private Offers<M> offers(int seat, List<M> moves) {
    return Offers.asked(game, table.state(), seat, moves);
  }

  private Look look() {
    return new Look(narrator, desk.colour(), desk.width(), desk.height());
  }

  private Block draw(Offers<M> offers) {
    return screen.draw(game.view(table.state(), viewer()), viewer(), offers, look());
  }

  private void show(int seat) {
    if (table.next() instanceof Next.Decide<M, O>(int asked, List<M> moves)) {
      Offers<M> offers = offers(seat, moves);
      String ask = narrator.words().say("cli.ask", Map.of("name", narrator.name(asked)));
      String keys = screen.keys(game.view(table.state(), viewer()), offers, look());
      desk.show(draw(offers), told(), ask, keys + " · " + narrator.words().say("cli.keys-always"));
    }
  }
}
