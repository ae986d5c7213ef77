package kniffel.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Names and secrets that cannot be guessed. */
public final class Secrets {

  private static final int NAME_BYTES = 16;
  private static final int TOKEN_BYTES = 32;

  private final SecureRandom random = new SecureRandom();

  /** The name of a table or player, or the code in a link: 128 random bits. */
  public String name() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(NAME_BYTES));
  }

  /** What a device identifies itself with: 256 random bits. */
  public String token() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
  }

  public byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  /** The stored form of a token: reading the database does not allow anyone to use it. */
  public static String hash(String token) {
    return HexFormat.of().formatHex(digest(token));
  }

  /** A name derived from a text; a prefix of the hash is enough. */
  static String name(String text) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(digest(text));
  }

  private static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
