package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
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
import kniffel.table.json.Json;

/**
 * A running game: its log, its dice, and the steps that can be added to it.
 *
 * <p>A step is prepared first, kept on disk by somebody else, and only then made; so nothing is
 * ever shown that could be lost. Has one owner.
 */
public final class LiveGame<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final Chance chance;
  private final Codec codec;
  private final StoredLines<M, O> stored;
  private final Memory<S, M, O, V> memory;
  private Next<M, O> next;

  private LiveGame(Table<S, M, O, V> table, Chance chance, Codec codec) {
    this.table = table;
    this.game = table.game();
    this.chance = chance;
    this.codec = codec;
    this.stored = new StoredLines<>(codec, game);
    this.memory = new Memory<>(table);
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

  Table<S, M, O, V> table() {
    return table;
  }

  Next<M, O> next() {
    return next;
  }

  Codec codec() {
    return codec;
  }

  StoredLines<M, O> stored() {
    return stored;
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

  Waits waits(S state, Next<M, O> then) {
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
    return memory.anyMark(Mark::pad);
  }

  /** Whether a bot has decided for somebody who was away. */
  public boolean wasStoodInFor() {
    return memory.anyMark(mark -> mark.by().isPresent());
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
        if (seat == decider && memory.mark(i + 1).hint()) {
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
    return memory.mark(version());
  }

  /** The round, where the game has rounds. */
  public OptionalInt round() {
    return game.round(table.state());
  }

  /** What each seat has scored so far. */
  public List<Integer> scores() {
    return game.scores(table.state());
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

  Optional<String> award(S state) {
    return Supplements.award(
        table.header().rulebook().id(), game.view(state, new Viewer.Spectator()));
  }

  static <M, O> Optional<Standings> standings(Next<M, O> next) {
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
  public Advance move(Json move, Mark mark) {
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
    return new Prepared<>(
        this, first, List.copyOf(steps), mark, pad ? PadTurns.next(game, state, then) : then);
  }

  /** Adds steps that were judged here; what comes then was found out with them. */
  void make(Prepared<S, M, O, V> advance) {
    if (advance.first() != version() + 1) {
      throw new IllegalStateException("event " + advance.first() + " after version " + version());
    }
    for (int i = 0; i < advance.steps().size(); i++) {
      table.append(advance.steps().get(i));
      memory.add(advance.steps().get(i), advance.markOf(i));
    }
    next = advance.then();
  }

  /** Adds what is stored, as somebody else made it. */
  public void replay(String lines) {
    for (String line : lines.split("\n", -1)) {
      EventForm.Entry<M, O> entry = stored.read(line);
      if (entry.number() != version() + 1) {
        throw new IllegalStateException("event " + entry.number() + " after " + version());
      }
      memory.add(table.append(entry.event()), entry.mark());
    }
    next = lastMark().pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
  }

  /** The steps after a version. */
  List<Memory.Told<S, M, O>> since(int version) {
    return memory.since(version);
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
    earlier.memory.takeOver(memory, replay, version);
    return earlier;
  }

  /** The record, with the seed of its dice, if the program rolled any and it may be told. */
  public GameRecord record(Optional<Seed> seed) {
    boolean rolled =
        switch (chance) {
          case Chance.Drawn _ -> true;
          case Chance.Own(var forBots) -> forBots.isPresent();
        };
    return new GameRecord(table, rolled ? seed : Optional.empty(), memory.marks());
  }

  /** The first events as they are stored, one line each. */
  public String lines(int count) {
    return stored.write(
        count, i -> new EventForm.Entry<>(i + 1, table.log().get(i), memory.mark(i + 1)));
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
    return chosen(bots, bot, randomness, allowances, move -> () -> move(move, mark));
  }

  /** The same where the game is not at home: only the move, as JSON. */
  public Question<Json> choosing(
      BotSource bots, String bot, Randomness randomness, Supplier<Allowance> allowances) {
    return chosen(bots, bot, randomness, allowances, move -> codec.tree(game.types().move(), move));
  }

  private <T> Question<T> chosen(
      BotSource bots,
      String bot,
      Randomness randomness,
      Supplier<Allowance> allowances,
      Function<M, T> use) {
    if (!(next instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new IllegalStateException("nobody decides");
    }
    Decision<M, V> decision = decision(seat, moves);
    return bots.askBot(
        table.header(),
        game,
        bot,
        (Bot<M, V> player) -> use.apply(player.choose(decision, randomness, allowances.get())));
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
