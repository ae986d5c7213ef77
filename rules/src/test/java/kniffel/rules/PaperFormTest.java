package kniffel.rules;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static kniffel.rules.PaperSheets.without;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import org.junit.jupiter.api.Test;

/** What can be on paper at the end of a game, and what cannot. */
class PaperFormTest {

  private static final PaperForm CLASSIC =
      new ClassicRulebook().paper(ClassicOptions.KNIFFEL).orElseThrow();

  private static final PaperSheet GOOD =
      sheet(
          "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18 three-of-a-kind=22 four-of-a-kind=0"
              + " full-house=25 small-straight=30 large-straight=0 kniffel=50 chance=17"
              + " extra-points=0");

  @Test
  void aBoxHoldsOnlyWhatDiceCanBring() {
    Map<String, String> refused =
        Map.of(
            "full-house=24", "0, 25",
            "sixes=17", "0, 6, 12, 18, 24, 30",
            "ones=6", "0–5",
            "three-of-a-kind=4", "0, 5–30",
            "chance=0", "5–30",
            "kniffel=100", "0, 50",
            "extra-points=25", "0, 50, 100, 150, 200, 250, 300",
            "small-straight=-30", "0, 30");
    refused.forEach(
        (change, values) ->
            assertThat(CLASSIC.objections(List.of(GOOD, with(GOOD, change))))
                .as(change)
                .containsExactly(
                    PaperObjection.of(
                        1, change.split("=", 2)[0], new PaperRefusal.NoSuchValue(values))));
  }

  @Test
  void everyBoxIsFilledAndThereIsNoOther() {
    assertThat(CLASSIC.objections(List.of(without(GOOD, "twos"))))
        .containsExactly(PaperObjection.of(0, "twos", new PaperRefusal.BoxIsFree()));
    assertThat(CLASSIC.objections(List.of(with(GOOD, "bonus=35"))))
        .containsExactly(PaperObjection.of(0, new PaperRefusal.NoSuchBox("bonus")));
  }

  /** While somebody is typing, impossible values are left out and the rest is added up. */
  @Test
  void sumsFollowWhatIsTyped() {
    // 3 + 6 + 9 + 12 + 15 + 18 make the bonus; 144 stand below.
    assertThat(CLASSIC.sumsSoFar(GOOD, 1)).containsEntry("total", 63 + 35 + 144);
    assertThat(CLASSIC.sumsSoFar(with(GOOD, "sixes=17"), 1)).containsEntry("total", 45 + 144);
    assertThat(CLASSIC.sumsSoFar(without(GOOD, "chance"), 1)).containsEntry("total", 98 + 127);
  }

  /** A yes-or-no fact is a box that is ticked or not. */
  @Test
  void aTickIsOneOrNothing() {
    assertThat(PaperLine.Box.tick("bonus", PaperSum.BONUS).isTick()).isTrue();
    assertThat(CLASSIC.boxes()).noneMatch(PaperLine.Box::isTick);
    PaperSheet sheet = sheet("yes=1 no=0");
    assertThat(List.of("yes", "no", "free")).filteredOn(sheet::isTicked).containsExactly("yes");
    assertThat(sheet.points("yes")).isEqualTo(1);
  }

  @Test
  void objectionsToTheWholeGameNameNobody() {
    PaperObjection whole = PaperObjection.of(new PaperRefusal.NobodyHasEnded());
    assertThat(whole.seat()).isEmpty();
    assertThat(whole.box()).isEmpty();
    assertThat(whole.reason()).isEqualTo(new PaperRefusal.NobodyHasEnded());
  }

  @Test
  void numbersInARowAreWrittenByTheirEnds() {
    assertThat(PaperValues.text(List.of())).isEmpty();
    assertThat(PaperValues.text(List.of(4))).isEqualTo("4");
    assertThat(PaperValues.text(List.of(4, 5))).isEqualTo("4, 5");
    assertThat(PaperValues.text(List.of(4, 5, 6))).isEqualTo("4–6");
    assertThat(PaperValues.text(List.of(0, 4, 5, 7, 8, 9))).isEqualTo("0, 4, 5, 7–9");
  }

  @Test
  void theSheetWithMostPointsHasWon() {
    assertThat(CLASSIC.standings(List.of(with(GOOD, "ones=2"), GOOD, GOOD)).ranks())
        .containsExactly(3, 1, 1);
  }

  static Stream<PaperForm> forms() {
    return Rulebooks.ALL.stream().flatMap(PaperFormTest::forms);
  }

  private static <P extends Record> Stream<PaperForm> forms(Rulebook<P> rulebook) {
    return rulebook.presets().values().stream()
        .flatMap(options -> rulebook.paper(options).stream());
  }

  /** Whatever is typed in, exactly the impossible boxes are named; and ids are unique. */
  @Test
  void anythingCanBeTyped() {
    Random random = new Random(18);
    List<Integer> hostile = List.of(Integer.MIN_VALUE, -1, 0, 1, 255, 300, Integer.MAX_VALUE);
    forms()
        .forEach(
            form -> {
              assertThat(form.lines()).extracting(PaperLine::id).doesNotHaveDuplicates();
              for (int i = 0; i < 200; i++) {
                Map<String, Integer> boxes = new HashMap<>();
                Set<String> wrong = new HashSet<>();
                for (PaperLine.Box box : form.boxes()) {
                  boolean fits = random.nextInt(8) > 0;
                  List<Integer> from = fits ? box.values() : hostile;
                  if (random.nextInt(20) > 0) {
                    int typed = from.get(random.nextInt(from.size()));
                    boxes.put(box.id(), typed);
                    if (!box.values().contains(typed)) {
                      wrong.add(box.id());
                    }
                  } else if (!box.mayBeFree()) {
                    wrong.add(box.id());
                  }
                }
                PaperSheet sheet = new PaperSheet(boxes);
                Map<String, Integer> sums = form.sumsSoFar(sheet, 2);
                assertThat(sums.keySet())
                    .containsExactlyInAnyOrderElementsOf(
                        form.lines().stream()
                            .filter(line -> line instanceof PaperLine.Sum)
                            .map(PaperLine::id)
                            .toList());
                List<PaperObjection> objections = form.objections(List.of(sheet, sheet));
                if (!wrong.isEmpty()) {
                  assertThat(objections)
                      .hasSize(2 * wrong.size())
                      .allMatch(each -> wrong.contains(each.box().orElseThrow()));
                }
              }
            });
  }
}
