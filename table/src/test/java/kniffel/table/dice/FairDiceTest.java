package kniffel.table.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kniffel.rules.Randomness;
import org.junit.jupiter.api.Test;

class FairDiceTest {

  private static final Seed SEED = new Seed("00112233445566778899aabbccddeeff".repeat(2));
  private static final List<String> ENTROPY = List.of("Anna's", "Bénédicte");

  /** The description in words, implemented again with big numbers. */
  private static int[] byTheDescription(int event, int bound, int count) throws Exception {
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    for (String each : ENTROPY) {
      byte[] bytes = each.getBytes(StandardCharsets.UTF_8);
      sha.update(ByteBuffer.allocate(4).putInt(bytes.length).array());
      sha.update(bytes);
    }
    byte[] entropy = sha.digest();
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(HexFormat.of().parseHex(SEED.hex()), "HmacSHA256"));
    BigInteger limit =
        BigInteger.TWO.pow(32).subtract(BigInteger.TWO.pow(32).mod(BigInteger.valueOf(bound)));
    int[] numbers = new int[count];
    int found = 0;
    for (int block = 0; found < count; block++) {
      byte[] words =
          mac.doFinal(ByteBuffer.allocate(40).put(entropy).putInt(event).putInt(block).array());
      for (int word = 0; word < 8 && found < count; word++) {
        BigInteger value =
            new BigInteger(1, java.util.Arrays.copyOfRange(words, 4 * word, 4 * word + 4));
        if (value.compareTo(limit) < 0) {
          numbers[found++] = value.mod(BigInteger.valueOf(bound)).intValue();
        }
      }
    }
    return numbers;
  }

  @Test
  void numbersFollowTheDescription() throws Exception {
    for (int bound : new int[] {1, 6, 65, 1_000_003, 2_000_000_011}) {
      Randomness randomness = FairDice.first(SEED, ENTROPY).at(12);
      assertThat(IntStream.range(0, 100).map(i -> randomness.below(bound)).toArray())
          .isEqualTo(byTheDescription(12, bound, 100));
    }
  }

  @Test
  void theCommitmentIsTheHashOfTheSeed() throws Exception {
    String hash =
        HexFormat.of()
            .formatHex(
                MessageDigest.getInstance("SHA-256").digest(HexFormat.of().parseHex(SEED.hex())));
    assertThat(SEED.commitment()).isEqualTo(hash);
    DiceTerms.Fair terms = new DiceTerms.Fair(hash, ENTROPY);
    assertThat(terms.open(SEED)).isPresent();
    assertThat(terms.open(new Seed("f".repeat(64)))).isEmpty();
  }

  @Test
  void everySeatsEntropyMatters() {
    assertThat(tenRolls(ENTROPY)).isEqualTo(tenRolls(ENTROPY));
    assertThat(tenRolls(List.of("Anna's", "Benedicte"))).isNotEqualTo(tenRolls(ENTROPY));
    assertThat(tenRolls(List.of("Anna", "'sBénédicte"))).isNotEqualTo(tenRolls(ENTROPY));
  }

  private static List<Integer> tenRolls(List<String> entropy) {
    Randomness randomness = FairDice.first(SEED, entropy).at(1);
    return IntStream.range(0, 10).mapToObj(i -> randomness.below(6)).toList();
  }

  @Test
  void aSeedHas64HexadecimalDigits() {
    for (String hex : List.of("", "0", "g".repeat(64), "A".repeat(64), "0".repeat(63))) {
      assertThatIllegalArgumentException().isThrownBy(() -> new Seed(hex));
    }
  }

  @Test
  void aSeedIsDrawnFromThirtyTwoBytes() {
    Seed drawn =
        Seed.draw(
            count -> {
              byte[] bytes = new byte[count];
              bytes[0] = 10;
              return bytes;
            });
    assertThat(drawn).hasToString("0a" + "00".repeat(31)).isEqualTo(Seed.parse(drawn.hex()));
  }

  @Test
  void entropyHasUpToTwoHundredCharacters() {
    for (String each : List.of("", "x".repeat(201))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new DiceTerms.Fair(SEED.commitment(), List.of(each)))
          .withMessage("entropy has 1 to 200 characters");
    }
    String longest = "x".repeat(200);
    assertThat(new DiceTerms.Fair(SEED.commitment(), List.of(longest)).entropy())
        .containsExactly(longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new DiceTerms.Fair("no hash", List.of("x")));
  }

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /** SplitMix64 as its authors describe it: the state grows by a constant and is mixed. */
  private static long mixed(long state) {
    long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Test
  void seededDiceAreSplitMixWithoutBias() {
    assertThat(new DiceTerms.Seeded(7).dice()).isEqualTo(new SeededDice(7));
    for (int event = 1; event < 5; event++) {
      assertThat(SeededDice.derive(7, event)).isEqualTo(mixed(mixed(7 + GOLDEN) + event * GOLDEN));
    }
    BigInteger words = BigInteger.TWO.pow(32);
    // With the last bound an eighth of all words lies on the very edge of what is uneven.
    for (int bound : new int[] {1, 6, 65, 1_000_003, 2_000_000_011, 3 << 29}) {
      BigInteger uneven = words.mod(BigInteger.valueOf(bound));
      long state = SeededDice.derive(7, 3);
      Randomness randomness = new SeededDice(7).at(3);
      for (int i = 0; i < 300; i++) {
        BigInteger product;
        do {
          state += GOLDEN;
          product = BigInteger.valueOf(mixed(state) >>> 32).multiply(BigInteger.valueOf(bound));
        } while (product.mod(words).compareTo(uneven) < 0);
        assertThat(randomness.below(bound)).isEqualTo(product.shiftRight(32).intValue());
      }
    }
  }
}
