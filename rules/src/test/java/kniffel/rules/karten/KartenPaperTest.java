package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperSheet;
import kniffel.rules.Viewer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a game can end with can be typed in from paper, and comes to the same. */
class KartenPaperTest {

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void everyEndIsAccepted(KartenOptions options, int players) {
    Karten game = new Karten(options);
    PaperForm form = new KartenRulebook().paper(options).orElseThrow();
    Random random = new Random(players);
    for (int i = 0; i < 4; i++) {
      KartenState end = RandomGames.play(game, players, random, (before, event, after) -> {});
      List<KartenView.Player> seats = game.view(end, new Viewer.Spectator()).players();
      boolean isShort = options.lastRound() < KartenOptions.STANDARD.lastRound();
      if (!isShort && seats.stream().noneMatch(seat -> seat.free().isEmpty())) {
        continue; // stopped by a limit that only chance moves ever reach
      }
      List<PaperSheet> sheets = seats.stream().map(seat -> typed(seat, options)).toList();
      assertThat(form.objections(sheets)).isEmpty();
      assertThat(form.totals(sheets))
          .isEqualTo(seats.stream().map(KartenView.Player::total).toList());
    }
  }

  /** What somebody would write down: the boxes, all minus points, and what was forgotten. */
  private static PaperSheet typed(KartenView.Player seat, KartenOptions options) {
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
