package kniffel.rules.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** All 252 rolls in all 13 boxes, against a second reading of the rulebook that shares no code. */
class ClassicOracleTest {

  /** By pattern matching on the sorted faces as text, unlike the rules, which count. */
  private static int oracle(Box box, List<Integer> sorted) {
    String text = sorted.stream().map(String::valueOf).collect(Collectors.joining());
    Set<Integer> distinct = new TreeSet<>(sorted);
    String run = distinct.stream().map(String::valueOf).collect(Collectors.joining());
    int sum = sorted.stream().mapToInt(Integer::intValue).sum();
    return switch (box) {
      case ONES -> text.replaceAll("[^1]", "").length();
      case TWOS -> 2 * text.replaceAll("[^2]", "").length();
      case THREES -> 3 * text.replaceAll("[^3]", "").length();
      case FOURS -> 4 * text.replaceAll("[^4]", "").length();
      case FIVES -> 5 * text.replaceAll("[^5]", "").length();
      case SIXES -> 6 * text.replaceAll("[^6]", "").length();
      case THREE_OF_A_KIND -> text.matches(".*(.)\\1\\1.*") ? sum : 0;
      case FOUR_OF_A_KIND -> text.matches(".*(.)\\1\\1\\1.*") ? sum : 0;
      case FULL_HOUSE ->
          distinct.size() == 2 && text.matches("(.)\\1\\1(.)\\2|(.)\\3(.)\\4\\4") ? 25 : 0;
      case SMALL_STRAIGHT -> run.matches(".*(1234|2345|3456).*") ? 30 : 0;
      case LARGE_STRAIGHT -> run.matches("12345|23456") ? 40 : 0;
      case KNIFFEL -> distinct.size() == 1 ? 50 : 0;
      case CHANCE -> sum;
    };
  }

  @Test
  void everyRollInEveryBox() {
    var outcomes = Roll.of(5).outcomes();
    assertThat(outcomes).hasSize(252);
    for (var outcome : outcomes) {
      Dice dice = outcome.outcome();
      for (Box box : Box.ALL) {
        assertThat(box.value(dice))
            .as("%s in %s", dice, box)
            .isEqualTo(oracle(box, dice.faces().stream().sorted().toList()));
      }
    }
  }
}
