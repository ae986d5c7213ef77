package kniffel.table.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** The dice of a day: the number of a die follows from the day, the game, the throw and the die. */
class DailyDiceTest {

  private static final Seed SECRET = new Seed("0123456789abcdef".repeat(4));
  private static final String DAY = "2026-11-16";
  private static final Classic GAME = new Classic(ClassicOptions.KNIFFEL);

  /** Below this bound only two in three words count. */
  private static final int UNEVEN = 1_431_655_766;

  /** A day on which the first eight words of the first die do not count, so that more are made. */
  private static final LocalDate BEYOND_ONE_BLOCK = LocalDate.parse("2042-03-15");

  private static DiceSource dice(String day) {
    return new DiceTerms.Daily(day, SECRET.commitment()).open(SECRET, "classic").orElseThrow();
  }

  /** All five dice are in the air for the first time. */
  private static ClassicState firstThrow() {
    return GAME.play(GAME.start(1), new ClassicMove.Roll(Places.all(5)));
  }

  /** The description in words, implemented again with big numbers. */
  private static int byTheDescription(String day, int number, int die, int bound) throws Exception {
    BigInteger words = BigInteger.TWO.pow(32);
    BigInteger limit = words.subtract(words.mod(BigInteger.valueOf(bound)));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(HexFormat.of().parseHex(SECRET.hex()), "HmacSHA256"));
    for (int counter = 0; ; counter++) {
      String text = day + " classic " + number + " " + die + " " + counter;
      byte[] block = mac.doFinal(text.getBytes(StandardCharsets.US_ASCII));
      for (int word = 0; word < 8; word++) {
        BigInteger value = new BigInteger(1, Arrays.copyOfRange(block, 4 * word, 4 * word + 4));
        if (value.compareTo(limit) < 0) {
          return value.mod(BigInteger.valueOf(bound)).intValue();
        }
      }
    }
  }

  @Test
  void facesFollowTheDescription() throws Exception {
    DiceSource dice = dice(DAY);
    ClassicState state = firstThrow();
    Dice first = dice.outcome(GAME, state, Roll.of(5), 2);
    for (int die = 1; die <= 5; die++) {
      assertThat(first.face(die - 1)).isEqualTo(1 + byTheDescription(DAY, 1, die, 6));
    }
    // The second and the fifth die again: they are those of the second throw, others stay.
    state = GAME.play(GAME.happen(state, first), new ClassicMove.Roll(Places.parse("2 5")));
    Dice again = dice.outcome(GAME, state, Roll.of(2), 4);
    assertThat(again.faces())
        .containsExactly(1 + byTheDescription(DAY, 2, 2, 6), 1 + byTheDescription(DAY, 2, 5, 6));
  }

  /** Takes five numbers below a bound that leaves many words uneven, and notes them. */
  private record Uneven(List<Integer> numbers) implements Draw<Dice> {
    @Override
    public Dice sample(Randomness randomness) {
      IntStream.range(0, 5).forEach(i -> numbers.add(randomness.below(UNEVEN)));
      return Dice.NONE;
    }

    @Override
    public List<Weighted<Dice>> outcomes() {
      return List.of(new Weighted<>(Dice.NONE, 1));
    }

    @Override
    public long total() {
      return 1;
    }
  }

  @Test
  void noNumberIsLikelierThanAnother() throws Exception {
    ClassicState state = firstThrow();
    for (int i = 0; i < 100; i++) {
      String day = BEYOND_ONE_BLOCK.minusDays(i).toString();
      Uneven draw = new Uneven(new ArrayList<>());
      assertThat(dice(day).outcome(GAME, state, draw, 2)).isEqualTo(Dice.NONE);
      for (int die = 1; die <= 5; die++) {
        assertThat(draw.numbers().get(die - 1)).isEqualTo(byTheDescription(day, 1, die, UNEVEN));
      }
    }
  }

  @Test
  void onlyTheSecretOfTheDayOpensThem() {
    DiceTerms.Daily terms = new DiceTerms.Daily(DAY, SECRET.commitment());
    assertThat(terms.open(SECRET, "classic")).isPresent();
    assertThat(terms.open(new Seed("f".repeat(64)), "classic")).isEmpty();
  }

  @Test
  void theyAreForThrowsOnly() {
    assertThatIllegalStateException()
        .isThrownBy(() -> dice(DAY).outcome(GAME, GAME.start(1), Roll.of(5), 1));
  }

  @Test
  void aDayIsWrittenInOneWay() {
    for (String day : List.of("2026-02-30", "16.11.2026", "+12026-11-16", "2026-1-1", "")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new DiceTerms.Daily(day, SECRET.commitment()));
    }
  }
}
