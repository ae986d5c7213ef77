package kniffel.table.dice;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.IntFunction;

/**
 * The secret of a game's fair dice: 32 bytes, written as 64 hexadecimal digits.
 *
 * @param hex the digits, in lower case
 */
public record Seed(String hex) {

  private static final int BYTES = 32;

  public Seed {
    requireHex(hex);
  }

  /** A new seed from a source of random bytes, which gets the number of bytes wanted. */
  public static Seed draw(IntFunction<byte[]> bytes) {
    return new Seed(HexFormat.of().formatHex(bytes.apply(BYTES)));
  }

  /** Reads the text form; a value that has this is written as text in JSON, not as a record. */
  public static Seed parse(String hex) {
    return new Seed(hex);
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  /** What is published before the first event: the SHA-256 of the 32 bytes, in hexadecimal. */
  public String commitment() {
    return HexFormat.of().formatHex(sha256().digest(bytes()));
  }

  /** A text of 64 hexadecimal digits, as all secrets and hashes of the dice are written. */
  public static String requireHex(String hex) {
    if (!hex.matches("[0-9a-f]{" + 2 * BYTES + "}")) {
      throw new IllegalArgumentException("not 64 hexadecimal digits: " + hex);
    }
    return hex;
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  @Override
  public String toString() {
    return hex;
  }
}
