package kniffel.table.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Iterator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import kniffel.rules.Draw;
import kniffel.rules.Game;
import kniffel.rules.Throw;

/**
 * The dice of a day, the same for everybody who plays a game alone: each die of each throw shows
 * the same face whatever was decided before.
 *
 * <p>The numbers for die i of throw n are the 32-bit big-endian words of HMAC-SHA-256(secret, text)
 * with the text "DAY GAME n i 0", then "DAY GAME n i 1" and so on, in ASCII.
 */
public final class DailyDice implements DiceSource {

  private static final String HMAC = "HmacSHA256";

  private final Mac mac;
  private final String prefix;

  /** The dice of a game on a day. */
  DailyDice(Seed secret, String day, String game) {
    this.mac = mac(secret);
    this.prefix = day + " " + game + " ";
  }

  private static Mac mac(Seed secret) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(secret.bytes(), HMAC));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has HmacSHA256
    }
  }

  @Override
  public <S, O> O outcome(Game<S, ?, O, ?> game, S state, Draw<O> draw, int event) {
    Throw thrown =
        game.thrown(state)
            .orElseThrow(() -> new IllegalStateException("the dice of a day are for throws only"));
    Iterator<Integer> dice = thrown.dice().iterator();
    return draw.sample(bound -> below(bound, thrown.number(), dice.next()));
  }

  private int below(int bound, int number, int die) {
    long even = (1L << 32) / bound * bound;
    for (int counter = 0; ; counter++) {
      ByteBuffer words = block(prefix + number + " " + die + " " + counter);
      while (words.hasRemaining()) {
        long word = Integer.toUnsignedLong(words.getInt());
        if (word < even) {
          return (int) (word % bound);
        }
      }
    }
  }

  /** One at a time, because they share the mac, which resets after each. */
  private synchronized ByteBuffer block(String text) {
    return ByteBuffer.wrap(mac.doFinal(text.getBytes(StandardCharsets.US_ASCII)));
  }
}
