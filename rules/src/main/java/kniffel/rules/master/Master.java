package kniffel.rules.master;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.StarterDraw;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterState.Lot;
import kniffel.rules.master.MasterState.Turn;
import org.jspecify.annotations.Nullable;

/** The rules of Kniffel Master. */
public final class Master implements Game<MasterState, MasterMove, MasterOutcome, MasterView> {

  /** There are four boards. */
  public static final int MAX_PLAYERS = 4;

  public static final int ROLLS = 3;
  public static final int DICE = 5;
  public static final Places ALL_DICE = Places.all(DICE);

  /** How many stars begin the last round. */
  public static final int GOAL = 15;

  /** What a task pays that is scored again (R83). */
  public static final int REPEAT_COINS = Effect.REPEAT_COINS;

  /** Three rolls picked up and fallen, and one of them used. */
  private static final int EVENTS_PER_TURN = 2 * ROLLS + 1;

  private static final List<Next<MasterMove, MasterOutcome>> ROLL_OF =
      IntStream.rangeClosed(0, DICE)
          .<Next<MasterMove, MasterOutcome>>mapToObj(
              dice -> new Next.Chance<>(Roll.of(dice).map(MasterOutcome.Fall::new)))
          .toList();
  private static final List<MasterMove> FIRST_ROLL = List.of(MasterMove.roll(ALL_DICE.mask()));

  private final MasterOptions options;

  public Master(MasterOptions options) {
    this.options = options;
  }

  public MasterOptions options() {
    return options;
  }

  /** The coins for the first, the second and so on in a race. */
  public static int raceCoins(int rank) {
    return Effect.raceCoins(rank - 1);
  }

  @Override
  public MasterState start(int players) {
    // R93: the youngest begins, for us a seat; alone there is nothing to draw.
    return options.firstPlayer() == FirstPlayer.FIRST_SEAT || players == 1
        ? Turn.first(players, 0)
        : new Lot(players);
  }

  @Override
  public Next<MasterMove, MasterOutcome> next(MasterState state) {
    return switch (state) {
      case Lot(int players) ->
          new Next.Chance<>(StarterDraw.among(players, MasterOutcome.Starter::new));
      case Turn turn -> next(turn);
    };
  }

  private Next<MasterMove, MasterOutcome> next(Turn turn) {
    if (isOver(turn)) {
      // R93: most stars win, equal stars share the victory.
      return new Next.Over<>(Standings.byScore(turn.boards().stream().map(Board::stars).toList()));
    }
    if (!turn.rolling().isEmpty()) {
      return ROLL_OF.get(turn.rolling().size());
    }
    if (turn.rolls() == 0) {
      return new Next.Decide<>(turn.seat(), FIRST_ROLL);
    }
    // R94: the result may be used after any roll, and any dice may be rolled again.
    return new Next.Decide<>(
        turn.seat(), new LegalMoves(turn.rolls() < ROLLS, Uses.legal(turn, options.furtherLaps())));
  }

  /** Whether the last round is over, or the agreed number of rounds. */
  boolean isOver(Turn turn) {
    int round = turn.round();
    return (turn.lastRound() > 0 && round > turn.lastRound()) || round > options.lastRound();
  }

  @Override
  public Optional<Refusal> objection(MasterState state, MasterMove move) {
    return Optional.ofNullable(
        state instanceof Turn turn ? refusal(turn, move) : new Refusal.NobodyDecides());
  }

  private @Nullable Refusal refusal(Turn turn, MasterMove move) {
    if (isOver(turn) || !turn.rolling().isEmpty()) {
      return new Refusal.NobodyDecides();
    }
    return switch (move) {
      case MasterMove.Roll(Places places) -> {
        if (turn.rolls() == 0 && !places.equals(ALL_DICE)) {
          yield new MasterRefusal.FirstRollTakesAll();
        }
        if (turn.rolls() == ROLLS) {
          yield new MasterRefusal.NoRollLeft();
        }
        yield places.isEmpty() ? new MasterRefusal.NoDieChosen() : null;
      }
      case MasterMove.Use use ->
          turn.rolls() == 0
              ? new MasterRefusal.RollFirst()
              : Uses.refusal(turn, use, options.furtherLaps());
    };
  }

  @Override
  public MasterState play(MasterState state, MasterMove move) {
    if (!(state instanceof Turn turn)) {
      throw new RefusedException(new Refusal.NobodyDecides());
    }
    RefusedException.throwIf(refusal(turn, move));
    return switch (move) {
      case MasterMove.Roll(Places places) -> turn.pickUp(places);
      case MasterMove.Use use -> {
        Board board = Effect.board(turn, use, options.furtherLaps());
        yield turn.end(board, lastRound(turn, board));
      }
    };
  }

  /** The last round, if it is known after a turn that ends with this board; otherwise 0. */
  private int lastRound(Turn turn, Board board) {
    // R91: 15 stars may be passed, and all stars count in the end.
    if (turn.lastRound() > 0 || board.stars() < GOAL) {
      return turn.lastRound();
    }
    // R92: the round is played to its end, so that all have had the same number of turns.
    boolean oneMore = turn.endsRound() && options.lastInRound() == LastInRound.ONE_MORE_ROUND;
    return oneMore ? turn.round() + 1 : turn.round();
  }

  @Override
  public MasterState happen(MasterState state, MasterOutcome outcome) {
    return switch (state) {
      case Lot(int players) ->
          switch (outcome) {
            case MasterOutcome.Starter(int seat) -> {
              RefusedException.throwIf(StarterDraw.refusal(players, seat));
              yield Turn.first(players, seat);
            }
            case MasterOutcome.Fall fall -> throw new RefusedException(new Refusal.StarterIsDue());
          };
      case Turn turn -> {
        int thrown = turn.rolling().size();
        yield switch (outcome) {
          case MasterOutcome.Fall(Dice dice) -> {
            RefusedException.throwIf(DiceRefusal.of(thrown, dice));
            yield turn.fallen(dice);
          }
          case MasterOutcome.Starter starter ->
              throw new RefusedException(DiceRefusal.ofOther(thrown));
        };
      }
    };
  }

  @Override
  public OptionalInt roller(MasterState state) {
    return state instanceof Turn turn ? OptionalInt.of(turn.seat()) : OptionalInt.empty();
  }

  @Override
  public MasterView view(MasterState state, Viewer viewer) {
    return MasterView.of(state, state instanceof Turn turn && isOver(turn), options);
  }

  @Override
  public MasterState determinize(MasterView view, Randomness randomness) {
    return view.state();
  }

  @Override
  public List<Fact> tell(Step<MasterState, MasterMove, MasterOutcome> step, Viewer viewer) {
    return MasterFacts.of(this, step, viewer);
  }

  @Override
  public OptionalInt round(MasterState state) {
    return state instanceof Turn turn
        ? OptionalInt.of(isOver(turn) ? turn.round() - 1 : turn.round())
        : OptionalInt.empty();
  }

  @Override
  public List<Integer> scores(MasterState state) {
    return state instanceof Turn turn
        ? turn.boards().stream().map(Board::stars).toList()
        : List.of();
  }

  @Override
  public int maxEvents(int players) {
    return 1 + options.lastRound() * players * EVENTS_PER_TURN;
  }

  @Override
  public Types<MasterMove, MasterOutcome, MasterView> types() {
    return new Types<>(
        MasterMove.class,
        MasterOutcome.class,
        MasterView.class,
        MasterFact.class,
        MasterRefusal.class);
  }
}
