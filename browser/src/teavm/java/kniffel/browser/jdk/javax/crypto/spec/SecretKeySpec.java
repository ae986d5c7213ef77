package kniffel.browser.jdk.javax.crypto.spec;

import kniffel.browser.jdk.java.security.Key;

/** A key made of bytes. */
public final class SecretKeySpec implements Key {

  private final byte[] bytes;

  public SecretKeySpec(byte[] bytes, String algorithm) {
    this.bytes = bytes.clone();
  }

  public byte[] bytes() {
    return bytes.clone();
  }
}
