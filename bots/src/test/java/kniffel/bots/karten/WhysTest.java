package kniffel.bots.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.Mistakes;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import org.junit.jupiter.api.Test;

/** What is said about a mistake in Karten Kniffel is true of the turns compared. */
class WhysTest {

  private static final Cards FULL_HOUSE = Cards.of(5, 5, 6, 6, 6);

  private final Map<Class<?>, Integer> said = new HashMap<>();

  @Test
  void whatIsSaidOfBoxesAndMovesIsTrue() {
    Mistakes.watch(
        Games.STANDARD,
        2,
        2500,
        (view, played, better, reason) -> {
          said.merge(reason.getClass(), 1, Integer::sum);
          if (reason instanceof KartenReason why) {
            check(view, played, better, why);
          }
        });
    assertThat(said)
        .containsKeys(
            KartenReason.LeftReady.class,
            KartenReason.ScoredEarly.class,
            KartenReason.GaveAway.class,
            KartenReason.KeptIdle.class);
  }

  private static void check(
      KartenView view, List<KartenMove> played, List<KartenMove> better, KartenReason reason) {
    switch (reason) {
      case KartenReason.LeftReady(Box aim, Box ready, _) -> assertThat(aim).isNotEqualTo(ready);
      case KartenReason.ScoredEarly(Box box, _, Box aim) -> assertThat(aim).isNotEqualTo(box);
      case KartenReason.WrongCards(_, Cards cards, Cards others) ->
          assertThat(cards).isNotEqualTo(others);
      case KartenReason.Overlooked(KartenReason.SavesPoints _)
          when !played.getFirst().equals(better.getFirst()) ->
          assertThat(better.getFirst())
              .isIn(new KartenMove.Announce(), new KartenMove.StaySilent());
      case KartenReason.GaveAway(Cards cards, Box aim) -> {
        Cards kept = kept(view, better.getFirst());
        assertThat(QuickJudge.lacking(aim, without(kept, cards)))
            .isGreaterThan(QuickJudge.lacking(aim, kept));
      }
      case KartenReason.KeptIdle(Cards cards, Box aim) -> {
        Cards kept = kept(view, better.getFirst());
        for (int value = 1; value <= Cards.VALUES; value++) {
          Cards with = kept;
          for (int i = 0; i < cards.count(value); i++) {
            with = with.plus(value);
          }
          assertThat(QuickJudge.lacking(aim, with)).isEqualTo(QuickJudge.lacking(aim, kept));
        }
      }
      default -> {}
    }
  }

  private static Cards kept(KartenView view, KartenMove move) {
    Cards hand = view.own().orElseThrow().hand();
    return move instanceof KartenMove.Exchange(Cards discards, _) ? without(hand, discards) : hand;
  }

  private static Cards without(Cards cards, Cards gone) {
    List<Integer> counts = new ArrayList<>();
    for (int value = 1; value <= Cards.VALUES; value++) {
      counts.add(cards.count(value) - gone.count(value));
    }
    return Cards.ofCounts(counts);
  }

  @Test
  void ofTurnsThatBothEndWithAnAnnouncementTheFirstDifferenceIsExplained() {
    KartenState state =
        Games.position(20, List.of(FULL_HOUSE), List.of(Games.sheetBut(Box.FULL_HOUSE, Box.SIXES)));
    KartenView view = Games.STANDARD.view(state, new Viewer.Seat(0));
    KartenMove sixes = new KartenMove.Score(Box.SIXES, Cards.of(6, 6, 6));
    KartenMove full = new KartenMove.Score(Box.FULL_HOUSE, FULL_HOUSE);
    KartenMove announce = new KartenMove.Announce();
    KartenMind mind = new KartenMind(Games.STANDARD);
    assertThat(mind.why(view, List.of(sixes, announce), List.of(full, announce)))
        .isEqualTo(new KartenReason.WrongBox(Box.SIXES, 18, Box.FULL_HOUSE, 25));
    assertThat(mind.why(view, List.of(full, new KartenMove.StaySilent()), List.of(full, announce)))
        .isEqualTo(new KartenReason.Overlooked(new KartenReason.SavesPoints(10)));
  }
}
