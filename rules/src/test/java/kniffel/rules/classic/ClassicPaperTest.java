package kniffel.rules.classic;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static kniffel.rules.PaperSheets.without;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicPaper.Contradiction;
import kniffel.rules.classic.ClassicPaper.Contradiction.TooManyExtras;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every possible end of a game can be typed in from paper with the same result; nothing else can.
 */
class ClassicPaperTest {

  private final PaperForm kniffel =
      new ClassicRulebook().paper(ClassicOptions.KNIFFEL).orElseThrow();

  private static final PaperSheet GOOD =
      sheet(
          "ones=3 twos=6 threes=9 fours=12 fives=15 sixes=18 three-of-a-kind=22 four-of-a-kind=0"
              + " full-house=25 small-straight=30 large-straight=0 kniffel=50 chance=17"
              + " extra-points=0");

  @Test
  void bonusAndTotalsFollowFromTheBoxes() {
    assertThat(kniffel.objections(List.of(GOOD))).isEmpty();
    assertThat(kniffel.sums(GOOD, 1))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("upper", 63, "bonus", 35, "lower", 144, "total", 242));
    PaperSheet less = with(GOOD, "ones=2");
    assertThat(kniffel.sums(less, 2)).containsEntry("bonus", 0).containsEntry("total", 206);
  }

  /** R12, R13: a further Kniffel is written into the box of its number. */
  @Test
  void extraPointsNeedKniffelsInTheUpperPart() {
    assertThat(kniffel.objections(List.of(with(GOOD, "extra-points=50 full-house=0 chance=30"))))
        .containsExactly(tooManyExtras(0));
    assertThat(kniffel.objections(List.of(with(GOOD, "extra-points=50 sixes=30")))).isEmpty();
    assertThat(kniffel.objections(List.of(GOOD, with(GOOD, "extra-points=150 sixes=30 ones=5"))))
        .containsExactly(PaperObjection.of(1, "extra-points", new TooManyExtras(2)));
    assertThat(kniffel.objections(List.of(with(GOOD, "extra-points=50 sixes=30 kniffel=0"))))
        .containsExactly(PaperObjection.of(0, "extra-points", new Contradiction.NoFirstKniffel()));
  }

  /** Where extra points need no number box, a further Kniffel may stand in any other box. */
  @Test
  void extraPointsNeedKniffelsAnywhere() {
    PaperForm yahtzee = form("yahtzee");
    // Five equal dice can be a full house or a small straight as a joker, or strike the large one.
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=300")))).isEmpty();
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=400"))))
        .containsExactly(tooManyExtras(3));
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=400 chance=25")))).isEmpty();
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=1200"))))
        .as("in each of the twelve other boxes")
        .containsExactly(tooManyExtras(3));
    assertThat(yahtzee.objections(List.of(with(GOOD, "extra-points=1300"))))
        .singleElement()
        .extracting(PaperObjection::reason)
        .isInstanceOf(PaperRefusal.NoSuchValue.class);
  }

  @Test
  void withoutExtraPointsThePaperHasNoLineForThem() {
    assertThat(form("plain").objections(List.of(without(GOOD, "extra-points")))).isEmpty();
    assertThat(form("plain").objections(List.of(GOOD)))
        .containsExactly(PaperObjection.of(0, new PaperRefusal.NoSuchBox("extra-points")));
  }

  /** The lines are those of the printed sheet, each once. */
  @Test
  void theLinesAreThoseOfTheSheet() {
    assertThat(kniffel.lines())
        .extracting(PaperLine::id)
        .containsExactly(
            "ones",
            "twos",
            "threes",
            "fours",
            "fives",
            "sixes",
            "upper",
            "bonus",
            "three-of-a-kind",
            "four-of-a-kind",
            "full-house",
            "small-straight",
            "large-straight",
            "kniffel",
            "chance",
            "extra-points",
            "lower",
            "total");
  }

  private static PaperForm form(String preset) {
    return new ClassicRulebook()
        .paper(Objects.requireNonNull(new ClassicRulebook().presets().get(preset)))
        .orElseThrow();
  }

  private static PaperObjection tooManyExtras(int most) {
    return PaperObjection.of(0, "extra-points", new TooManyExtras(most));
  }

  static Stream<ClassicOptions> all() {
    return new ClassicRulebook().presets().values().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyEndIsAccepted(ClassicOptions options) {
    Classic game = new Classic(options);
    PaperForm form = new ClassicRulebook().paper(options).orElseThrow();
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      List<ClassicView.Column> columns =
          game.view(end(game, random), new Viewer.Spectator()).sheets();
      List<PaperSheet> sheets = columns.stream().map(column -> typed(column, options)).toList();
      assertThat(form.objections(sheets)).isEmpty();
      assertThat(form.totals(sheets))
          .isEqualTo(columns.stream().map(ClassicView.Column::total).toList());
    }
  }

  private static PaperSheet typed(ClassicView.Column column, ClassicOptions options) {
    Map<String, Integer> boxes = new HashMap<>();
    column.boxes().forEach((box, points) -> boxes.put(Ids.of(box), points));
    if (options.extraPoints() > 0) {
      boxes.put(Ids.of(ClassicPaper.PaperNote.EXTRA_POINTS), column.extra());
    }
    return new PaperSheet(boxes);
  }

  /** The end of a random game of two; its dice favour one face, so that there are many Kniffels. */
  private static ClassicState end(Classic game, Random random) {
    ClassicState state = game.start(2);
    while (true) {
      switch (game.next(state)) {
        case Next.Decide<ClassicMove, Dice>(int seat, List<ClassicMove> moves) ->
            state =
                game.apply(state, new Event.Moved<>(seat, moves.get(random.nextInt(moves.size()))));
        case Next.Chance<ClassicMove, Dice>(var draw) -> {
          int liked = random.nextInt(6);
          state =
              game.apply(
                  state,
                  new Event.Happened<>(
                      draw.sample(
                          bound ->
                              random.nextInt(10) < 8 ? liked % bound : random.nextInt(bound))));
        }
        case Next.Over<ClassicMove, Dice> over -> {
          return state;
        }
      }
    }
  }
}
