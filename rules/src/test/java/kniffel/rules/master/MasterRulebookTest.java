package kniffel.rules.master;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import kniffel.rules.Option;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Kniffel Master on the shelf. */
class MasterRulebookTest {

  private final MasterRulebook rulebook = new MasterRulebook();

  @Test
  @DisplayName("the standard is the rulebook as we read it")
  void standard() {
    assertThat(rulebook.standard())
        .isEqualTo(
            new MasterOptions(
                CoinRow.CLOSED, LastInRound.ENDS_AT_ONCE, 500, FirstPlayer.FIRST_SEAT));
    assertThat(rulebook.presets()).containsValue(rulebook.standard());
    assertThat(rulebook.id()).isEqualTo("master");
    assertThat(List.of(rulebook.minPlayers(), rulebook.maxPlayers())).containsExactly(1, 4);
    assertThat(rulebook.game(rulebook.standard())).isInstanceOf(Master.class);
  }

  @Test
  @DisplayName("every option can be set as it is written")
  void options() {
    MasterOptions options = rulebook.standard();
    for (Option option : Option.of(options)) {
      assertThat(option.set(options, option.valueIn(options))).isEqualTo(options);
      for (String value : option.values()) {
        assertThat(option.valueIn(option.set(options, value))).isEqualTo(value);
      }
    }
    Option rounds = Option.of(options).get(2);
    assertThat(rounds.set(options, "0").maxRounds()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> rounds.set(options, "10001"));
  }
}
