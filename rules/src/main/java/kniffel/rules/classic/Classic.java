package kniffel.rules.classic;

import java.util.ArrayList;
import java.util.Collections;
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
import kniffel.rules.Step;
import kniffel.rules.Throw;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicState.StartRoll;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import org.jspecify.annotations.Nullable;

/** The rules of classic Kniffel. */
public final class Classic implements Game<ClassicState, ClassicMove, Dice, ClassicView> {

  /** R1: two to eight play. */
  public static final int MAX_PLAYERS = 8;

  public static final int ROLLS = 3;
  public static final int DICE = 5;
  public static final Places ALL_DICE = Places.all(DICE);

  /** Three rolls picked up and fallen, and a box written. */
  private static final int EVENTS_PER_TURN = 2 * ROLLS + 1;

  /** Ties for who begins have no bound, but this many will never be seen: below 6 to the -100. */
  private static final int MAX_START_ROLLS = 1_000;

  private static final Next<ClassicMove, Dice> START_ROLL = new Next.Chance<>(Roll.of(1));
  private static final List<Next<ClassicMove, Dice>> ROLL_OF =
      IntStream.rangeClosed(0, DICE)
          .<Next<ClassicMove, Dice>>mapToObj(dice -> new Next.Chance<>(Roll.of(dice)))
          .toList();
  private static final List<ClassicMove> FIRST_ROLL = List.of(ClassicMove.roll(ALL_DICE.mask()));

  private final ClassicOptions options;

  public Classic(ClassicOptions options) {
    this.options = options;
  }

  public ClassicOptions options() {
    return options;
  }

  @Override
  public ClassicState start(int players) {
    // R2: one die each decides who begins; alone there is nothing to decide.
    return players == 1
        ? Turn.first(1, 0)
        : new StartRoll(players, IntStream.range(0, players).boxed().toList(), List.of());
  }

  @Override
  public Next<ClassicMove, Dice> next(ClassicState state) {
    return switch (state) {
      case StartRoll roll -> START_ROLL;
      case Turn turn -> next(turn);
    };
  }

  private Next<ClassicMove, Dice> next(Turn turn) {
    if (turn.isOver()) {
      // R17: most points win, equal points share the victory.
      return new Next.Over<>(Standings.byScore(turn.sheets().stream().map(Sheet::total).toList()));
    }
    if (!turn.rolling().isEmpty()) {
      return ROLL_OF.get(turn.rolling().size());
    }
    if (turn.rolls() == 0) {
      return new Next.Decide<>(turn.seat(), FIRST_ROLL);
    }
    Scoring scoring = Scoring.of(options, turn.sheet(), turn.dice());
    return new Next.Decide<>(
        turn.seat(), new LegalMoves(turn.rolls() < ROLLS, scoring.legalBits()));
  }

  @Override
  public Optional<Refusal> objection(ClassicState state, ClassicMove move) {
    return Optional.ofNullable(
        state instanceof Turn turn ? refusal(turn, move) : new Refusal.NobodyDecides());
  }

  private @Nullable Refusal refusal(Turn turn, ClassicMove move) {
    if (turn.isOver() || !turn.rolling().isEmpty()) {
      return new Refusal.NobodyDecides();
    }
    return switch (move) {
      case ClassicMove.Roll(Places places) -> {
        if (turn.rolls() == 0 && !places.equals(ALL_DICE)) {
          yield new ClassicRefusal.FirstRollTakesAll();
        }
        if (turn.rolls() == ROLLS) {
          yield new ClassicRefusal.NoRollLeft();
        }
        // R3: any dice may be rolled again, even those held before.
        yield places.isEmpty() ? new ClassicRefusal.NoDieChosen() : null;
      }
      case ClassicMove.Score(Box box) -> {
        if (turn.rolls() == 0) {
          yield new ClassicRefusal.RollFirst();
        }
        // R4: any free box may be chosen, fitting or not.
        if (!turn.sheet().isFree(box)) {
          yield new ClassicRefusal.BoxFilled(box);
        }
        Scoring scoring = Scoring.of(options, turn.sheet(), turn.dice());
        if (scoring.allows(box)) {
          yield null;
        }
        Box number = Box.number(turn.dice().face(0));
        yield scoring.allows(number)
            ? new ClassicRefusal.NumberBoxFirst(box, number)
            : new ClassicRefusal.LowerPartFirst(box);
      }
    };
  }

  @Override
  public ClassicState play(ClassicState state, ClassicMove move) {
    if (!(state instanceof Turn turn)) {
      throw new RefusedException(new Refusal.NobodyDecides());
    }
    RefusedException.throwIf(refusal(turn, move));
    return switch (move) {
      case ClassicMove.Roll(Places places) -> turn.pickUp(places);
      case ClassicMove.Score(Box box) -> {
        Scoring scoring = Scoring.of(options, turn.sheet(), turn.dice());
        int points = scoring.points(options, box, turn.dice());
        yield turn.write(turn.sheet().write(box, points, scoring.extraPoints()));
      }
    };
  }

  @Override
  public ClassicState happen(ClassicState state, Dice outcome) {
    int thrown =
        switch (state) {
          case StartRoll roll -> 1;
          case Turn turn -> turn.rolling().size();
        };
    RefusedException.throwIf(DiceRefusal.of(thrown, outcome));
    return switch (state) {
      case StartRoll roll -> startRolled(roll, outcome.face(0));
      case Turn turn -> turn.fallen(outcome);
    };
  }

  /** R2: the highest face begins; those who share it roll again among themselves. */
  private static ClassicState startRolled(StartRoll roll, int face) {
    List<Integer> faces = new ArrayList<>(roll.faces());
    faces.add(face);
    if (faces.size() < roll.contenders().size()) {
      return new StartRoll(roll.players(), roll.contenders(), faces);
    }
    int highest = Collections.max(faces);
    List<Integer> highestSeats =
        IntStream.range(0, faces.size())
            .filter(i -> faces.get(i) == highest)
            .mapToObj(roll.contenders()::get)
            .toList();
    return highestSeats.size() == 1
        ? Turn.first(roll.players(), highestSeats.getFirst())
        : new StartRoll(roll.players(), highestSeats, List.of());
  }

  @Override
  public OptionalInt roller(ClassicState state) {
    return OptionalInt.of(
        switch (state) {
          case StartRoll roll -> roll.roller();
          case Turn turn -> turn.seat();
        });
  }

  @Override
  public ClassicView view(ClassicState state, Viewer viewer) {
    return ClassicView.of(state);
  }

  @Override
  public ClassicState determinize(ClassicView view, Randomness randomness) {
    return view.state();
  }

  @Override
  public List<Fact> tell(Step<ClassicState, ClassicMove, Dice> step, Viewer viewer) {
    return ClassicFacts.of(step, viewer);
  }

  @Override
  public OptionalInt round(ClassicState state) {
    return state instanceof Turn turn
        ? OptionalInt.of(Math.min(turn.round(), Box.ALL.size()))
        : OptionalInt.empty();
  }

  @Override
  public List<Integer> scores(ClassicState state) {
    return state instanceof Turn turn
        ? turn.sheets().stream().map(Sheet::total).toList()
        : List.of();
  }

  /** Every turn has three throws, whether they are made or not, and each die keeps its place. */
  @Override
  public Optional<Throw> thrown(ClassicState state) {
    return state instanceof Turn turn && turn.players() == 1 && !turn.rolling().isEmpty()
        ? Optional.of(
            new Throw(
                turn.turn() * ROLLS + turn.rolls(),
                IntStream.rangeClosed(1, DICE)
                    .filter(place -> (turn.rolling().mask() & 1 << (place - 1)) != 0)
                    .boxed()
                    .toList()))
        : Optional.empty();
  }

  @Override
  public int maxEvents(int players) {
    return MAX_START_ROLLS + players * Box.ALL.size() * EVENTS_PER_TURN;
  }

  @Override
  public Types<ClassicMove, Dice, ClassicView> types() {
    return new Types<>(
        ClassicMove.class, Dice.class, ClassicView.class, ClassicFact.class, ClassicRefusal.class);
  }
}
