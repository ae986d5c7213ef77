package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import org.junit.jupiter.api.Test;

/** A table is its log: what is added was judged on the state it follows, and there is a limit. */
class TableTest {

  private static final Event<ClassicMove, Dice> ROLL =
      new Event.Moved<>(0, new ClassicMove.Roll(Places.parse("1 2 3 4 5")));

  private final Classic game = new Classic(ClassicOptions.KNIFFEL);
  private final Header<ClassicOptions> alone =
      new Header<>(
          new ClassicRulebook(),
          ClassicOptions.KNIFFEL,
          List.of(new Seat("Anna", "human")),
          new DiceTerms.Seeded(1));

  private final Table<ClassicState, ClassicMove, Dice, ClassicView> table = Table.of(alone, game);

  private static Refusal refusal(Runnable attempt) {
    try {
      attempt.run();
    } catch (RefusedException e) {
      return e.refusal();
    }
    throw new AssertionError("not refused");
  }

  @Test
  void anEventLeadsToTheNextState() {
    ClassicState start = table.state();
    assertThat(table.header()).isSameAs(alone);
    assertThat(table.game()).isSameAs(game);
    Step<ClassicState, ClassicMove, Dice> step = table.append(ROLL);
    assertThat(step).isEqualTo(new Step<>(start, ROLL, game.apply(start, ROLL)));
    assertThat(table.state()).isSameAs(step.after());
    assertThat(table.log()).containsExactly(ROLL);
    assertThat(table.next()).isInstanceOf(Next.Chance.class);
    assertThat(table.replay().steps()).containsExactly(step);
  }

  @Test
  void whatIsRefusedChangesNothing() {
    ClassicState start = table.state();
    assertThat(refusal(() -> table.append(new Event.Happened<>(Dice.of(1)))))
        .isEqualTo(new Refusal.NothingToDraw());
    assertThat(table.state()).isSameAs(start);
    assertThat(table.log()).isEmpty();
    assertThatThrownBy(() -> table.log().add(ROLL))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aStepMustFollowOnTheStateAsItIs() {
    Step<ClassicState, ClassicMove, Dice> step = game.step(table.state(), ROLL);
    table.append(step);
    assertThat(table.state()).isSameAs(step.after());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.append(step))
        .withMessageContaining("another state");
    assertThat(table.log()).containsExactly(ROLL);
  }

  @Test
  void chanceAddsNothingByItselfAndAlwaysTheSame() {
    assertThat(refusal(() -> table.draw(new SeededDice(1)))).isEqualTo(new Refusal.NothingToDraw());
    table.append(ROLL);
    Event<ClassicMove, Dice> fallen = table.draw(new SeededDice(1));
    assertThat(table.log()).containsExactly(ROLL);
    assertThat(table.draw(new SeededDice(1))).isEqualTo(fallen);
    // The randomness is that of the event's own number, the second.
    assertThat(fallen)
        .isEqualTo(
            new Event.Happened<>(kniffel.rules.dice.Roll.of(5).sample(new SeededDice(1).at(2))));
  }

  @Test
  void noLogIsLongerThanTheGameCanBe() {
    int most = game.maxEvents(1);
    ClassicState start = game.start(1);
    var nearly = Collections.nCopies(most - 1, new Step<>(start, ROLL, start));
    Table<ClassicState, ClassicMove, Dice, ClassicView> full =
        Table.played(alone, Replay.played(game, start, nearly));
    assertThat(full.log()).hasSize(most - 1);
    assertThat(full.state()).isSameAs(start);
    full.requireSpace(1);
    assertThat(refusal(() -> full.requireSpace(2))).isEqualTo(new Refusal.TooManyEvents(most));
    full.append(ROLL);
    ClassicState last = full.state();
    assertThat(refusal(() -> full.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 5)))))
        .isEqualTo(new Refusal.TooManyEvents(most));
    assertThat(full.state()).isSameAs(last);
    assertThat(full.log()).hasSize(most);
  }

  @Test
  void aTableUpToAnEventHasThoseEventsAndNoOthers() {
    table.append(ROLL);
    ClassicState rolling = table.state();
    table.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 5)));
    assertThat(table.until(1).state()).as("not judged again").isSameAs(rolling);
    assertThat(table.until(1).log()).containsExactly(ROLL);
    assertThat(table.until(2).state()).isSameAs(table.state());
  }

  @Test
  void itsReplayHasTheVeryStepsThatWereMade() {
    Step<ClassicState, ClassicMove, Dice> step = table.append(ROLL);
    var soFar = table.soFar();
    table.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 5)));
    assertThat(table.replay().step(1)).isSameAs(step);
    assertThat(table.replay().end()).isSameAs(table.state());
    assertThat(soFar.get().end()).as("of what was then").isSameAs(step.after());
  }

  @Test
  void aTableWithoutStepsReplaysItsLog() {
    look(Table.withoutSteps(alone));
  }

  private static <S, M, O, V> void look(Table<S, M, O, V> lean) {
    List<Step<S, M, O>> steps =
        lean.play(new SeededDice(1), Playing.Decider.random(new SeededDice(1).at(0)), 4);
    Supplier<Replay<S, M, O, V>> soFar = lean.soFar();
    lean.play(new SeededDice(1), Playing.Decider.random(new SeededDice(1).at(0)), 3);
    assertThat(soFar.get().steps()).isEqualTo(steps);
    assertThat(lean.until(4).state()).isEqualTo(steps.getLast().after());
    assertThat(lean.replay().steps()).hasSize(7).element(3).isEqualTo(steps.getLast());
    assertThat(lean.replay().end()).isEqualTo(lean.state()).isNotSameAs(lean.state());
  }

  @Test
  void aPlayedTableGoesOnFromItsState() {
    table.append(ROLL);
    Table<ClassicState, ClassicMove, Dice, ClassicView> again = Table.played(alone, table.replay());
    table.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 5)));
    assertThat(again.log()).as("a log of its own").containsExactly(ROLL);
    again.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 5)));
    assertThat(again.state()).isEqualTo(table.state());
  }
}
