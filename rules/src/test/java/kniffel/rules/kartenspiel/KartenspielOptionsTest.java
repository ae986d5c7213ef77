package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import kniffel.rules.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What may be agreed, and the rulebook. */
class KartenspielOptionsTest {

  private final KartenspielRulebook rulebook = new KartenspielRulebook();

  private static KartenspielOptions set(String name, String text) {
    KartenspielOptions standard = KartenspielOptions.of(Variant.BASE);
    return Option.of(standard).stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow()
        .set(standard, text);
  }

  @Test
  void theShelfKnowsTheGame() {
    assertThat(rulebook.id()).isEqualTo("kartenspiel");
    assertThat(rulebook.minPlayers()).isEqualTo(2);
    assertThat(rulebook.maxPlayers()).isEqualTo(4);
    assertThat(rulebook.presets().keySet()).containsExactly("base", "simple", "hard");
    assertThat(rulebook.presets()).containsEntry("base", rulebook.standard());
    assertThat(rulebook.game(rulebook.standard())).isInstanceOf(Kartenspiel.class);
    assertThat(rulebook.game(rulebook.standard()).types().view()).isEqualTo(KartenspielView.class);
    assertThat(rulebook.isHidden()).as("nobody sees the others' hands").isTrue();
    assertThat(Option.of(rulebook.standard()))
        .extracting(Option::name)
        .containsExactly(
            "variant",
            "fullHouseValues",
            "flushValues",
            "tripleValues",
            "straightValues",
            "columns",
            "maxRounds");
  }

  @Test
  @DisplayName("S3, S4, S8 can be set")
  void optionsCanBeSet() {
    assertThat(set("variant", "hard").variant()).isEqualTo(Variant.HARD);
    assertThat(set("straightValues", "5,7,9,11,13,13").straightValues())
        .containsExactly(5, 7, 9, 11, 13, 13);
    assertThat(set("columns", "12").columns()).isEqualTo(12);
    assertThat(set("maxRounds", "0").maxRounds()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fullHouseValues | 1,2,3,4,5",
        "fullHouseValues | 1,2,3,4,5,10",
        "fullHouseValues | 1,2,3,2,5,6",
        "fullHouseValues | 0,1,2,3,4,5",
        "flushValues | 1,2,3,4,5,6",
        "tripleValues | 2,1,1,1,1,1",
        "straightValues | 4,5,6,7,8,9",
        "straightValues | 5,6,7,8,9,14",
        "straightValues | 5,6,7,8,9,10,11",
        "columns | 3",
        "columns | 13",
        "maxRounds | 10001",
        "variant | easy"
      })
  void nonsenseCannot(String name, String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> set(name, text));
  }

  @ParameterizedTest
  @DisplayName("K18 stones: there are enough, and the power rows take them")
  @CsvSource({
    "BASE,2,24",
    "BASE,3,20",
    "BASE,4,18",
    "SIMPLE,2,24",
    "SIMPLE,4,18",
    "HARD,2,30",
    "HARD,3,24",
    "HARD,4,18"
  })
  void k18(Variant variant, int players, int stones) {
    assertThat(variant.stones(players)).isEqualTo(stones);
    assertThat(players * stones).isLessThanOrEqualTo(72);
    int row = variant.side().stones().stream().mapToInt(Integer::intValue).sum();
    assertThat(4 * row).isEqualTo(variant == Variant.HARD ? 32 : 28).isGreaterThanOrEqualTo(stones);
  }

  @Test
  void twoToFourPlay() {
    assertThatIllegalArgumentException().isThrownBy(() -> Variant.BASE.stones(1));
    assertThatIllegalArgumentException().isThrownBy(() -> Variant.BASE.stones(5));
  }
}
