package kniffel.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.Test;

/** What is chosen belongs to one position: a card of a longer hand cannot be chosen in another. */
class ChosenTest {

  @Test
  void aChoiceCountsInItsPositionOnly() {
    Chosen<String, Integer> chosen = new Chosen<>(-1);
    chosen.choose("hand of six", 5);
    assertThat(chosen.in("hand of five")).isEqualTo(-1);
    assertThat(chosen.in("hand of six")).isEqualTo(5);
    chosen.clear();
    assertThat(chosen.in("hand of six")).isEqualTo(-1);
  }

  @Test
  void aQuestionIsAnsweredAtOnceAndInItsPosition() {
    Confirm<String, Character> confirm = new Confirm<>();
    KeyReply<String> asked = confirm.ask("roll 1", 'l', "sure");
    assertThat(asked).isEqualTo(new KeyReply.Tell<>("sure"));
    assertThat(confirm.take("roll 2")).isEmpty();
    assertThat(confirm.take("roll 1")).as("another key came between").isEmpty();
    KeyReply<String> again = confirm.ask("roll 1", 'l', "sure");
    assertThat(again).isEqualTo(asked);
    assertThat(confirm.take("roll 1")).isEqualTo(Optional.of('l'));
  }

  @Test
  void diceAreHeldForOneTurn() {
    Hold hold = new Hold();
    hold.toggle(0, 3, 1);
    assertThat(hold.in(0, 3, 1)).isEqualTo(Places.parse("2"));
    assertThat(hold.in(0, 3, 2)).isEqualTo(Places.parse("2"));
    assertThat(hold.in(0, 4, 0)).isEqualTo(Places.NONE);
    assertThat(hold.in(1, 3, 1)).isEqualTo(Places.NONE);
  }
}
