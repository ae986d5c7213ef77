package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import org.junit.jupiter.api.Test;

/** A game with a book has a level for each day and awards; a game without has its own rules. */
class SupplementsTest {

  @Test
  void aDayHasALevelWhereThereIsABookAndTheRulebooksGameElsewhere() {
    assertThat(Supplements.ofDay(new ClassicRulebook(), 20_000)).isEqualTo(ClassicOptions.KNIFFEL);
    ForOneOptions today = Supplements.ofDay(new ForOneRulebook(), 20_000);
    ForOneOptions tomorrow = Supplements.ofDay(new ForOneRulebook(), 20_001);
    assertThat(today.challenge()).isPresent();
    assertThat(tomorrow).isNotEqualTo(today);
    assertThat(Supplements.page("forone", today).orElseThrow().level())
        .isEqualTo(today.challenge().orElseThrow().number());
    assertThat(Supplements.level(new ForOneRulebook(), today).orElseThrow().number())
        .isEqualTo(today.challenge().orElseThrow().number());
    assertThat(Supplements.level(new ForOneRulebook(), ForOneOptions.BASE)).isEmpty();
    assertThat(Supplements.level(new ClassicRulebook(), ClassicOptions.KNIFFEL)).isEmpty();
    assertThat(Supplements.page("classic", ClassicOptions.KNIFFEL)).isEmpty();
    assertThat(Supplements.book("classic")).isEmpty();
  }

  @Test
  void anAwardIsWhatTheGameHasWon() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    Object view = game.view(game.start(1), new Viewer.Seat(0));
    assertThat(Supplements.award("forone", view)).contains("none");
    assertThat(Supplements.award("classic", view)).isEmpty();
  }
}
