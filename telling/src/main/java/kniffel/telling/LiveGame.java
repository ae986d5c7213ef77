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
import java.util.function.IntFunction;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Ask;
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
import kniffel.table.PadTurns;
import kniffel.table.Supplement;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
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
  private final Chance chance;
  private final Codec codec;
  private final EventForm<M, O> form;
  private final Map<Integer, Mark> marks = new HashMap<>();
  private final Deque<Told<S, M, O>> recent = new ArrayDeque<>();
  private Next<M, O> next;

  private LiveGame(Table<S, M, O, V> table, Chance chance, Codec codec) {
    this.table = table;
    this.game = table.game();
    this.chance = chance;
    this.codec = codec;
    this.form = new EventForm<>(codec, game.types());
    this.next = table.next();
  }

  /** A game before its first event. */
  public static LiveGame<?, ?, ?, ?> of(Header<?> header, Chance chance, Codec codec) {
    return of(Table.open(header), chance, codec);
  }

  private static <S, M, O, V> LiveGame<S, M, O, V> of(
      Table<S, M, O, V> table, Chance chance, Codec codec) {
    return new LiveGame<>(table, chance, codec);
  }

  /** How the game may go on: a decision, if there is one, and what chance makes of it. */
  public interface Advance {

    /** The number of its first event. */
    int first();

    /** Its events as they are stored. */
    String lines();

    /** Whether it begins with a decision, and not with what chance has brought. */
    boolean isDecision();

    /** What the game waits for afterwards. */
    Waits waitsAfter();

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

  /** What the game waits for. */
  public Waits waits() {
    return waits(table.state(), next);
  }

  private Waits waits(S state, Next<M, O> then) {
    return switch (then) {
      case Next.Decide<M, O>(int seat, var moves) -> new Waits.Decision(seat);
      case Next.Chance<M, O> _ ->
          dice(state).isPresent() ? new Waits.Dice() : new Waits.Faces(game.roller(state));
      case Next.Over<M, O>(Standings standings) -> new Waits.Nothing(standings);
    };
  }

  /** The dice that the program rolls in this state; empty if people say what falls. */
  private Optional<DiceSource> dice(S state) {
    return chance.dice(table.header().isBot(game.roller(state)));
  }

  /** Whether people roll their own dice. */
  public boolean isOwnDice() {
    return chance.isOwn();
  }

  /** Whether a turn was told from its end only: then nothing can be said about decisions. */
  public boolean hasPadTurns() {
    return marks.values().stream().anyMatch(Mark::pad);
  }

  /** Whether a bot has decided for somebody who was away. */
  public boolean wasStoodInFor() {
    return marks.values().stream().anyMatch(mark -> mark.by().isPresent());
  }

  /**
   * Whether the seat that was the first to decide after a version has had a hint since.
   *
   * @param due whether the decision that is due was advised by one
   */
  public boolean wasHintedAfter(int version, boolean due) {
    int decider = -1;
    for (int i = version; i < version(); i++) {
      if (table.log().get(i) instanceof Event.Moved<M, O>(int seat, var _)) {
        decider = decider < 0 ? seat : decider;
        if (seat == decider && marks.getOrDefault(i + 1, Mark.NONE).hint()) {
          return true;
        }
      }
    }
    return due && (decider < 0 || asked().equals(Optional.of(decider)));
  }

  /** Whether this event is what people said had fallen; there is none with number 0. */
  public boolean isSaid(int number) {
    return number >= 1 && number <= version() && isSaid(table.replay().step(number));
  }

  boolean isSaid(Step<S, M, O> step) {
    return step.event() instanceof Event.Happened<M, O> && dice(step.before()).isEmpty();
  }

  /** What people are asked who have rolled their own dice. */
  Optional<Ask> ask() {
    return next instanceof Next.Chance<M, O>(var draw) && dice(table.state()).isEmpty()
        ? draw.ask()
        : Optional.empty();
  }

  /** Whether what is asked for may be told to be the last roll of its turn. */
  boolean mayBePad() {
    return PadTurns.isPossibleAfter(table);
  }

  private Mark lastMark() {
    return marks.getOrDefault(version(), Mark.NONE);
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
    return waits() instanceof Waits.Dice
        ? Optional.of(advance(new ArrayList<>(), Mark.NONE))
        : Optional.empty();
  }

  /**
   * How the game goes on with what people say has fallen.
   *
   * @param pad whether it is the last roll of its turn, and those before it are not told
   * @throws RefusedException if it is not what was asked for
   */
  public Advance say(List<Integer> said, boolean pad) {
    if (!(waits() instanceof Waits.Faces)) {
      throw new RefusedException(new Refusal.NothingToDraw());
    }
    Step<S, M, O> step = game.step(table.state(), table.said(said));
    Mark mark = pad ? Mark.PAD : Mark.NONE;
    PadTurns.require(table, step, mark, Mark.NONE);
    return advance(new ArrayList<>(List.of(step)), mark);
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
    PadTurns.require(table, steps.getFirst(), Mark.NONE, lastMark());
    return advance(steps, mark);
  }

  /** Lets chance do what it has to do after these steps, up to where people say what falls. */
  private Advance advance(List<Step<S, M, O>> steps, Mark mark) {
    int first = version() + 1;
    S state = steps.isEmpty() ? table.state() : steps.getLast().after();
    Next<M, O> then = game.next(state);
    while (then instanceof Next.Chance<M, O>(var draw)) {
      Optional<DiceSource> dice = dice(state);
      if (dice.isEmpty()) {
        break;
      }
      O outcome = dice.get().outcome(game, state, draw, first + steps.size());
      S after = game.happen(state, outcome);
      steps.add(new Step<>(state, new Event.Happened<>(outcome), after));
      state = after;
      then = game.next(state);
    }
    table.requireSpace(steps.size());
    boolean pad = mark.pad() && steps.size() == 1;
    return new Made(first, List.copyOf(steps), mark, pad ? PadTurns.next(game, state, then) : then);
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
      return LiveGame.this.lines(
          steps.size(), i -> new EventForm.Entry<>(first + i, steps.get(i).event(), markOf(i)));
    }

    @Override
    public boolean isDecision() {
      return !steps.isEmpty() && steps.getFirst().event() instanceof Event.Moved<M, O>;
    }

    private Mark markOf(int i) {
      return i == 0 ? mark : Mark.NONE; // what follows is up to the program's dice
    }

    @Override
    public Waits waitsAfter() {
      return waits(steps.isEmpty() ? table.state() : steps.getLast().after(), then);
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
    next = lastMark().pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
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
            chance,
            codec);
    for (int number = Math.max(1, version - REMEMBERED + 1); number <= version; number++) {
      earlier.recent.addLast(told(replay, number));
    }
    return earlier;
  }

  /** The record, with the seed of its dice, if the program rolled any and it may be told. */
  public GameRecord record(Optional<Seed> seed) {
    boolean rolled =
        switch (chance) {
          case Chance.Drawn _ -> true;
          case Chance.Own(var forBots) -> forBots.isPresent();
        };
    return new GameRecord(table, rolled ? seed : Optional.empty(), marks);
  }

  /** The first events as they are stored, one line each. */
  public String lines(int count) {
    return lines(
        count,
        i ->
            new EventForm.Entry<>(i + 1, table.log().get(i), marks.getOrDefault(i + 1, Mark.NONE)));
  }

  private String lines(int count, IntFunction<EventForm.Entry<M, O>> entries) {
    StringWriter text = new StringWriter(128);
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      for (int i = 0; i < count; i++) {
        if (i > 0) {
          out.writeRaw('\n');
        }
        form.write(entries.apply(i), out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
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
