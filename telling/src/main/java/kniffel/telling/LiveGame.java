package kniffel.telling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import kniffel.bots.Decision;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.RefusedException;
import kniffel.rules.Replay;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.table.EventForm;
import kniffel.table.EventMark;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.PadTurns;
import kniffel.table.Supplement;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;

/**
 * A running game: its log, its dice, and the steps that can be added to it.
 *
 * <p>A step is prepared first, stored on disk by other code, and only then made, so nothing is ever
 * shown that could be lost. Has one owner.
 */
public final class LiveGame<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final LiveDice<S, M, O, V> dice;
  private final Codec codec;
  private final StoredLines<M, O> stored;
  private final Memory<S, M, O, V> memory;
  private Next<M, O> next;

  private LiveGame(Table<S, M, O, V> table, Chance chance, Codec codec) {
    this.table = table;
    this.game = table.game();
    this.dice = new LiveDice<>(table, chance);
    this.codec = codec;
    this.stored = new StoredLines<>(codec, game);
    this.memory = new Memory<>(table);
    this.next = table.next();
  }

  /** A game before its first event. */
  public static LiveGame<?, ?, ?, ?> of(Header<?> header, Chance chance, Codec codec) {
    return of(Table.withoutSteps(header), chance, codec);
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

  LiveDice<S, M, O, V> dice() {
    return dice;
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
    return next instanceof Next.Decide<M, O>(int seat, var moves)
        ? Optional.of(seat)
        : Optional.empty();
  }

  /** What the game waits for. */
  public Waits waits() {
    return dice.waits(table.state(), next);
  }

  /** Whether only the last roll of a turn was told: then nothing can be said about decisions. */
  public boolean hasPadTurns() {
    return memory.anyMark(EventMark::pad);
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

  /**
   * The lines up to a version, provided that the next event is what people said had fallen. To be
   * asked for on any thread that may take its time.
   */
  public Supplier<Optional<String>> linesBeforeSaid(int version) {
    if (!dice.isOwn() || version < 0 || version >= version()) {
      return Optional::empty;
    }
    List<Event<M, O>> log = table.logSoFar();
    Map<Integer, EventMark> marks = Map.copyOf(memory.marks());
    int players = table.header().seats().size();
    return () ->
        dice.isSaid(Replay.of(game, players, log.subList(0, version + 1)).step(version + 1))
            ? Optional.of(lines(version, log, marks))
            : Optional.empty();
  }

  /** Whether what is asked for may be told to be the last roll of its turn. */
  boolean mayBePad() {
    return PadTurns.isPossibleAfter(table);
  }

  private EventMark lastMark() {
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
  public Optional<Supplement.BookPage> page() {
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

  // How it goes on

  /** What chance has to do before anybody decides, if anything. */
  public Optional<Advance> chance() {
    return new Advances<>(this).chance();
  }

  /**
   * How the game goes on with what people say has fallen.
   *
   * @param pad whether it is the last roll of its turn, and the earlier ones are not told
   * @throws RefusedException if it is not what was asked for
   */
  public Advance say(List<Integer> said, boolean pad) {
    return new Advances<>(this).say(said, pad);
  }

  /**
   * How the game goes on with a move of the seat that decides.
   *
   * @throws kniffel.table.json.MalformedException if this is no move of the game
   * @throws RefusedException if the rules have an objection
   */
  public Advance move(Json move, EventMark mark) {
    return move(codec.read(game.types().move(), move, "move"), mark);
  }

  Advance move(M move, EventMark mark) {
    return new Advances<>(this).move(move, mark, lastMark());
  }

  /** Adds steps that were judged here; what comes next was determined with them. */
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

  /** Adds stored events that were made elsewhere. */
  public void replay(String lines) {
    for (String line : lines.split("\n", -1)) {
      EventForm.NumberedEvent<M, O> entry = stored.read(line);
      if (entry.number() != version() + 1) {
        throw new IllegalStateException("event " + entry.number() + " after " + version());
      }
      memory.add(table.append(entry.event()), entry.mark());
    }
    next = lastMark().pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
  }

  /** The steps after a version. */
  List<Memory.ToldStep<S, M, O>> since(int version) {
    return memory.since(version);
  }

  /** The same game as it was at an earlier version. */
  public LiveGame<S, M, O, V> at(int version) {
    Replay<S, M, O, V> replay = table.replay();
    LiveGame<S, M, O, V> earlier =
        new LiveGame<>(Table.played(table.header(), replay.until(version)), dice.chance(), codec);
    earlier.memory.takeOver(memory, replay, version);
    return earlier;
  }

  /** The record, with the seed of its dice, if the program rolled any and it may be told. */
  public GameRecord record(Optional<Seed> seed) {
    return new GameRecord(table, dice.isRolled() ? seed : Optional.empty(), memory.marks());
  }

  /** The first events as they are stored, one line each. */
  public String lines(int count) {
    return lines(count, table.log(), memory.marks());
  }

  private String lines(int count, List<Event<M, O>> log, Map<Integer, EventMark> marks) {
    return stored.write(
        count,
        i ->
            new EventForm.NumberedEvent<>(
                i + 1, log.get(i), marks.getOrDefault(i + 1, EventMark.NONE)));
  }

  /** What the seat that is asked has to decide, and what it knows; may be used on any thread. */
  Decision<M, V> decision(int seat, List<M> moves) {
    return Decision.of(game, table.state(), seat, moves, table.soFar());
  }
}
