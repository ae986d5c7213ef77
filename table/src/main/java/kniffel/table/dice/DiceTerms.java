package kniffel.table.dice;

import java.util.List;
import java.util.Optional;

/** What the head of a record says about the dice. */
public sealed interface DiceTerms {

  /**
   * Fair dice.
   *
   * @param commitment the SHA-256 of the seed, in hexadecimal
   * @param entropy what each seat added, by seat
   */
  record Fair(String commitment, List<String> entropy) implements DiceTerms {

    /** Enough for 32 random bytes in hexadecimal, or a sentence somebody typed. */
    public static final int MAX_ENTROPY = 200;

    public Fair {
      Seed.requireHex(commitment);
      entropy = List.copyOf(entropy);
      for (String each : entropy) {
        if (each.isEmpty() || each.length() > MAX_ENTROPY) {
          throw new IllegalArgumentException("entropy has 1 to " + MAX_ENTROPY + " characters");
        }
      }
    }

    /** The dice, if this is the seed that was committed to. */
    public Optional<DiceSource> open(Seed seed) {
      return seed.commitment().equals(commitment)
          ? Optional.of(new FairDice(seed, entropy))
          : Optional.empty();
    }
  }

  /** Dice from a known number, for tests and simulation. */
  record Seeded(long seed) implements DiceTerms {
    public DiceSource dice() {
      return new SeededDice(seed);
    }
  }
}
