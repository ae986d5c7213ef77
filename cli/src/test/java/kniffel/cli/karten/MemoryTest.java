package kniffel.cli.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.cli.simulate.BotGames;
import kniffel.rules.Fact;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenFact;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenView;
import org.junit.jupiter.api.Test;

/** A bot that remembers all that its seat was told knows its hand without looking at it. */
class MemoryTest {

  private static final KartenOptions OPTIONS =
      new KartenOptions(false, KartenOptions.FirstPlayer.RANDOM, 60);

  private final AtomicInteger decisions = new AtomicInteger();

  @Test
  void aBotKnowsItsHandFromWhatItWasTold() throws IOException {
    List<Bot<KartenMove, KartenView>> bots =
        Collections.nCopies(
            3,
            (decision, randomness, allowance) -> {
              decisions.incrementAndGet();
              assertThat(remembered(decision)).isEqualTo(hand(decision.view()).counts());
              return decision.moves().get(randomness.below(decision.moves().size()));
            });
    new BotGames<>(new Karten(OPTIONS), bots, 1, () -> Allowance.UNLIMITED)
        .run(3, 1, Optional.empty(), games -> {});
    assertThat(decisions).hasValueGreaterThan(100);
  }

  private static Cards hand(KartenView view) {
    return view.own().orElseThrow().hand();
  }

  private static List<Integer> remembered(Decision<KartenMove, KartenView> decision) {
    int seat = decision.view().own().orElseThrow().seat();
    int[] counts = new int[Cards.VALUES];
    for (Fact fact : decision.told()) {
      switch (fact) {
        case KartenFact.Drew(int own, Cards cards) -> add(counts, cards, 1);
        case KartenFact.Exchanged(int who, Cards cards, int _) when who == seat ->
            add(counts, cards, -1);
        case KartenFact.Wrote(int who, var _, Cards cards, int _) when who == seat ->
            add(counts, cards, -1);
        default -> {}
      }
    }
    return Arrays.stream(counts).boxed().toList();
  }

  private static void add(int[] counts, Cards cards, int times) {
    for (int value = 1; value <= Cards.VALUES; value++) {
      counts[value - 1] += times * cards.count(value);
    }
  }
}
