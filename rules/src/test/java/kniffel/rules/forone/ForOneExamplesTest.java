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
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The worked examples of the rules, by their numbers; those of what a row takes next, F06 to F09,
 * are in {@link ConditionTest}.
 */
class ForOneExamplesTest {

  @Test
  @DisplayName("F01 the example of the rulebook")
  void f01() {
    Solo solo =
        Solo.base()
            .roll(6, 6, 1, 2, 2)
            .place(SIXES, 6, 6)
            .place(SMALL_STRAIGHT, 1, 2)
            .place(KNIFFEL, 2);

    assertThat(solo.line(SIXES).dice()).isEqualTo(Dice.of(6, 6));
    assertThat(solo.line(SMALL_STRAIGHT).dice()).isEqualTo(Dice.of(1, 2));
    assertThat(solo.line(KNIFFEL).dice()).isEqualTo(Dice.of(2));
    assertThat(solo.view().supply()).isEqualTo(12);
    assertThat(solo.view().mustScore()).isEmpty();
    assertThat(solo.moves()).contains(ForOneMove.ROLL_ON);
  }

  @Test
  @DisplayName("F02 an upper row pays for each die")
  void f02() {
    Solo solo =
        Solo.base()
            .roll(3, 3, 3, 1, 1)
            .place(THREES, 3, 3, 3)
            .place(ONES, 1, 1)
            .roll(6, 6, 5, 5, 4)
            .place(SIXES, 6, 6)
            .place(FIVES, 5, 5)
            .place(FOURS, 4);
    assertThat(solo.view().supply()).isEqualTo(7);

    assertThat(solo.preview(ForOneMove.score(THREES)))
        .contains(new ForOneFact.Scored(0, THREES, 9, 3, 10));
    solo.score(THREES);
    assertThat(solo.line(THREES).points()).isEqualTo(9);
    assertThat(solo.view().supply()).isEqualTo(10);
  }

  @Test
  @DisplayName("F03 a full row must be scored")
  void f03() {
    Solo solo =
        Solo.base()
            .roll(4, 4, 1, 1, 2)
            .place(KNIFFEL, 4, 4)
            .place(ONES, 1, 1)
            .place(TWOS, 2)
            .roll(4, 4, 3, 3, 5)
            .place(KNIFFEL, 4, 4)
            .place(THREES, 3, 3)
            .place(FIVES, 5)
            .roll(4, 6, 6, 5, 3)
            .place(KNIFFEL, 4)
            .place(SIXES, 6, 6)
            .place(FIVES, 5)
            .place(THREES, 3);
    assertThat(solo.view().supply()).isEqualTo(2);
    assertThat(solo.view().mustScore()).containsExactly(KNIFFEL);
    assertThat(solo.objection(ForOneMove.ROLL_ON)).contains(new ForOneRefusal.MustScore(KNIFFEL));

    solo.score(KNIFFEL);
    assertThat(solo.line(KNIFFEL).points()).isEqualTo(50);
    assertThat(solo.view().supply()).isEqualTo(7);
  }

  @Test
  @DisplayName("F04 a lower row that is not full pays nothing but gives its dice back")
  void f04() {
    Solo solo =
        Solo.base()
            .roll(1, 1, 6, 6, 5)
            .place(FULL_HOUSE, 1, 1)
            .place(SIXES, 6, 6)
            .place(FIVES, 5)
            .roll(5, 5, 4, 4, 4)
            .place(FIVES, 5, 5)
            .place(FOURS, 4, 4, 4)
            .roll(3, 3, 2, 2, 2)
            .place(THREES, 3, 3)
            .place(TWOS, 2, 2, 2)
            .score(SIXES);
    assertThat(solo.view().supply()).isEqualTo(4);

    solo.score(FULL_HOUSE);
    assertThat(solo.line(FULL_HOUSE).points()).isZero();
    assertThat(solo.view().supply()).isEqualTo(6);
  }

  @Test
  @DisplayName("F05 an empty row may be scored")
  void f05() {
    Solo solo =
        Solo.base()
            .roll(1, 1, 6, 6, 5)
            .place(ONES, 1, 1)
            .place(SIXES, 6, 6)
            .place(FIVES, 5)
            .roll(5, 5, 5, 4, 4)
            .place(FIVES, 5, 5, 5)
            .place(FOURS, 4, 4)
            .roll(3, 3, 2, 2, 2)
            .place(THREES, 3, 3)
            .place(TWOS, 2, 2, 2)
            .score(FIVES);
    assertThat(solo.view().supply()).isEqualTo(6);

    solo.score(LARGE_STRAIGHT);
    assertThat(solo.line(LARGE_STRAIGHT).scored()).isTrue();
    assertThat(solo.line(LARGE_STRAIGHT).points()).isZero();
    assertThat(solo.view().supply()).isEqualTo(6);
  }

  @ParameterizedTest(name = "F12 {0}, {1}, {2}, {3}, {4}, {5}: {7} and a bonus of {6}")
  @CsvSource({
    "5, 4, 3, 5, 4, 3, 35, 80",
    "0, 1, 1, 1, 1, 1, 0, 20",
    "5, 5, 5, 5, 5, 1, 5, 81",
    "2, 2, 2, 2, 2, 2, 15, 42",
    "4, 4, 4, 4, 4, 4, 65, 84",
    "5, 5, 5, 5, 5, 5, 100, 105",
  })
  void f12(int c1, int c2, int c3, int c4, int c5, int c6, int bonus, int points) {
    Solo solo = Solo.base().upper(c1, c2, c3, c4, c5, c6);
    ForOneView view = solo.view();
    assertThat(view.bonus()).isEqualTo(bonus);
    assertThat(view.bonusAtMost()).isEqualTo(bonus);
    assertThat(view.lines().subList(0, 6).stream().mapToInt(ForOneView.CardLine::points).sum())
        .isEqualTo(points);
  }

  @Test
  @DisplayName("F13 everything full")
  void f13() {
    Solo solo = Solo.base().upper(5, 5, 5, 5, 5, 5);
    solo.roll(2, 2, 2, 5, 6).place(THREE_OF_A_KIND, 2, 2, 2, 5, 6).score(THREE_OF_A_KIND);
    solo.roll(1, 1, 1, 1, 1).place(FOUR_OF_A_KIND, 1, 1, 1, 1, 1).score(FOUR_OF_A_KIND);
    solo.roll(1, 1, 1, 2, 2).place(FULL_HOUSE, 1, 1, 1, 2, 2).score(FULL_HOUSE);
    solo.roll(6, 5, 4, 3, 2).place(LARGE_STRAIGHT, 2, 3, 4, 5, 6).score(LARGE_STRAIGHT);
    solo.roll(5, 5, 5, 5, 5).place(KNIFFEL, 5, 5, 5, 5, 5).score(KNIFFEL);
    solo.roll(1, 4, 5, 5, 6).place(CHANCE, 1, 4, 5, 5, 6).score(CHANCE);
    solo.roll(1, 2, 3, 4, 6).place(SMALL_STRAIGHT, 1, 2, 3, 4).play(ForOneMove.remove(6));
    assertThat(solo.preview(ForOneMove.score(SMALL_STRAIGHT)))
        .containsExactly(
            new ForOneFact.Scored(0, SMALL_STRAIGHT, 30, 4, 16),
            new ForOneFact.EarnedBonus(0, 5, 100),
            new ForOneFact.Finished(0, 395, Medal.GOLD));
    solo.score(SMALL_STRAIGHT);

    assertThat(solo.game.next(solo.state))
        .isEqualTo(new Next.Over<>(new Standings(List.of(395), List.of(1))));
    assertThat(solo.view().total()).isEqualTo(395);
    assertThat(solo.view().medal()).isEqualTo(Medal.GOLD);
  }

  @ParameterizedTest(name = "F14 {0} points: {1}")
  @CsvSource({
    "256, BRONZE",
    "239, NONE",
    "240, BRONZE",
    "269, BRONZE",
    "270, SILVER",
    "299, SILVER",
    "300, GOLD",
  })
  void f14(int total, Medal medal) {
    assertThat(Levels.BASE.medals().of(total)).isEqualTo(medal);
  }

  @Test
  @DisplayName("F15 the numbers of the rulebook's table")
  void f15() {
    Solo solo =
        Solo.base()
            .roll(3, 3, 3, 4, 5)
            .place(THREES, 3, 3, 3)
            .place(FOURS, 4)
            .place(FIVES, 5)
            .roll(5, 6, 6, 6, 6)
            .place(FIVES, 5)
            .place(SIXES, 6, 6, 6, 6)
            .score(THREES, FOURS, FIVES, SIXES);
    assertThat(List.of(THREES, FOURS, FIVES, SIXES))
        .extracting(row -> solo.line(row).points())
        .containsExactly(9, 4, 10, 24);
    assertThat(solo.line(THREES).values()).containsExactly(0, 3, 6, 9, 12, 15);
  }

  @Test
  @DisplayName("F16 the last five dice are rolled, then the game is over")
  void f16() {
    Solo solo =
        Solo.base()
            .roll(6, 6, 6, 5, 5)
            .place(SIXES, 6, 6, 6)
            .place(FIVES, 5, 5)
            .roll(4, 4, 4, 3, 3)
            .place(FOURS, 4, 4, 4)
            .place(THREES, 3, 3)
            .score(SIXES)
            .roll(2, 2, 2, 2, 1)
            .place(TWOS, 2, 2, 2, 2)
            .place(ONES, 1);
    assertThat(solo.view().supply()).isEqualTo(5);
    solo.roll(1, 1, 1, 5, 5).place(ONES, 1, 1, 1).place(FIVES, 5, 5);
    assertThat(solo.view().supply()).isZero();

    assertThat(solo.preview(ForOneMove.ROLL_ON))
        .containsExactly(
            new ForOneFact.OutOfDice(0, 0),
            new ForOneFact.Scored(0, ONES, 4, 4, 4),
            new ForOneFact.Scored(0, TWOS, 8, 4, 8),
            new ForOneFact.Scored(0, THREES, 6, 2, 10),
            new ForOneFact.Scored(0, FOURS, 12, 3, 13),
            new ForOneFact.Scored(0, FIVES, 20, 4, 17),
            new ForOneFact.EarnedBonus(0, 2, 15),
            new ForOneFact.Finished(0, 83, Medal.NONE));
    solo.play(ForOneMove.ROLL_ON);
    assertThat(solo.game.next(solo.state))
        .isEqualTo(new Next.Over<>(new Standings(List.of(83), List.of(1))));
  }

  @Test
  @DisplayName("F17 a full Chance must be scored")
  void f17() {
    Solo solo = Solo.base().roll(1, 3, 3, 6, 2).place(CHANCE, 1, 3, 3, 6, 2);
    assertThat(solo.line(CHANCE).dice()).isEqualTo(Dice.of(1, 3, 3, 6, 2));
    assertThat(solo.objection(ForOneMove.ROLL_ON)).contains(new ForOneRefusal.MustScore(CHANCE));
    assertThat(solo.score(CHANCE).line(CHANCE).points()).isEqualTo(10);
  }
}
