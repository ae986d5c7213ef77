package kniffel.rules.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.Option;
import org.junit.jupiter.api.Test;

/** Levels, options and moves: what they are, and that they refuse nonsense. */
class LevelTest {

  /** A tiny level with none of the numbers of the base level, to check that the data are used. */
  static final Level TINY =
      new Level(
          7,
          2,
          List.of(
              new Row(Category.SIXES, new Condition.OneNumber(6), 2, new Pay.PerDie(7), true),
              new Row(
                  Category.LARGE_STRAIGHT,
                  new Condition.Sequence(List.of(5, 3, 1)),
                  3,
                  new Pay.WhenFull(9),
                  false),
              new Row(
                  Category.THREE_OF_A_KIND, new Condition.OfAKind(3), 4, new Pay.WhenFull(8), true),
              new Row(Category.CHANCE, new Condition.Anything(), 3, new Pay.PerDie(1), false)),
          List.of(0, 2, 4, 6, 8),
          new Medals(5, 10, 15),
          Set.of());

  private static final Row CHANCE =
      new Row(Category.CHANCE, new Condition.Anything(), 5, new Pay.WhenFull(10), false);
  private static final Medals MEDALS = new Medals(1, 2, 3);

  @Test
  void baseLevel() {
    assertThat(Levels.BASE.dice()).isEqualTo(17);
    assertThat(Levels.BASE.rows()).hasSize(13);
    assertThat(Levels.BASE.rows()).extracting(Row::category).isEqualTo(Category.ALL);
    assertThat(Levels.BASE.rows().stream().mapToInt(row -> row.points(row.fields())).sum())
        .isEqualTo(105 + 190);
    assertThat(Levels.BASE.rows().stream().mapToInt(Row::fields).sum()).isEqualTo(64);
  }

  @Test
  void otherLevelsFollowTheirOwnNumbers() {
    Solo solo = new Solo(new ForOne(TINY)).roll(6, 5);
    assertThat(solo.objection(ForOneMove.place(6, Category.KNIFFEL)))
        .contains(new ForOneRefusal.NoSuchRow(Category.KNIFFEL));
    solo.place(Category.SIXES, 6).place(Category.LARGE_STRAIGHT, 5);
    assertThat(solo.objection(ForOneMove.score(Category.KNIFFEL)))
        .contains(new ForOneRefusal.NoSuchRow(Category.KNIFFEL));
    solo.roll(6, 3).place(Category.SIXES, 6).place(Category.LARGE_STRAIGHT, 3);
    solo.score(Category.SIXES);
    assertThat(solo.view().scored()).isEqualTo(14);
    assertThat(solo.view().bonusAtMost()).isEqualTo(4);
    assertThat(solo.view().supply()).isEqualTo(5);
    solo.roll(2, 2).place(Category.THREE_OF_A_KIND, 2, 2);
    assertThat(solo.view().total()).isEqualTo(14 + 4);
    assertThat(solo.view().medal()).isEqualTo(Medal.GOLD);
  }

  @Test
  void refuseNonsense() {
    assertIllegal(() -> new Condition.OneNumber(7));
    assertIllegal(() -> new Condition.OfAKind(7));
    assertIllegal(() -> new Condition.Sequence(List.of(0)));
    assertIllegal(() -> new Pay.PerDie(-1));
    assertIllegal(() -> new Pay.WhenFull(1001));
    assertIllegal(() -> new Medals(3, 2, 4));
    assertIllegal(
        () -> new Row(Category.CHANCE, new Condition.FullHouse(), 4, CHANCE.pay(), false));
    assertIllegal(() -> new Row(Category.CHANCE, CHANCE.condition(), 7, CHANCE.pay(), false));
    assertIllegal(() -> new Row(Category.CHANCE, new Condition.OfAKind(4), 3, CHANCE.pay(), false));
    assertIllegal(
        () ->
            new Row(
                Category.CHANCE, new Condition.Sequence(List.of(1, 2, 3)), 4, CHANCE.pay(), false));
    assertIllegal(() -> new Level(4, 5, List.of(CHANCE), List.of(), MEDALS, Set.of()));
    assertIllegal(() -> new Level(17, 5, List.of(), List.of(), MEDALS, Set.of()));
    assertIllegal(() -> new Level(17, 5, List.of(CHANCE, CHANCE), List.of(), MEDALS, Set.of()));
    assertIllegal(() -> new Level(17, 5, List.of(CHANCE), List.of(0, 5), MEDALS, Set.of()));
    assertIllegal(() -> new Level(17, 5, Levels.BASE.rows(), List.of(0, 5, 15), MEDALS, Set.of()));
    assertIllegal(() -> new ForOneMove.Place(0, Category.CHANCE));
    assertIllegal(() -> new ForOneMove.Remove(7));
  }

  @Test
  void rowsHaveTheFieldsThatTheirConditionNeeds() {
    assertThat(suits(new Condition.OfAKind(3))).containsExactly(3, 4, 5, 6);
    assertThat(suits(new Condition.Sequence(List.of(1, 2, 3, 4)))).containsExactly(4);
    assertThat(suits(new Condition.FullHouse())).containsExactly(5);
    for (Condition any :
        List.of(new Condition.OneNumber(6), new Condition.AllEqual(), new Condition.Anything())) {
      assertThat(suits(any)).containsExactly(1, 2, 3, 4, 5, 6);
    }
  }

  private static List<Integer> suits(Condition condition) {
    return IntStream.rangeClosed(1, Row.MAX_FIELDS).filter(condition::suits).boxed().toList();
  }

  private static void assertIllegal(Runnable construction) {
    assertThatThrownBy(construction::run).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aTextIsThereInThreeLanguagesAndInEnglishForAllOthers() {
    Texts texts = new Texts("Wer zuerst würfelt", "Who rolls first", "Wie het eerst gooit");
    assertThat(List.of("de", "en", "nl", "fr", ""))
        .extracting(texts::in)
        .containsExactly(texts.de(), texts.en(), texts.nl(), texts.en(), texts.en());
    assertIllegal(() -> new Texts("x", " ", "x"));
    assertIllegal(() -> new Texts("x", "x", "x".repeat(401)));
    assertThat(new Texts("x", "x", "x".repeat(400)).nl()).hasSize(400);
  }

  @Test
  void rulebook() {
    ForOneRulebook rulebook = new ForOneRulebook();
    assertThat(rulebook.id()).isEqualTo("forone");
    assertThat(rulebook.minPlayers()).isEqualTo(1);
    assertThat(rulebook.maxPlayers()).isEqualTo(1);
    assertThat(rulebook.presets()).containsEntry("base", rulebook.standard());
    assertThat(rulebook.game(rulebook.standard()).types().view()).isEqualTo(ForOneView.class);
    assertThat(rulebook.presets().values()).doesNotHaveDuplicates();
    assertThat(Option.of(rulebook.standard()))
        .extracting(Option::name)
        .containsExactly("level", "voluntaryDiscard");
    assertThat(Option.of(rulebook.standard()).getLast().set(rulebook.standard(), "true"))
        .isEqualTo(rulebook.presets().get("free-discard"));
  }
}
