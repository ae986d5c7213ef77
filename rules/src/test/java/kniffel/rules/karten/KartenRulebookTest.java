package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.Option;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import org.junit.jupiter.api.Test;

class KartenRulebookTest {

  private final KartenRulebook rulebook = new KartenRulebook();

  @Test
  void liesOnTheShelf() {
    assertThat(rulebook.id()).isEqualTo("karten");
    assertThat(rulebook.minPlayers()).isEqualTo(1);
    assertThat(rulebook.maxPlayers()).isEqualTo(5);
    assertThat(rulebook.presets()).containsEntry("rulebook", rulebook.standard());
    assertThat(rulebook.presets()).hasSize(2).containsKey("relaxed");
    assertThat(rulebook.game(rulebook.standard())).isInstanceOf(Karten.class);
    assertThat(rulebook.game(rulebook.standard()).types().view()).isEqualTo(KartenView.class);
    assertThat(rulebook.isHidden()).as("nobody sees the others' hands").isTrue();
  }

  @Test
  void optionsAreReadAndWritten() {
    KartenOptions options = rulebook.standard();
    assertThat(Option.of(options))
        .extracting(Option::name)
        .containsExactly("autoAnnounce", "firstPlayer", "maxRounds");
    assertThat(Option.of(options))
        .extracting(option -> option.valueIn(options))
        .containsExactly("false", "first-seat", "200");
    assertThat(Option.of(options).get(1).set(options, "random"))
        .isEqualTo(new KartenOptions(false, FirstPlayer.RANDOM, 200));
    assertThat(Option.of(options).get(2).set(options, "0"))
        .isEqualTo(new KartenOptions(false, FirstPlayer.FIRST_SEAT, 0));
  }
}
