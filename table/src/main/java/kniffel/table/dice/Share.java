package kniffel.table.dice;

import java.util.HexFormat;
import java.util.Optional;

/**
 * What a seat adds to fair dice, and how it came there.
 *
 * <p>A client first promises its entropy by a hash, the pledge, and reveals it only when everybody
 * knows all pledges, so nobody can adapt theirs to those of others.
 */
public sealed interface Share {

  /** What counts for a seat that adds nothing, fixed so that nobody can choose it. */
  String NO_ENTROPY = "0".repeat(64);

  /**
   * The seat's client took part to the end.
   *
   * @param entropy 32 random bytes, in hexadecimal
   * @param pledge the SHA-256 of the 32 bytes of {@code saw} and those of the entropy
   * @param saw the commitment to the seed that the client had when it made its pledge
   */
  record Revealed(String entropy, String pledge, String saw) implements Share {
    public Revealed {
      Seed.requireHex(entropy);
      Seed.requireHex(pledge);
      Seed.requireHex(saw);
    }

    /** Whether the entropy is the one that was promised. */
    public boolean keepsPledge() {
      return pledge.equals(Share.pledge(saw, entropy));
    }
  }

  /** The seat's client made a pledge and then did not tell its entropy in time. */
  record Withheld(String pledge, String saw) implements Share {
    public Withheld {
      Seed.requireHex(pledge);
      Seed.requireHex(saw);
    }
  }

  /** A bot, or a person whose client took no part. */
  record Nothing() implements Share {}

  /** The pledge of a client that has this commitment before it and will add this entropy. */
  static String pledge(String commitment, String entropy) {
    HexFormat hex = HexFormat.of();
    return hex.formatHex(
        Seed.sha256().digest(hex.parseHex(Seed.requireHex(commitment) + Seed.requireHex(entropy))));
  }

  /** The pledge, if there was one. */
  default Optional<String> promised() {
    return switch (this) {
      case Revealed(var entropy, String pledge, var saw) -> Optional.of(pledge);
      case Withheld(String pledge, var saw) -> Optional.of(pledge);
      case Nothing() -> Optional.empty();
    };
  }

  /** The commitment that the seat's client had, if it made a pledge. */
  default Optional<String> seen() {
    return switch (this) {
      case Revealed(var entropy, var pledge, String saw) -> Optional.of(saw);
      case Withheld(var pledge, String saw) -> Optional.of(saw);
      case Nothing() -> Optional.empty();
    };
  }

  /** What counts for the dice. */
  default String counted() {
    return this instanceof Revealed revealed ? revealed.entropy() : NO_ENTROPY;
  }
}
