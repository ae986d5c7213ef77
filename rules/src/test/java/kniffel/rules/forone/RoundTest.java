package kniffel.rules.forone;

import static kniffel.rules.forone.Category.CHANCE;
import static kniffel.rules.forone.Category.FIVES;
import static kniffel.rules.forone.Category.FOURS;
import static kniffel.rules.forone.Category.FOUR_OF_A_KIND;
import static kniffel.rules.forone.Category.FULL_HOUSE;
import static kniffel.rules.forone.Category.KNIFFEL;
import static kniffel.rules.forone.Category.LARGE_STRAIGHT;
import static kniffel.rules.forone.Category.ONES;
import static kniffel.rules.forone.Category.SIXES;
import static kniffel.rules.forone.Category.SMALL_STRAIGHT;
import static kniffel.rules.forone.Category.THREES;
import static kniffel.rules.forone.Category.THREE_OF_A_KIND;
import static kniffel.rules.forone.Category.TWOS;
import static kniffel.rules.forone.ForOneMove.ROLL_ON;
import static kniffel.rules.forone.ForOneMove.TAKE_BACK;
import static kniffel.rules.forone.ForOneMove.place;
import static kniffel.rules.forone.ForOneMove.remove;
import static kniffel.rules.forone.ForOneMove.score;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The course of a round: rolling, placing, removing, taking back, scoring. */
class RoundTest {

  @Test
  @DisplayName("The player starts the game with a roll and nothing else")
  void start() {
    Solo solo = Solo.base();
    assertThat(solo.moves()).containsExactly(ROLL_ON);
    assertThat(solo.objection(score(ONES))).contains(new ForOneRefusal.RollFirst());
    assertThat(solo.objection(place(1, ONES))).contains(new ForOneRefusal.RollFirst());
    assertThat(solo.objection(remove(1))).contains(new ForOneRefusal.RollFirst());
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.NothingToTakeBack());
    assertThat(solo.preview(ROLL_ON)).containsExactly(new ForOneFact.TookDice(0, 1, 5, 12));

    solo.play(ROLL_ON);
    assertThat(solo.view().rolling()).isEqualTo(5);
    assertThat(solo.view().supply()).isEqualTo(12);
    assertThat(solo.objection(ROLL_ON)).contains(new Refusal.NobodyDecides());
    assertThat(
            solo.game.tell(
                solo.game.step(solo.state, new Event.Happened<>(Dice.of(3, 1, 3, 6, 2))),
                Solo.PLAYER))
        .containsExactly(new ForOneFact.Rolled(0, Dice.of(3, 1, 3, 6, 2)));
    assertThatThrownBy(() -> solo.game.happen(solo.state, Dice.of(1, 2, 3, 4)))
        .isInstanceOfSatisfying(
            RefusedException.class,
            e -> assertThat(e.refusal()).isEqualTo(new DiceRefusal.WrongNumberOfDice(5, 4)));
  }

  @Test
  @DisplayName("One plays, nobody else")
  void players() {
    assertThatThrownBy(() -> Solo.base().game.start(2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  @DisplayName("Equal dice are equal: each face goes to each row once")
  void equalDice() {
    Solo solo = Solo.base().roll(6, 6, 6, 6, 5);
    assertThat(solo.moves())
        .containsExactlyInAnyOrder(
            place(6, SIXES),
            place(5, FIVES),
            place(5, THREE_OF_A_KIND),
            place(6, THREE_OF_A_KIND),
            place(5, FOUR_OF_A_KIND),
            place(6, FOUR_OF_A_KIND),
            place(5, FULL_HOUSE),
            place(6, FULL_HOUSE),
            place(5, KNIFFEL),
            place(6, KNIFFEL),
            place(5, CHANCE),
            place(6, CHANCE));
  }

  @Test
  @DisplayName("R51: a die goes only where it fits, and the reason says what would")
  void fits() {
    Solo solo = Solo.base().roll(1, 2, 5, 5, 5);
    assertThat(solo.objection(place(2, SMALL_STRAIGHT)))
        .contains(new ForOneRefusal.DoesNotFit(2, SMALL_STRAIGHT, List.of(1)));
    assertThat(solo.objection(place(3, THREES))).contains(new ForOneRefusal.NoSuchDie(3));
    solo.place(SMALL_STRAIGHT, 1, 2);
    assertThat(solo.objection(place(1, ONES))).contains(new ForOneRefusal.NoSuchDie(1));
    assertThat(solo.objection(place(5, SMALL_STRAIGHT)))
        .contains(new ForOneRefusal.DoesNotFit(5, SMALL_STRAIGHT, List.of(3)));
    solo.place(FIVES, 5, 5, 5);
    assertThat(solo.objection(place(5, FIVES))).contains(new ForOneRefusal.AllPlaced());
    assertThat(solo.objection(remove(5))).contains(new ForOneRefusal.AllPlaced());
  }

  @Test
  @DisplayName("R52: a row that is full takes nothing more, and is announced")
  void full() {
    Solo solo = Solo.base().roll(5, 5, 5, 5, 1).place(FIVES, 5, 5, 5, 5).place(ONES, 1);
    solo.roll(5, 5, 1, 1, 1);
    assertThat(solo.preview(place(5, FIVES)))
        .containsExactly(
            new ForOneFact.Placed(0, 5, FIVES, 5, 5), new ForOneFact.Filled(0, FIVES, 25));
    solo.place(FIVES, 5);
    assertThat(solo.objection(place(5, FIVES))).contains(new ForOneRefusal.RowFull(FIVES));
    assertThat(solo.view().mustScore()).containsExactly(FIVES);
    assertThat(solo.objection(score(FIVES))).contains(new ForOneRefusal.DiceLeft(4));
    assertThat(solo.objection(ROLL_ON)).contains(new ForOneRefusal.DiceLeft(4));
    solo.place(KNIFFEL, 5).place(ONES, 1, 1, 1);
    assertThat(solo.objection(ROLL_ON)).contains(new ForOneRefusal.MustScore(FIVES));
    assertThat(solo.view().mayScore()).hasSize(12).doesNotContain(FIVES);

    // The other rows may come first, but the full one stays due.
    solo.score(CHANCE);
    assertThat(solo.objection(ROLL_ON)).contains(new ForOneRefusal.MustScore(FIVES));
    solo.score(FIVES);
    assertThat(solo.moves()).contains(ROLL_ON);
    assertThat(solo.objection(score(FIVES))).contains(new ForOneRefusal.AlreadyScored(FIVES));
    solo.roll(5, 5, 5, 5, 5);
    assertThat(solo.objection(place(5, FIVES))).contains(new ForOneRefusal.AlreadyScored(FIVES));
  }

  @Test
  @DisplayName("R48: a die is removed only where nothing takes it")
  void removal() {
    Solo solo = Solo.base().roll(1, 1, 1, 1, 1).place(CHANCE, 1, 1, 1, 1, 1);
    solo.score(CHANCE, SIXES, THREE_OF_A_KIND, FOUR_OF_A_KIND, FULL_HOUSE, KNIFFEL);
    solo.roll(6, 6, 5, 2, 2);
    assertThat(solo.view().removable()).containsExactly(6);
    assertThat(solo.objection(remove(5))).contains(new ForOneRefusal.StillFits(5, FIVES));
    assertThat(solo.objection(remove(4))).contains(new ForOneRefusal.NoSuchDie(4));
    assertThat(solo.preview(remove(6))).containsExactly(new ForOneFact.Removed(0, 6, 16));
    solo.play(remove(6)).play(remove(6)).place(FIVES, 5).place(TWOS, 2).place(LARGE_STRAIGHT, 2);
    assertThat(solo.view().removed()).isEqualTo(2);
    assertThat(solo.view().supply()).isEqualTo(12);
    // R56: scoring brings back what lies on the card, not what was removed.
    solo.score(FIVES, TWOS, LARGE_STRAIGHT);
    assertThat(solo.view().supply()).isEqualTo(15);
  }

  @Test
  @DisplayName("S5: with voluntary discard any die may be removed")
  void voluntaryDiscard() {
    Solo solo = new Solo(new ForOne(new ForOneOptions(LevelName.BASE, true)));
    solo.roll(6, 6, 5, 2, 2);
    assertThat(solo.view().removable()).containsExactly(2, 5, 6);
    assertThat(solo.moves()).contains(remove(2), remove(5), remove(6)).doesNotContain(remove(1));
    solo.play(remove(2));
    assertThat(solo.view().removed()).isEqualTo(1);
  }

  @Test
  @DisplayName("What was done with this roll can be taken back, step by step")
  void takeBack() {
    Solo solo = Solo.base().roll(1, 1, 1, 1, 1).place(CHANCE, 1, 1, 1, 1, 1);
    solo.score(CHANCE, SIXES, THREE_OF_A_KIND, FOUR_OF_A_KIND, FULL_HOUSE, KNIFFEL);
    solo.roll(6, 5, 5, 2, 2);
    ForOneState rolled = solo.position();
    assertThat(rolled).as("nothing was taken back yet").isEqualTo(solo.state);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.NothingToTakeBack());

    solo.place(FIVES, 5);
    ForOneState placed = solo.position();
    solo.play(remove(6));
    assertThat(solo.view().steps())
        .containsExactly(
            new ForOneView.Assignment(5, Optional.of(FIVES), Optional.empty()),
            new ForOneView.Assignment(6, Optional.empty(), Optional.empty()));
    assertThat(solo.preview(TAKE_BACK)).containsExactly(new ForOneFact.TookBackRemoved(0, 6));
    solo.play(TAKE_BACK);
    assertThat(solo.position()).isEqualTo(placed);
    assertThat(solo.preview(TAKE_BACK)).containsExactly(new ForOneFact.TookBack(0, 5, FIVES));
    solo.play(TAKE_BACK);
    assertThat(solo.position()).isEqualTo(rolled);
  }

  @Test
  @DisplayName("The fifth die can be taken back until a row is scored or the dice are rolled")
  void takeBackTheLast() {
    Solo solo = Solo.base().roll(4, 4, 4, 4, 4).place(FOURS, 4, 4, 4, 4);
    ForOneState four = solo.position();
    solo.place(FOURS, 4);
    assertThat(solo.moves()).contains(TAKE_BACK);
    assertThat(solo.position()).as("nothing was taken back yet").isEqualTo(solo.state);
    solo.play(TAKE_BACK);
    assertThat(solo.position()).isEqualTo(four);

    solo.place(KNIFFEL, 4);
    ForOneState allPlaced = solo.state;
    solo.score(CHANCE);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.NothingToTakeBack());
    assertThat(solo.moves()).doesNotContain(TAKE_BACK);

    solo.state = allPlaced;
    solo.roll(1, 2, 3, 4, 5);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.NothingToTakeBack());
  }

  @Test
  @DisplayName("Dice of a roll can be taken back a hundred times, and those of the next roll again")
  void takeBackForEver() {
    Solo solo = Solo.base().roll(4, 4, 4, 4, 4);
    for (int times = 0; times < Assignments.MOST_TAKE_BACKS; times++) {
      solo.place(FOURS, 4).play(TAKE_BACK);
    }
    assertThat(solo.view().takenBack()).isEqualTo(100);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.NothingToTakeBack());
    solo.place(FOURS, 4);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.TakenBackEnough(100));
    assertThat(solo.moves()).doesNotContain(TAKE_BACK);
    solo.place(FOURS, 4, 4, 4, 4);
    assertThat(solo.objection(TAKE_BACK)).contains(new ForOneRefusal.TakenBackEnough(100));
    assertThat(solo.moves()).contains(score(FOURS)).doesNotContain(TAKE_BACK);

    solo.score(FOURS).roll(1, 2, 3, 4, 5).place(CHANCE, 5);
    assertThat(solo.view().takenBack()).isZero();
    assertThat(solo.moves()).contains(TAKE_BACK);
  }

  @Test
  @DisplayName("Each roll begins a round, and the roll that cannot be made begins none")
  void rounds() {
    Solo solo = Solo.base();
    assertThat(solo.game.round(solo.state)).isEmpty();
    assertThat(solo.position()).isEqualTo(solo.state);
    for (int round = 1; round <= 3; round++) {
      solo.play(ROLL_ON);
      assertThat(solo.game.round(solo.state)).hasValue(round);
      assertThat(solo.position()).isEqualTo(solo.state);
      solo.state = solo.game.happen(solo.state, Dice.of(1, 1, 2, 2, round));
      solo.place(THREE_OF_A_KIND, round).place(ONES, 1).place(TWOS, 2);
      solo.place(round == 1 ? FOUR_OF_A_KIND : round == 2 ? FULL_HOUSE : KNIFFEL, 1);
      solo.place(round == 1 ? FOUR_OF_A_KIND : CHANCE, 2);
      assertThat(solo.game.round(solo.state)).hasValue(round);
    }
    solo.play(ROLL_ON);
    assertThat(solo.game.next(solo.state)).isInstanceOf(Next.Over.class);
    assertThat(solo.game.round(solo.state)).hasValue(3);
    assertThat(solo.position()).isEqualTo(solo.state);
  }

  @Test
  @DisplayName("R55: too few dice end the game, unless rows are scored first")
  void outOfDice() {
    Solo solo =
        Solo.base()
            .roll(1, 1, 1, 2, 2)
            .place(ONES, 1, 1, 1)
            .place(TWOS, 2, 2)
            .roll(3, 3, 3, 4, 4)
            .place(THREES, 3, 3, 3)
            .place(FOURS, 4, 4)
            .roll(5, 5, 5, 6, 6)
            .place(FIVES, 5, 5, 5)
            .place(SIXES, 6, 6);
    assertThat(solo.view().supply()).isEqualTo(2);
    assertThat(solo.view().total()).isEqualTo(66);
    ForOneState two = solo.state;
    assertThat(solo.play(ROLL_ON).game.next(solo.state)).isInstanceOf(Next.Over.class);
    assertThat(solo.view().total()).isEqualTo(66);
    assertThat(solo.objection(ROLL_ON)).contains(new Refusal.NobodyDecides());

    solo.state = two;
    assertThat(solo.preview(score(ONES)))
        .containsExactly(
            new ForOneFact.Scored(0, ONES, 3, 3, 5), new ForOneFact.BonusCapped(0, 35));
    // A row of the lower part has nothing to do with the bonus.
    assertThat(solo.preview(score(CHANCE)))
        .containsExactly(new ForOneFact.Scored(0, CHANCE, 0, 0, 2));
    solo.score(ONES).play(ROLL_ON);
    assertThat(solo.game.next(solo.state)).isInstanceOf(Next.Chance.class);
    assertThat(solo.view().supply()).isZero();
  }

  @Test
  @DisplayName("When every row is scored the game is over, whatever the supply")
  void everythingScored() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 5).place(CHANCE, 1, 2, 3, 4, 5).score(CHANCE);
    for (Category row : Category.ALL) {
      if (row != CHANCE) {
        solo.score(row);
      }
    }
    assertThat(solo.game.next(solo.state)).isInstanceOf(Next.Over.class);
    assertThat(solo.view().total()).isEqualTo(10);
    assertThat(solo.view().medal()).isEqualTo(Medal.NONE);
  }
}
