package kniffel.rules.karten;

import static kniffel.rules.PaperSheets.sheet;
import static kniffel.rules.PaperSheets.with;
import static kniffel.rules.PaperSheets.without;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperLine;
import kniffel.rules.PaperObjection;
import kniffel.rules.PaperRefusal;
import kniffel.rules.PaperSheet;
import kniffel.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every possible end of a game can be typed in from paper with the same result; nothing else can.
 */
class KartenPaperTest {

  private final PaperForm form = new KartenRulebook().paper(KartenOptions.STANDARD).orElseThrow();

  private static final PaperSheet CARDS =
      sheet(
          "ones=1 twos=4 threes=9 fours=12 fives=10 sixes=24 three-of-a-kind=20 four-of-a-kind=21"
              + " full-house=25 small-straight=30 large-straight=40 kniffel=50 minus-points=6"
              + " missed=1");

  @Test
  void withCardsNothingIsStruckAndTheSlowerHaveFreeBoxes() {
    assertThat(form.sums(CARDS, 2)).containsEntry("total", 60 + 186 - 6 - 10);
    PaperSheet slower = with(without(without(CARDS, "kniffel"), "ones"), "missed=0");
    assertThat(form.objections(List.of(CARDS, slower))).isEmpty();
    assertThat(form.objections(List.of(slower, slower)))
        .containsExactly(PaperObjection.of(new PaperRefusal.NobodyHasEnded()));
    assertThat(form.objections(List.of(CARDS, with(slower, "missed=1"))))
        .containsExactly(
            PaperObjection.of(1, "missed", new KartenPaper.Contradiction.NothingMissed()));
    assertThat(form.objections(List.of(CARDS, sheet("minus-points=2 missed=0"))))
        .containsExactly(
            PaperObjection.of(1, "minus-points", new KartenPaper.Contradiction.TooMuchMinus(0)));
    assertThat(form.objections(List.of(with(CARDS, "kniffel=0")))).hasSize(1);
    assertThat(form.objections(List.of(with(CARDS, "minus-points=5")))).hasSize(1);
  }

  /** Penalty points are pairs: 2 for each card beyond five, in twelve boxes. */
  @Test
  void theLinesAreThoseOfTheSheet() {
    assertThat(form.lines())
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
            "lower",
            "minus-points",
            "missed",
            "total");
    assertThat(form.sums(CARDS, 2))
        .containsEntry("upper", 60)
        .containsEntry("bonus", 0)
        .containsEntry("lower", 186);
    assertThat(form.objections(List.of(with(CARDS, "sixes=0"))))
        .as("nothing is struck")
        .singleElement()
        .extracting(PaperObjection::reason)
        .isInstanceOf(PaperRefusal.NoSuchValue.class);
    int most = 12 * Karten.penalty(Karten.HAND_LIMIT);
    assertThat(form.objections(List.of(with(CARDS, "minus-points=" + most)))).isEmpty();
    assertThat(form.objections(List.of(with(CARDS, "minus-points=" + (most + 2)))))
        .singleElement()
        .extracting(PaperObjection::reason)
        .isInstanceOf(PaperRefusal.NoSuchValue.class);
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void everyEndIsAccepted(KartenOptions options, int players) {
    Karten game = new Karten(options);
    PaperForm form = new KartenRulebook().paper(options).orElseThrow();
    Random random = new Random(players);
    for (int i = 0; i < 4; i++) {
      KartenState end = RandomGames.play(game, players, random, (before, event, after) -> {});
      List<KartenView.PlayerArea> seats = game.view(end, new Viewer.Spectator()).players();
      boolean isShort = options.lastRound() < KartenOptions.STANDARD.lastRound();
      if (!isShort && seats.stream().noneMatch(seat -> seat.free().isEmpty())) {
        continue; // stopped by a limit that only chance moves ever reach
      }
      List<PaperSheet> sheets = seats.stream().map(seat -> typed(seat, options)).toList();
      assertThat(form.objections(sheets)).isEmpty();
      assertThat(form.totals(sheets))
          .isEqualTo(seats.stream().map(KartenView.PlayerArea::total).toList());
    }
  }

  /** What somebody would write down: the boxes, all penalty points, and what was forgotten. */
  private static PaperSheet typed(KartenView.PlayerArea seat, KartenOptions options) {
    Map<String, Integer> boxes = new HashMap<>();
    seat.boxes().forEach((box, points) -> boxes.put(Ids.of(box), points));
    int minus = seat.penalties().values().stream().mapToInt(Integer::intValue).sum();
    boxes.put(Ids.of(KartenPaper.PaperNote.MINUS_POINTS), minus);
    if (!options.autoAnnounce()) {
      boxes.put(Ids.of(KartenPaper.PaperNote.MISSED), seat.missed() ? 1 : 0);
    }
    return new PaperSheet(boxes);
  }
}
