package kniffel.rules;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicPaper;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenPaper;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielPaper;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.Variant;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterPaper;
import kniffel.rules.master.MasterRulebook;
import org.junit.jupiter.api.Test;

/** What can be on paper at the end of a game, and what cannot. */
class PaperFormTest {

  private static final PaperForm CLASSIC =
      new ClassicRulebook().paper(ClassicOptions.KNIFFEL).orElseThrow();
  private static final PaperForm MASTER =
      new MasterRulebook().paper(MasterOptions.MASTER).orElseThrow();
  private static final PaperForm KARTEN =
      new KartenRulebook().paper(KartenOptions.STANDARD).orElseThrow();

  /** A sheet written down as pairs of box and value. */
  private static PaperSheet sheet(String text) {
    Map<String, Integer> boxes = new HashMap<>();
    for (String pair : text.split(" ", -1)) {
      boxes.put(pair.split("=", 2)[0], Integer.valueOf(pair.split("=", 2)[1]));
    }
    return new PaperSheet(boxes);
  }

  private static PaperSheet with(PaperSheet sheet, String changes) {
    Map<String, Integer> boxes = new HashMap<>(sheet.boxes());
    boxes.putAll(sheet(changes).boxes());
    return new PaperSheet(boxes);
  }

  private static PaperSheet without(PaperSheet sheet, String box) {
    Map<String, Integer> boxes = new HashMap<>(sheet.boxes());
    boxes.remove(box);
    return new PaperSheet(boxes);
  }

  private static final PaperSheet GOOD =
      sheet(
          "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18 three-of-a-kind=22 four-of-a-kind=0"
              + " full-house=25 small-straight=30 large-straight=0 kniffel=50 chance=17"
              + " extra-points=0");

  @Test
  void bonusAndTotalsFollowFromTheBoxes() {
    assertThat(CLASSIC.objections(List.of(GOOD))).isEmpty();
    assertThat(CLASSIC.sums(GOOD, 1))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("upper", 63, "bonus", 35, "lower", 144, "total", 242));
    PaperSheet less = with(GOOD, "ones=2");
    assertThat(CLASSIC.sums(less, 2)).containsEntry("bonus", 0).containsEntry("total", 206);
    assertThat(CLASSIC.standings(List.of(less, GOOD, GOOD)).ranks()).containsExactly(3, 1, 1);
  }

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

  @Test
  void extraPointsNeedKniffels() {
    assertThat(CLASSIC.objections(List.of(with(GOOD, "extra-points=50"))))
        .containsExactly(
            PaperObjection.of(0, "extra-points", new ClassicPaper.Contradiction.TooManyExtras(0)));
    assertThat(CLASSIC.objections(List.of(with(GOOD, "extra-points=50 sixes=30")))).isEmpty();
    assertThat(CLASSIC.objections(List.of(with(GOOD, "extra-points=50 sixes=30 kniffel=0"))))
        .containsExactly(
            PaperObjection.of(0, "extra-points", new ClassicPaper.Contradiction.NoFirstKniffel()));
    PaperForm plain =
        new ClassicRulebook()
            .paper(requireNonNull(new ClassicRulebook().presets().get("plain")))
            .orElseThrow();
    assertThat(plain.objections(List.of(without(GOOD, "extra-points")))).isEmpty();
    PaperForm yahtzee =
        new ClassicRulebook()
            .paper(requireNonNull(new ClassicRulebook().presets().get("yahtzee")))
            .orElseThrow();
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=200")))).isEmpty();
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=1000"))))
        .hasSize(1)
        .first()
        .extracting(PaperObjection::reason)
        .isInstanceOf(ClassicPaper.Contradiction.TooManyExtras.class);
  }

  private static final PaperSheet BOARD =
      sheet(
          "kniffel=1 large-straight=1 small-straight=1 full-house=1 chance-low=1 chance-high=0"
              + " row-1=8 row-2=8 row-3=8 row-4=8 row-5=7 row-6=0 laps=2 coin=5");

  @Test
  void aBoardOfMasterHasItsMarkersAndSomebodyHasTheGoal() {
    assertThat(MASTER.sums(BOARD, 1)).containsEntry("total", 8 + 4 + 1 + 2);
    assertThat(MASTER.objections(List.of(BOARD))).isEmpty();
    assertThat(MASTER.objections(List.of(with(BOARD, "laps=1"))))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(MASTER.objections(List.of(with(BOARD, "laps=1"), BOARD))).isEmpty();
    assertThat(MASTER.objections(List.of(with(BOARD, "coin=6"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(5)));
    assertThat(MASTER.objections(List.of(with(BOARD, "laps=5 coin=1"))))
        .containsExactly(
            PaperObjection.of(0, "coin", new MasterPaper.Contradiction.LapIsShorter(0)));
    assertThat(MASTER.objections(List.of(with(BOARD, "row-6=1")))).isEmpty();
    assertThat(MASTER.objections(List.of(with(BOARD, "row-6=1 row-2=1 row-3=1 laps=5 coin=0"))))
        .containsExactly(PaperObjection.of(0, new MasterPaper.Contradiction.TooManyRows(4, 3)));
  }

  private static final PaperSheet CARDS =
      sheet(
          "ones=1 twos=4 threes=9 fours=12 fives=10 sixes=24 three-of-a-kind=20 four-of-a-kind=21"
              + " full-house=25 small-straight=30 large-straight=40 kniffel=50 minus-points=6"
              + " missed=1");

  @Test
  void onCardsNothingIsStruckAndWhoWasSlowerHasFreeBoxes() {
    assertThat(KARTEN.sums(CARDS, 2)).containsEntry("total", 60 + 186 - 6 - 10);
    PaperSheet slower = with(without(without(CARDS, "kniffel"), "ones"), "missed=0");
    assertThat(KARTEN.objections(List.of(CARDS, slower))).isEmpty();
    assertThat(KARTEN.objections(List.of(slower, slower)))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(KARTEN.objections(List.of(CARDS, with(slower, "missed=1"))))
        .containsExactly(
            PaperObjection.of(1, "missed", new KartenPaper.Contradiction.NothingMissed()));
    assertThat(KARTEN.objections(List.of(CARDS, sheet("minus-points=2 missed=0"))))
        .containsExactly(
            PaperObjection.of(1, "minus-points", new KartenPaper.Contradiction.TooMuchMinus(0)));
    assertThat(KARTEN.objections(List.of(with(CARDS, "kniffel=0")))).hasSize(1);
    assertThat(KARTEN.objections(List.of(with(CARDS, "minus-points=5")))).hasSize(1);
  }

  @Test
  void stonesOfDasKartenspielAreCounted() {
    PaperForm form =
        new KartenspielRulebook().paper(KartenspielOptions.of(Variant.BASE)).orElseThrow();
    PaperSheet done = sheet("full-house=4 flush=3 triple=3 straight=3 two-pairs=2 cards=2");
    PaperSheet other = sheet("full-house=1 flush=1 triple=2 straight=2 two-pairs=1 cards=7");
    assertThat(form.sums(done, 2)).containsEntry("total", 7 + 4 + 4 + 4 + 4);
    PaperSheet all = with(done, "two-pairs=3");
    assertThat(form.sums(all, 2)).as("the last stone stands alone").containsEntry("total", 24);
    assertThat(form.objections(List.of(all, other))).isEmpty();
    assertThat(form.standings(List.of(all, other)).ranks()).containsExactly(1, 2);
    assertThat(form.objections(List.of(done, other)))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(form.objections(List.of(with(all, "two-pairs=5"), other)))
        .containsExactly(
            PaperObjection.of(0, new KartenspielPaper.Contradiction.StonesDoNotFit(29, 24)));
    assertThat(form.objections(List.of(all, with(other, "cards=8"))))
        .containsExactly(
            PaperObjection.of(1, "cards", new KartenspielPaper.Contradiction.HandTooLarge(7)));
    PaperSheet tied = with(all, "cards=5");
    assertThat(form.standings(List.of(all, tied)).ranks()).as("most cards").containsExactly(2, 1);
  }

  static Stream<PaperForm> forms() {
    return Rulebooks.ALL.stream().flatMap(PaperFormTest::forms);
  }

  private static <P extends Record> Stream<PaperForm> forms(Rulebook<P> rulebook) {
    return rulebook.presets().values().stream()
        .map(options -> rulebook.paper(options).orElseThrow());
  }

  /** Whatever is typed in, it is judged and never breaks anything; and ids are unique. */
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
                for (PaperLine.Box box : form.boxes()) {
                  boolean fits = random.nextInt(8) > 0;
                  List<Integer> from = fits ? box.values() : hostile;
                  if (random.nextInt(20) > 0) {
                    boxes.put(box.id(), from.get(random.nextInt(from.size())));
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
                assertThat(form.objections(List.of(sheet, sheet))).isNotNull();
              }
            });
  }
}
