package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.Mistakes;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Row;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;

/** What is said about a mistake in Das Kartenspiel is true of the cards. */
class WhysTest {

  private static final List<Combination> COMBINATIONS = Combination.in(Cards.ALL);

  private final Map<Class<?>, Integer> said = new HashMap<>();

  @Test
  void whatIsSaidOfCardsIsTrue() {
    Mistakes.watch(
        Games.of(Variant.BASE),
        2,
        2500,
        (view, played, better, reason) -> {
          said.merge(reason.getClass(), 1, Integer::sum);
          if (reason instanceof KartenspielReason why) {
            check(view, played, better, why);
          }
        });
    assertThat(said)
        .containsKeys(
            KartenspielReason.GaveUp.class,
            KartenspielReason.TookWrong.class,
            KartenspielReason.DoesLess.class,
            KartenspielReason.LeftReady.class);
  }

  /** A hint names a row only for a card that does something for it, or is not needed there. */
  @Test
  void hintsNameRowsThatTheirCardsAreAbout() {
    Mistakes.watch(
        Games.of(Variant.BASE),
        2,
        4000,
        (view, played, better, reason) -> {
          hint(view, played.getFirst());
          hint(view, better.getFirst());
        });
    assertThat(said)
        .containsKeys(
            KartenspielMove.Take.class,
            KartenspielMove.Discard.class,
            KartenspielReason.NeedsCards.class,
            KartenspielReason.WorksTowards.class);
  }

  private void hint(KartenspielView view, KartenspielMove move) {
    Cards hand = view.hand();
    KartenspielReason reason = Reasons.explain(view, move);
    said.merge(move.getClass(), 1, Integer::sum);
    said.merge(reason.getClass(), 1, Integer::sum);
    List<Row> open =
        Row.ALL.stream()
            .filter(
                row ->
                    view.players()
                        .get(view.owner().orElseThrow())
                        .tracks()
                        .get(row.ordinal())
                        .needed()
                        .isPresent())
            .toList();
    if (move instanceof KartenspielMove.Take(Card card)) {
      if (reason instanceof KartenspielReason.WorksTowards(Row row, int held, int size)) {
        assertThat(open).contains(row);
        assertThat(size).isEqualTo(size(row));
        assertThat(held).isEqualTo(held(hand.plus(card), row)).isGreaterThan(held(hand, row));
      } else {
        assertThat(reason).isEqualTo(new KartenspielReason.NeedsCards(hand.size()));
        assertThat(open).noneMatch(row -> held(hand.plus(card), row) > held(hand, row));
      }
    }
    if (move instanceof KartenspielMove.Discard(Card card)
        && reason instanceof KartenspielReason.WorksTowards(Row row, int held, int _)) {
      assertThat(open).contains(row);
      assertThat(held).isEqualTo(held(hand.minus(card), row)).isEqualTo(held(hand, row));
    }
  }

  private static void check(
      KartenspielView view,
      List<KartenspielMove> played,
      List<KartenspielMove> better,
      KartenspielReason reason) {
    Cards hand = view.hand();
    Cards kept = hand.minus(gone(played));
    Cards with = hand.plus(taken(played));
    switch (reason) {
      case KartenspielReason.GaveUp(Card card, Row row, int held, _) -> {
        assertThat(gone(better).contains(card)).isFalse();
        assertThat(held).isGreaterThan(held(kept, row));
        assertThat(held).isLessThanOrEqualTo(held(kept.plus(card), row));
      }
      case KartenspielReason.TookWrong(Card card, Card other, Row row, int held, _) -> {
        assertThat(taken(better).contains(card)).isFalse();
        assertThat(taken(played).contains(other)).isFalse();
        assertThat(held).isGreaterThan(held(with, row));
        assertThat(held).isEqualTo(held(with.minus(card).plus(other), row));
      }
      case KartenspielReason.DoesLess(Card card, Card other) -> {
        boolean takes = played.getFirst() instanceof KartenspielMove.Take;
        Cards had = takes ? taken(played) : gone(better);
        Cards wanted = takes ? taken(better) : gone(played);
        assertThat(had.contains(card) && !wanted.contains(card)).isTrue();
        assertThat(wanted.contains(other) && !had.contains(other)).isTrue();
      }
      case KartenspielReason.Overlooked(KartenspielReason.WorksTowards _)
          when played.getFirst().getClass() == better.getFirst().getClass() -> {
        boolean takes = played.getFirst() instanceof KartenspielMove.Take;
        Cards had = takes ? taken(played) : gone(better);
        Cards wanted = takes ? taken(better) : gone(played);
        assertThat(had.minus(wanted).isEmpty() || wanted.minus(had).isEmpty())
            .as("two cards are not told apart by a row that both are near to")
            .isTrue();
      }
      case KartenspielReason.LeftReady(Row row, int missing, Combination ready) -> {
        assertThat(Combination.in(hand)).contains(ready);
        assertThat(missing).isPositive().isEqualTo(size(row) - held(hand, row));
      }
      case KartenspielReason.WasReady(Combination ready) ->
          assertThat(Combination.in(hand)).contains(ready);
      case KartenspielReason.PlayedEarly(Combination combination, Row row, int missing) -> {
        assertThat(missing).isPositive().isEqualTo(size(row) - held(hand, row));
        assertThat(held(hand.minus(combination.fitting(hand)), row)).isLessThan(held(hand, row));
      }
      default -> {}
    }
  }

  private static Cards gone(List<KartenspielMove> moves) {
    Cards gone = Cards.NONE;
    for (KartenspielMove move : moves) {
      if (move instanceof KartenspielMove.Trade(Card card)) {
        gone = gone.plus(card);
      }
      if (move instanceof KartenspielMove.Discard(Card card)) {
        gone = gone.plus(card);
      }
    }
    return gone;
  }

  private static Cards taken(List<KartenspielMove> moves) {
    Cards taken = Cards.NONE;
    for (KartenspielMove move : moves) {
      if (move instanceof KartenspielMove.Take(Card card)) {
        taken = taken.plus(card);
      }
    }
    return taken;
  }

  private static int size(Row row) {
    return held(Cards.ALL, row);
  }

  /** How many cards of the combination of a row that is nearest are there. */
  private static int held(Cards cards, Row row) {
    return COMBINATIONS.stream()
        .filter(combination -> isFor(combination, row))
        .mapToInt(combination -> combination.held(cards))
        .max()
        .orElseThrow();
  }

  private static boolean isFor(Combination combination, Row row) {
    return switch (combination) {
      case Combination.FullHouse _ -> row == Row.FULL_HOUSE;
      case Combination.Flush _ -> row == Row.FLUSH;
      case Combination.Triple _ -> row == Row.TRIPLE;
      case Combination.Straight _ -> row == Row.STRAIGHT;
      case Combination.TwoPairs _ -> row == Row.TWO_PAIRS;
      case Combination.Quadruple _, Combination.Kniffel _ -> false;
    };
  }
}
