package kniffel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.StarterDraw;
import org.junit.jupiter.api.Test;

/** What people say has fallen becomes the outcome, if it is what was asked. */
class SaidTest {

  private static final Draw<Integer> STARTER = StarterDraw.among(3, seat -> seat);

  private static <O> void refused(Draw<O> draw, Refusal refusal, Integer... said) {
    assertThatThrownBy(() -> Said.outcome(draw, List.of(said)))
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
  }

  @Test
  void diceFallAsTheyAreSaidInTheirOrder() {
    assertThat(Roll.of(3).ask()).contains(new Ask.Faces(3, false));
    assertThat(Said.outcome(Roll.of(3), List.of(6, 1, 4))).isEqualTo(Dice.of(6, 1, 4));
    refused(Roll.of(3), new DiceRefusal.WrongNumberOfDice(3, 2), 6, 1);
    refused(Roll.of(3), new DiceRefusal.WrongNumberOfDice(3, 4), 6, 1, 1, 1);
    refused(Roll.of(2), new DiceRefusal.NoSuchFace(0), 1, 0);
    refused(Roll.of(2), new DiceRefusal.NoSuchFace(7), 7, 1);
  }

  @Test
  void theSeatThatBeginsIsOneOfThose() {
    assertThat(Said.outcome(STARTER, List.of(0))).isZero();
    assertThat(Said.outcome(STARTER, List.of(2))).isEqualTo(2);
    refused(STARTER, new Refusal.NoSuchSeat(3), 3);
    refused(STARTER, new Refusal.NoSuchSeat(3), -1);
    refused(STARTER, new Refusal.NoSuchSeat(3), 1, 1);
  }

  /** A draw that asks nothing: nobody could know what a shuffled pile gives. */
  private record Pile() implements Draw<String> {
    @Override
    public List<Weighted<String>> outcomes() {
      return List.of(new Weighted<>("card", 1));
    }

    @Override
    public String sample(Randomness randomness) {
      return "card";
    }

    @Override
    public long total() {
      return 1;
    }
  }

  @Test
  void nobodyCanSayWhatNobodyCanKnow() {
    assertThat(new Pile().ask()).isEqualTo(Optional.empty());
    refused(new Pile(), new Refusal.NothingToSay(), 1);
  }
}
