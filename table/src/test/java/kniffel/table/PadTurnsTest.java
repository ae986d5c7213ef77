package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Step;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.table.dice.DiceTerms;
import org.junit.jupiter.api.Test;

/** A turn may be told from its last roll only where there could have been another one. */
class PadTurnsTest {

  private static final Event<ClassicMove, Dice> ROLL =
      new Event.Moved<>(0, new ClassicMove.Roll(Places.all(5)));
  private static final Event<ClassicMove, Dice> FALL = new Event.Happened<>(Dice.of(5, 5, 5, 3, 3));
  private static final Event<ClassicMove, Dice> SCORE =
      new Event.Moved<>(0, new ClassicMove.Score(Box.FULL_HOUSE));

  private static Table<ClassicState, ClassicMove, Dice, ClassicView> table(String... players) {
    List<Seat> seats = Arrays.stream(players).map(player -> new Seat("Anna", player)).toList();
    return Table.of(
        new Header<>(
            new ClassicRulebook(),
            ClassicOptions.KNIFFEL,
            seats,
            new DiceTerms.Own(Optional.empty())),
        new Classic(ClassicOptions.KNIFFEL));
  }

  @SafeVarargs
  private static Table<ClassicState, ClassicMove, Dice, ClassicView> after(
      String player, Event<ClassicMove, Dice>... events) {
    Table<ClassicState, ClassicMove, Dice, ClassicView> table = table(player);
    for (Event<ClassicMove, Dice> event : events) {
      table.append(event);
    }
    return table;
  }

  private static Refusal refusal(
      Table<ClassicState, ClassicMove, Dice, ClassicView> table,
      Event<ClassicMove, Dice> event,
      EventMark mark,
      EventMark last) {
    Step<ClassicState, ClassicMove, Dice> step = table.game().step(table.state(), event);
    return catchThrowableOfType(
            RefusedException.class, () -> PadTurns.require(table, step, mark, last))
        .refusal();
  }

  /** R3: three rolls at most, so the third is always the last. */
  @Test
  void theFirstAndTheSecondRollCanBeDeclaredTheLast() {
    assertThat(PadTurns.isPossibleAfter(after(Seat.HUMAN))).as("nothing falls").isFalse();
    assertThat(PadTurns.isPossibleAfter(after(Seat.HUMAN, ROLL))).isTrue();
    assertThat(PadTurns.isPossibleAfter(after(Seat.HUMAN, ROLL, FALL))).isFalse();
    assertThat(PadTurns.isPossibleAfter(after(Seat.HUMAN, ROLL, FALL, ROLL))).isTrue();
    assertThat(PadTurns.isPossibleAfter(after(Seat.HUMAN, ROLL, FALL, ROLL, FALL, ROLL))).isFalse();
    assertThat(PadTurns.isPossibleAfter(after("bot:random", ROLL))).as("a bot's").isFalse();
    assertThat(PadTurns.isPossibleAfter(table(Seat.HUMAN, Seat.HUMAN)))
        .as("who begins is no turn")
        .isFalse();
  }

  @Test
  void afterTheLastRollDiceAreOnlyWritten() {
    var table = after(Seat.HUMAN, ROLL, FALL);
    List<ClassicMove> left =
        PadTurns.next(table.game(), table.state(), table.next())
                instanceof Next.Decide<ClassicMove, Dice>(int _, var moves)
            ? moves
            : List.of();
    assertThat(left).hasSize(13).allMatch(move -> move instanceof ClassicMove.Score);
    var rolling = after(Seat.HUMAN, ROLL);
    assertThat(PadTurns.next(rolling.game(), rolling.state(), rolling.next()))
        .isEqualTo(rolling.next());
  }

  @Test
  void aLastRollDeclaredIsBinding() {
    var first = after(Seat.HUMAN, ROLL);
    PadTurns.require(first, first.game().step(first.state(), FALL), EventMark.PAD, EventMark.NONE);
    var third = after(Seat.HUMAN, ROLL, FALL, ROLL, FALL, ROLL);
    assertThat(refusal(third, FALL, EventMark.PAD, EventMark.NONE))
        .isEqualTo(new Refusal.NotTheLastRoll());
    assertThat(refusal(after("bot:random", ROLL), FALL, EventMark.PAD, EventMark.NONE))
        .isEqualTo(new Refusal.NotTheLastRoll());
    var fallen = after(Seat.HUMAN, ROLL, FALL);
    PadTurns.require(
        fallen, fallen.game().step(fallen.state(), SCORE), EventMark.NONE, EventMark.PAD);
    PadTurns.require(
        fallen, fallen.game().step(fallen.state(), ROLL), EventMark.NONE, EventMark.NONE);
    assertThat(refusal(fallen, ROLL, EventMark.NONE, EventMark.PAD))
        .isEqualTo(new Refusal.RollsAreDone());
  }
}
