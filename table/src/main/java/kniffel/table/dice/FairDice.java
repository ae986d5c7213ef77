package kniffel.table.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kniffel.rules.Randomness;

/**
 * Dice that nobody can load and everybody can check afterwards.
 *
 * <p>The holder of the seed committed to it before the players added their entropy, so neither side
 * could choose the outcomes. The numbers for event n are the 32-bit big-endian words of
 * HMAC-SHA-256(seed, E ‖ n ‖ 0), HMAC-SHA-256(seed, E ‖ n ‖ 1) and so on; n and counters are 32-bit
 * big-endian. E is the SHA-256 of the hash of the head and the entropies of all seats, 32 bytes
 * each; in the first format of records, that of all entropies as UTF-8, each after its length. A
 * number below b is a word modulo b; words from the last, incomplete b numbers are skipped.
 */
public final class FairDice implements EventDice {

  private static final String HMAC = "HmacSHA256";

  private final Mac mac;
  private final byte[] entropy;

  private FairDice(Seed seed, byte[] entropy) {
    this.mac = mac(seed);
    this.entropy = entropy;
  }

  /** The dice of a game whose head has this hash. */
  static FairDice pledged(Seed seed, String head, List<Share> shares) {
    HexFormat hex = HexFormat.of();
    MessageDigest digest = Seed.sha256();
    digest.update(hex.parseHex(head));
    for (Share share : shares) {
      digest.update(hex.parseHex(share.counted()));
    }
    return new FairDice(seed, digest.digest());
  }

  /** The dice of a record of the first format. */
  static FairDice first(Seed seed, List<String> entropies) {
    MessageDigest digest = Seed.sha256();
    for (String each : entropies) {
      byte[] bytes = each.getBytes(StandardCharsets.UTF_8);
      digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
      digest.update(bytes);
    }
    return new FairDice(seed, digest.digest());
  }

  @Override
  public Randomness at(int event) {
    return new Stream(event);
  }

  private static Mac mac(Seed seed) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(seed.bytes(), HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has HmacSHA256
    }
  }

  /** One at a time, because they share the mac, which resets after each. */
  private synchronized ByteBuffer block(int event, int counter) {
    mac.update(entropy);
    mac.update(ByteBuffer.allocate(2 * Integer.BYTES).putInt(event).putInt(counter).flip());
    return ByteBuffer.wrap(mac.doFinal());
  }

  /** The numbers of one event. */
  private final class Stream implements Randomness {

    private final int event;
    private int counter;
    private ByteBuffer words = ByteBuffer.allocate(0);

    Stream(int event) {
      this.event = event;
    }

    @Override
    public int below(int bound) {
      long even = (1L << 32) / bound * bound;
      while (true) {
        if (!words.hasRemaining()) {
          words = block(event, counter++);
        }
        long word = Integer.toUnsignedLong(words.getInt());
        if (word < even) {
          return (int) (word % bound);
        }
      }
    }
  }
}
