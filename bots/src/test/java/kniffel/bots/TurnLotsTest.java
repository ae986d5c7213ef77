package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kniffel.bots.shared.SeededStream;
import org.junit.jupiter.api.Test;

/** Each turn of a game is played by somebody of the company, whoever played the turns before. */
class TurnLotsTest {

  private static final Bot<String, String> BEST = (decision, randomness, allowance) -> "best";
  private static final Bot<String, String> OTHER = (decision, randomness, allowance) -> "other";
  private static final Company<String, String> COMPANY = new Company<>(BEST, 3, List.of(OTHER));

  private static TurnLots<String, String> lots(long seed) {
    return TurnLots.of(COMPANY, new SeededStream(seed));
  }

  /** Who plays the turns of some rounds for two. */
  private static List<Bot<String, String>> turns(TurnLots<String, String> lots, int rounds) {
    List<Bot<String, String>> turns = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (int seat = 0; seat < 2; seat++) {
        turns.add(lots.at(seat, OptionalInt.of(round)));
        assertThat(lots.isBest()).isEqualTo(turns.getLast().equals(BEST));
      }
    }
    return turns;
  }

  @Test
  void theSameBotPlaysATurnToItsEnd() {
    for (int seed = 0; seed < 50; seed++) {
      TurnLots<String, String> lots = lots(seed);
      Bot<String, String> drawn = lots.at(1, OptionalInt.of(4));
      for (int decision = 0; decision < 10; decision++) {
        assertThat(lots.at(1, OptionalInt.of(4))).isSameAs(drawn);
      }
    }
  }

  @Test
  void everyTurnIsDrawnSeparatelyByTheNumberOfLots() {
    List<Bot<String, String>> turns = turns(lots(1), 2000);
    assertThat(share(turns)).isBetween(0.72, 0.78);
    // Even after a turn of somebody else in the same seat.
    List<Bot<String, String>> afterOther =
        IntStream.range(2, turns.size())
            .filter(i -> turns.get(i - 2).equals(OTHER))
            .mapToObj(turns::get)
            .toList();
    assertThat(share(afterOther)).isBetween(0.70, 0.80);
  }

  private static double share(List<Bot<String, String>> turns) {
    return turns.stream().filter(bot -> bot.equals(BEST)).count() / (double) turns.size();
  }

  @Test
  void theSameLotsGiveTheSameCompany() {
    assertThat(turns(lots(5), 40)).isEqualTo(turns(lots(5), 40)).contains(BEST, OTHER);
  }

  @Test
  void aTurnThatHasBegunIsTheBestBots() {
    for (int seed = 0; seed < 50; seed++) {
      TurnLots<String, String> lots =
          TurnLots.within(COMPANY, new SeededStream(seed), 0, OptionalInt.of(7));
      assertThat(lots.at(0, OptionalInt.of(7))).isSameAs(BEST);
      assertThat(lots.isBest()).isTrue();
    }
    assertThat(
            IntStream.range(0, 50)
                .mapToObj(
                    seed ->
                        TurnLots.within(COMPANY, new SeededStream(seed), 0, OptionalInt.of(7))
                            .at(0, OptionalInt.of(8))))
        .contains(BEST, OTHER);
  }

  @Test
  void somebodyMustBeBest() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Company<>(BEST, 0, List.of(OTHER)))
        .withMessage("0 lots");
  }
}
