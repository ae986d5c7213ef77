package kniffel.table.forone;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.Levels;
import kniffel.rules.forone.Medals;
import kniffel.table.Supplements;
import kniffel.table.json.SchemaOf;
import org.junit.jupiter.api.Test;

/** The challenge book that comes with the program. */
class ChallengeBookTest {

  private static final ChallengeBook BOOK = ChallengeBook.shipped();

  /** How many games medals are measured with, at least. */
  private static final int GAMES = 3000;

  /**
   * How many points the strongest bot is ahead of the value made by hand, at least, where a missed
   * demand counts as no points.
   */
  private static final double LEAD = 9;

  /** In how many games of a hundred it reaches gold and the other does not, at least. */
  private static final int MORE_GOLD = 9;

  @Test
  void fiveChaptersOfFive() {
    assertThat(BOOK.chapters()).hasSize(5);
    assertThat(BOOK.levels())
        .extracting(Challenge::number)
        .isEqualTo(IntStream.rangeClosed(1, 25).boxed().toList());
    assertThat(BOOK.levels()).extracting(Challenge::elements).doesNotHaveDuplicates();
    assertThat(BOOK.levels()).extracting(Challenge::name).doesNotHaveDuplicates();
    assertThat(BOOK.about().en()).contains("our own");
  }

  @Test
  void theFirstLevelIsTheBaseGame() {
    assertThat(BOOK.levels().getFirst().level()).isEqualTo(Levels.BASE);
  }

  @Test
  void theBookHasAUseForEveryElement() {
    Set<Class<?>> used = new HashSet<>();
    BOOK.levels().forEach(level -> level.elements().forEach(each -> used.add(each.getClass())));
    assertThat(used)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Element.class.getPermittedSubclasses())
                .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
                .toList());
  }

  /** Each level has something that no earlier level has, except the trials, which combine. */
  @Test
  void everyLevelIntroducesSomethingAndTrialsCombine() {
    Set<Class<?>> known = new HashSet<>();
    for (Challenge level : BOOK.levels().subList(1, 25)) {
      Set<Class<?>> own = new HashSet<>();
      level.elements().forEach(each -> own.add(each.getClass()));
      if (level.number() % ChallengeBook.LEVELS_PER_CHAPTER == 0) {
        own.retainAll(known);
        assertThat(own).as("%s combines", level).hasSizeGreaterThanOrEqualTo(2);
      } else {
        assertThat(known.containsAll(own)).as("%s has nothing new", level).isFalse();
      }
      level.elements().forEach(each -> known.add(each.getClass()));
    }
  }

  @Test
  void onlyLevelsOfTheBookAreAllowedAtATable() {
    ForOneRulebook rulebook = new ForOneRulebook();
    assertThat(Supplements.allow(rulebook, ForOneOptions.BASE)).isTrue();
    for (Challenge level : BOOK.levels()) {
      assertThat(Supplements.allow(rulebook, ForOneOptions.of(level))).as("%s", level).isTrue();
    }
    Challenge first = BOOK.levels().getFirst();
    Challenge own =
        new Challenge(
            first.number(),
            first.version(),
            first.name(),
            first.text(),
            List.of(new CardChange.SupplySize(30)),
            first.medals(),
            true);
    assertThat(Supplements.allow(rulebook, ForOneOptions.of(own))).isFalse();
    Challenge unmeasured =
        new Challenge(
            first.number(),
            first.version(),
            first.name(),
            first.text(),
            first.elements(),
            first.medals(),
            false);
    assertThat(Supplements.allow(rulebook, ForOneOptions.of(unmeasured))).isFalse();
  }

  /** The medals follow by the rule from the results stored with the book. */
  @Test
  void theMedalsFollowFromWhatWasMeasured() {
    for (Challenge level : BOOK.levels().subList(1, 25)) {
      List<Measured> own =
          ChallengeBook.measured().stream()
              .filter(each -> each.level() == level.number())
              .filter(each -> each.version() == level.version())
              .toList();
      assertThat(own).extracting(Measured::bot).containsExactly("strongest", "hand", "careless");
      Measured strongest = own.getFirst();
      assertThat(level.medals()).as("%s", level.name()).isEqualTo(strongest.medals());
      double gold = (double) strongest.reached(level.medals().gold()) / strongest.games();
      assertThat(gold).as("%s", level.name()).isBetween(0.4, 0.8);
      assertThat(strongest.games()).as("%s", level.name()).isGreaterThanOrEqualTo(GAMES);
      Measured hand = own.get(1);
      assertThat(strongest.mean() - hand.mean()).as("%s: points", level.name()).isGreaterThan(LEAD);
      assertThat(100.0 * hand.reached(level.medals().gold()) / hand.games())
          .as("%s: gold", level.name())
          .isLessThan(100 * gold - MORE_GOLD);
    }
  }

  @Test
  void theRulebooksMedalsAreWhatTheRuleNearlyGives() {
    Medals rule = ChallengeBook.measured().getFirst().medals();
    assertThat(ChallengeBook.measured().getFirst().level()).isEqualTo(1);
    assertThat(BOOK.levels().getFirst().medals()).isEqualTo(new Medals(240, 270, 300));
    assertThat(rule.gold()).isBetween(290, 315);
  }

  @Test
  void aMeasurementIsReadAsItWasWritten() {
    Measured measured = Measured.of(3, 2, "hand", new int[] {-1, 300, 304, 311, 290});
    assertThat(measured.line()).isEqualTo("3 2 hand 1 290 1 0 2 0 1");
    assertThat(ChallengeBook.measured(measured.line() + "\n")).containsExactly(measured);
    assertThat(measured.games()).isEqualTo(5);
    assertThat(measured.reached(300)).isEqualTo(3);
    // All games that met the demands reach 290, three of four 295.
    assertThat(measured.medals()).isEqualTo(new Medals(235, 265, 295));
  }

  @Test
  void measurementsAddUp() {
    Measured one = Measured.of(3, 2, "hand", new int[] {300, 311});
    Measured other = Measured.of(3, 2, "hand", new int[] {-1, 290, 304});
    Measured both = Measured.of(3, 2, "hand", new int[] {300, 311, -1, 290, 304});
    Measured none = Measured.of(3, 2, "hand", new int[0]);
    assertThat(one.plus(other)).isEqualTo(both);
    assertThat(other.plus(one)).isEqualTo(both);
    assertThat(none.plus(other)).isEqualTo(other);
    assertThat(one.plus(none)).isEqualTo(one);
  }

  /** docs/level.schema.json follows from the types; {@code -Dgolden.write=true} writes it. */
  @Test
  void theSchemaIsUpToDate() throws IOException {
    ObjectMapper json = new ObjectMapper();
    ObjectNode schema = json.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "A level of the challenge book of For One");
    schema.put("description", "See docs/LEVELS.md.");
    schema.setAll((ObjectNode) json.readTree(SchemaOf.type(Challenge.class).toString()));
    String expected = json.writerWithDefaultPrettyPrinter().writeValueAsString(schema) + "\n";
    Path file = Path.of("..", "docs", "level.schema.json");
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, expected);
    }
    assertThat(Files.readString(file).equals(expected))
        .as("%s: write it anew with ./kniffel test --quick -Dgolden.write=true", file)
        .isTrue();
  }
}
