package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceTerms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names that others read are visible and short; who plays is a person or a named bot. */
class SeatTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A",
        "Anna Maria",
        "Βασίλης",
        "李",
        "🎲",
        "1234567890123456789012345678901234567890"
      })
  void aNameOfUpToFortyVisibleCharacters(String name) {
    assertThat(new Seat(name, "human").name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        " Anna",
        "Anna ",
        "12345678901234567890123456789012345678901",
        "An\u0007na", // control
        "An\u200bna", // format
        "An\ud800na", // half a character
        "An\ue000na", // private
        "An\u0378na", // unassigned
        "An\u2028na", // line separator
        "An\u2029na" // paragraph separator
      })
  void anythingElseIsNoName(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Seat(name, "human"))
        .withMessageStartingWith("a name has 1 to 40 visible characters: ");
  }

  @Test
  void aComplaintShowsNothingThatCouldControlATerminal() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Seat("\u001b[2J" + "x".repeat(100), "human"))
        .withMessage("a name has 1 to 40 visible characters: ?[2J" + "x".repeat(36));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Seat("Anna", "\u001bx"))
        .withMessage("a player is human or bot:NAME, not ?x");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Human", "bot", "bot:", "bot:Big", "bot:a b", "robot:x"})
  void otherPlayersAreUnknown(String player) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Seat("Anna", player));
  }

  @Test
  void botsHaveNamesOfUpToFortyCharacters() {
    assertThat(new Seat("Anna", "bot:" + "x".repeat(40)).isBot()).isTrue();
    assertThat(new Seat("Anna", "human").isBot()).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Seat("Anna", "bot:" + "x".repeat(41)));
  }

  @Test
  void onlyBotsStandIn() {
    assertThat(new EventMark(Optional.of("bot:normal"), false)).isNotEqualTo(EventMark.NONE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EventMark(Optional.of("human"), true));
  }

  @Test
  void aHeaderKnowsItsNames() {
    Header<ClassicOptions> header =
        new Header<>(
            new ClassicRulebook(),
            ClassicOptions.KNIFFEL,
            List.of(new Seat("Anna", "human"), new Seat("Ben", "bot:easy")),
            new DiceTerms.Seeded(3));
    assertThat(header.names()).containsExactly("Anna", "Ben");
    assertThat(header.game().maxEvents(2)).isPositive();
  }
}
