package kniffel.telling;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Replay;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.EventForm;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.Mark;
import kniffel.table.Supplement;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;

/**
 * A running game: its log, its dice, and the steps that can be added to it.
 *
 * <p>A step is prepared first, kept on disk by somebody else, and only then made; so nothing is
 * ever shown that could be lost. Has one owner.
 */
public final class LiveGame<S, M, O, V> {

  /** How many events are told from memory; who has missed more is told from the beginning. */
  private static final int REMEMBERED = 16;

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonFactory FACTORY = JSON.getFactory();

  /** A step of the game, the number of its event, and how it came about. */
  record Told<S, M, O>(int number, Step<S, M, O> step, Mark mark) {}

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final DiceSource dice;
  private final Codec codec;
  private final EventForm<M, O> form;
  private final Map<Integer, Mark> marks = new HashMap<>();
  private final Deque<Told<S, M, O>> recent = new ArrayDeque<>();
  private Next<M, O> next;

  private LiveGame(Table<S, M, O, V> table, DiceSource dice, Codec codec) {
    this.table = table;
    this.game = table.game();
    this.dice = dice;
    this.codec = codec;
    this.form = new EventForm<>(codec, game.types());
    this.next = table.next();
  }

  /** A game before its first event. */
  public static LiveGame<?, ?, ?, ?> of(Header<?> header, DiceSource dice, Codec codec) {
    return of(Table.open(header), dice, codec);
  }

  private static <S, M, O, V> LiveGame<S, M, O, V> of(
      Table<S, M, O, V> table, DiceSource dice, Codec codec) {
    return new LiveGame<>(table, dice, codec);
  }

  /** How the game may go on: a decision, if there is one, and what chance makes of it. */
  public interface Advance {

    /** The number of its first event. */
    int first();

    /** Its events as they are stored. */
    String lines();

    /** The seat that decides afterwards; empty if the game is then over. */
    Optional<Integer> askedAfter();

    /** How many events there are afterwards. */
    int versionAfter();

    /** The round afterwards, where the game has rounds. */
    OptionalInt roundAfter();

    /** How the game ends, if it does by this. */
    Optional<Standings> standingsAfter();

    /** What the game has won then, where it comes with a book of levels. */
    Optional<String> awardAfter();

    /** Makes it part of the game, whose last event must be the one before its first. */
    void make();
  }

  Table<S, M, O, V> table() {
    return table;
  }

  Next<M, O> next() {
    return next;
  }

  Codec codec() {
    return codec;
  }

  /** The names of the players, by seat. */
  public List<String> names() {
    return table.header().names();
  }

  /** Whether seats see different things. */
  public boolean isHidden() {
    return table.header().rulebook().isHidden();
  }

  /** How many events there were. */
  public int version() {
    return table.log().size();
  }

  /** The seat that decides. */
  public Optional<Integer> asked() {
    return asked(next);
  }

  private static <M, O> Optional<Integer> asked(Next<M, O> next) {
    return next instanceof Next.Decide<M, O>(int seat, var moves)
        ? Optional.of(seat)
        : Optional.empty();
  }

  /** The round, where the game has rounds. */
  public OptionalInt round() {
    return game.round(table.state());
  }

  public Optional<Standings> standings() {
    return standings(next);
  }

  /** Which level of a book is played, if it is one. */
  public Optional<Supplement.Page> page() {
    return Supplements.page(table.header().rulebook().id(), table.header().options());
  }

  /** What the game has won as it stands, where it comes with a book of levels. */
  public Optional<String> award() {
    return award(table.state());
  }

  private Optional<String> award(S state) {
    return Supplements.award(
        table.header().rulebook().id(), game.view(state, new Viewer.Spectator()));
  }

  private static <M, O> Optional<Standings> standings(Next<M, O> next) {
    return next instanceof Next.Over<M, O>(Standings standings)
        ? Optional.of(standings)
        : Optional.empty();
  }

  /** What chance has to do before anybody decides, if anything. */
  public Optional<Advance> chance() {
    return next instanceof Next.Chance<M, O>
        ? Optional.of(advance(new ArrayList<>(), Mark.NONE))
        : Optional.empty();
  }

  /**
   * How the game goes on with a move of the seat that decides.
   *
   * @throws kniffel.table.json.MalformedException if this is no move of the game
   * @throws RefusedException if the rules have an objection
   */
  public Advance move(JsonNode move, Mark mark) {
    return move(codec.read(game.types().move(), move, "move"), mark);
  }

  private Advance move(M move, Mark mark) {
    if (!(next instanceof Next.Decide<M, O>(int seat, var moves))) {
      throw new RefusedException(new Refusal.NobodyDecides());
    }
    S before = table.state();
    List<Step<S, M, O>> steps = new ArrayList<>();
    steps.add(new Step<>(before, new Event.Moved<>(seat, move), game.play(before, move)));
    return advance(steps, mark);
  }

  /** Lets chance do what it has to do after these steps. */
  private Advance advance(List<Step<S, M, O>> steps, Mark mark) {
    int first = version() + 1;
    S state = steps.isEmpty() ? table.state() : steps.getLast().after();
    Next<M, O> then = game.next(state);
    while (then instanceof Next.Chance<M, O>(var draw)) {
      O outcome = draw.sample(dice.at(first + steps.size()));
      S after = game.happen(state, outcome);
      steps.add(new Step<>(state, new Event.Happened<>(outcome), after));
      state = after;
      then = game.next(state);
    }
    table.requireSpace(steps.size());
    return new Made(first, List.copyOf(steps), mark, then);
  }

  /** An advance whose steps the rules have judged. */
  private final class Made implements Advance {

    private final int first;
    private final List<Step<S, M, O>> steps;
    private final Mark mark;
    private final Next<M, O> then;

    Made(int first, List<Step<S, M, O>> steps, Mark mark, Next<M, O> then) {
      this.first = first;
      this.steps = steps;
      this.mark = mark;
      this.then = then;
    }

    @Override
    public int first() {
      return first;
    }

    @Override
    public String lines() {
      StringWriter text = new StringWriter(128);
      try (JsonGenerator out = FACTORY.createGenerator(text)) {
        for (int i = 0; i < steps.size(); i++) {
          if (i > 0) {
            out.writeRaw('\n');
          }
          form.write(new EventForm.Entry<>(first + i, steps.get(i).event(), markOf(i)), out);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return text.toString();
    }

    private Mark markOf(int i) {
      return steps.get(i).event() instanceof Event.Moved ? mark : Mark.NONE;
    }

    @Override
    public Optional<Integer> askedAfter() {
      return asked(then);
    }

    @Override
    public int versionAfter() {
      return first + steps.size() - 1;
    }

    @Override
    public OptionalInt roundAfter() {
      return game.round(steps.isEmpty() ? table.state() : steps.getLast().after());
    }

    @Override
    public Optional<Standings> standingsAfter() {
      return LiveGame.standings(then);
    }

    @Override
    public Optional<String> awardAfter() {
      return award(steps.isEmpty() ? table.state() : steps.getLast().after());
    }

    @Override
    public void make() {
      if (first != version() + 1) {
        throw new IllegalStateException("event " + first + " after version " + version());
      }
      for (int i = 0; i < steps.size(); i++) {
        table.append(steps.get(i));
        remember(steps.get(i), markOf(i));
      }
      next = then;
    }
  }

  /** Adds what is stored, as somebody else made it. */
  public void replay(String lines) {
    for (String line : lines.split("\n", -1)) {
      EventForm.Entry<M, O> entry;
      try {
        entry = form.read(JSON.readTree(line));
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
      if (entry.number() != version() + 1) {
        throw new IllegalStateException("event " + entry.number() + " after " + version());
      }
      remember(table.append(entry.event()), entry.mark());
    }
    next = table.next();
  }

  /** Remembers the step that was just added to the table. */
  private void remember(Step<S, M, O> step, Mark mark) {
    if (!mark.equals(Mark.NONE)) {
      marks.put(version(), mark);
    }
    recent.addLast(new Told<>(version(), step, mark));
    if (recent.size() > REMEMBERED) {
      recent.removeFirst();
    }
  }

  /** The steps after a version. */
  List<Told<S, M, O>> since(int version) {
    if (version >= version()) {
      return List.of();
    }
    List<Told<S, M, O>> told = new ArrayList<>();
    if (!recent.isEmpty() && recent.getFirst().number() <= version + 1) {
      // Nearly always it is only the last few of them.
      Iterator<Told<S, M, O>> backwards = recent.descendingIterator();
      for (int number = version(); number > version; number--) {
        told.add(backwards.next());
      }
      return told.reversed();
    }
    Replay<S, M, O, V> replay = table.replay();
    for (int number = version + 1; number <= version(); number++) {
      told.add(told(replay, number));
    }
    return told;
  }

  private Told<S, M, O> told(Replay<S, M, O, V> replay, int number) {
    return new Told<>(number, replay.step(number), marks.getOrDefault(number, Mark.NONE));
  }

  /** The same game as it was at an earlier version. */
  public LiveGame<S, M, O, V> at(int version) {
    Replay<S, M, O, V> replay = table.replay();
    LiveGame<S, M, O, V> earlier =
        new LiveGame<>(
            Table.played(
                table.header(), game, table.log().subList(0, version), replay.after(version)),
            dice,
            codec);
    for (int number = Math.max(1, version - REMEMBERED + 1); number <= version; number++) {
      earlier.recent.addLast(told(replay, number));
    }
    return earlier;
  }

  /** The record, with the seed of its dice. */
  public GameRecord record(Seed seed) {
    return new GameRecord(table, Optional.of(seed), marks);
  }

  /**
   * Lets a bot decide for the seat that is asked, anywhere; how the game goes on with its move is
   * to be asked for where the game is at home, if nothing has happened since.
   */
  public Question<Supplier<Advance>> thinking(
      BotSource bots,
      String bot,
      Mark mark,
      Randomness randomness,
      Supplier<Allowance> allowances) {
    if (!(next instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new IllegalStateException("nobody decides");
    }
    Decision<M, V> decision = decision(seat, moves);
    return bots.askBot(
        table.header(),
        game,
        bot,
        (Bot<M, V> player) -> {
          M move = player.choose(decision, randomness, allowances.get());
          return () -> move(move, mark);
        });
  }

  /** What the seat that is asked has to decide, and what it knows; to be looked at anywhere. */
  Decision<M, V> decision(int seat, List<M> moves) {
    int players = table.header().seats().size();
    List<Event<M, O>> log = List.copyOf(table.log());
    return Decision.of(
        game,
        table.state(),
        seat,
        moves,
        () -> Replay.of(game, players, log).told(new Viewer.Seat(seat), log.size()));
  }
}
