package kniffel.browser;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import kniffel.rules.Randomness;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;

/** The randomness that one request brings, and everything drawn from it. */
final class Entropy {

  private static final int NAME_BYTES = 16;

  /** The prefix by which a page tells a table of its device from those of a server. */
  private static final String MARK = "device-";

  private final String hex;
  private int drawn;

  /**
   * Chance for one request.
   *
   * @param hex 64 hexadecimal digits that nobody can guess
   */
  Entropy(String hex) {
    this.hex = Seed.requireHex(hex);
  }

  /** Up to 32 bytes, independent of those drawn before. */
  private byte[] bytes(int count) {
    try {
      byte[] text = (hex + " " + drawn++).getBytes(StandardCharsets.UTF_8);
      return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(text), count);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /** The name of a table. */
  String name() {
    return MARK + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(NAME_BYTES));
  }

  /** The secret of a table's dice. */
  Seed seed() {
    return Seed.draw(this::bytes);
  }

  /** Chance for another request. */
  String another() {
    return HexFormat.of().formatHex(bytes(32));
  }

  /** For the choices of a bot. */
  Randomness randomness() {
    return new SeededDice(ByteBuffer.wrap(bytes(Long.BYTES)).getLong()).at(1);
  }
}
