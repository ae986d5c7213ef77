package kniffel.table.dice;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What the head of a record says about the dice. */
public sealed interface DiceTerms {

  /**
   * Fair dice in records of the first format: one still has to trust whoever drew the seed.
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
          ? Optional.of(FairDice.first(seed, entropy))
          : Optional.empty();
    }
  }

  /**
   * Fair dice whose commitment every client had before adding to them, and which depend on
   * everything that was agreed.
   *
   * @param commitment the SHA-256 of the seed, in hexadecimal
   * @param shares what each seat added, by seat
   */
  record Pledged(String commitment, List<Share> shares) implements DiceTerms {

    public Pledged {
      Seed.requireHex(commitment);
      shares = List.copyOf(shares);
    }

    /** One program speaks for all seats, as in a game at one terminal. */
    public static Pledged alone(String commitment, int seats) {
      return new Pledged(commitment, Collections.nCopies(seats, new Share.Nothing()));
    }

    /**
     * The dice, if this is the seed that was committed to.
     *
     * @param head the hash of everything that was agreed
     */
    public Optional<DiceSource> open(Seed seed, String head) {
      return seed.commitment().equals(commitment)
          ? Optional.of(FairDice.pledged(seed, head, shares))
          : Optional.empty();
    }
  }

  /**
   * The dice of a day, which everybody on a server has who plays this game alone on that day.
   *
   * @param day the day in UTC, as 2026-11-16
   * @param commitment the SHA-256 of the day's secret, in hexadecimal
   */
  record Daily(String day, String commitment) implements DiceTerms {

    public Daily {
      try {
        if (!LocalDate.parse(day).toString().equals(day) || day.length() != "2026-11-16".length()) {
          throw new IllegalArgumentException("not a day: " + day);
        }
      } catch (DateTimeParseException e) {
        throw new IllegalArgumentException("not a day", e);
      }
      Seed.requireHex(commitment);
    }

    /**
     * The dice, if this is the secret that was committed to.
     *
     * @param game the id of the game
     */
    public Optional<DiceSource> open(Seed secret, String game) {
      return secret.commitment().equals(commitment)
          ? Optional.of(new DailyDice(secret, day, game))
          : Optional.empty();
    }
  }

  /**
   * People's own dice: they roll on their table and say what fell, which nobody can prove.
   *
   * @param commitment the SHA-256 of the seed of the dice that the program rolls for bots, in
   *     hexadecimal; empty if people roll for these too
   */
  record Own(Optional<String> commitment) implements DiceTerms {

    public Own {
      commitment.ifPresent(Seed::requireHex);
    }

    /** The dice that the program rolls for bots, if this is the seed that was committed to. */
    public Optional<DiceSource> open(Seed seed, String head) {
      return commitment.filter(seed.commitment()::equals).isPresent()
          ? Optional.of(FairDice.pledged(seed, head, List.of()))
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
