package kniffel.browser.jdk.javax.crypto;

import java.nio.ByteBuffer;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import kniffel.browser.jdk.java.security.MessageDigest;
import kniffel.browser.jdk.javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA-256 (RFC 2104). */
public final class Mac {

  private static final int BLOCK = 64;

  private final MessageDigest digest;
  private byte[] key = new byte[BLOCK];

  private Mac() throws NoSuchAlgorithmException {
    this.digest = MessageDigest.getInstance("SHA-256");
  }

  public static Mac getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("HmacSHA256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new Mac();
  }

  public void init(kniffel.browser.jdk.java.security.Key secret) {
    byte[] bytes = ((SecretKeySpec) secret).bytes();
    key = Arrays.copyOf(bytes.length > BLOCK ? digest.digest(bytes) : bytes, BLOCK);
    begin();
  }

  private void begin() {
    digest.reset();
    digest.update(padded(0x36));
  }

  private byte[] padded(int pad) {
    byte[] bytes = new byte[BLOCK];
    for (int i = 0; i < BLOCK; i++) {
      bytes[i] = (byte) (key[i] ^ pad);
    }
    return bytes;
  }

  public void update(byte[] bytes) {
    digest.update(bytes);
  }

  public void update(ByteBuffer bytes) {
    digest.update(bytes);
  }

  public byte[] doFinal(byte[] bytes) {
    update(bytes);
    return doFinal();
  }

  public byte[] doFinal() {
    byte[] inner = digest.digest();
    digest.update(padded(0x5c));
    byte[] outer = digest.digest(inner);
    begin();
    return outer;
  }
}
