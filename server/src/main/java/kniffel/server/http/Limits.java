package kniffel.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** How often somebody may do something; by identity, or by address where that is not known yet. */
public final class Limits {

  /** What is limited: how many are allowed at once; as many more in each period. */
  public enum Kind {
    /** New guests from one address. */
    SESSION(30, Duration.ofMinutes(5)),
    /** Tables opened by one player. */
    TABLE(30, Duration.ofMinutes(5)),
    /** Requests of one player or address. */
    REQUEST(300, Duration.ofSeconds(30)),
    /** Sockets opened from one address. */
    CONNECT(120, Duration.ofMinutes(1)),
    /** Messages of one player. */
    MESSAGE(200, Duration.ofSeconds(5)),
    /** Hints for one player. */
    HINT(60, Duration.ofMinutes(1));

    private final int amount;
    private final Duration period;

    Kind(int amount, Duration period) {
      this.amount = amount;
      this.period = period;
    }
  }

  private final boolean enforced;
  private final Map<Kind, Cache<String, Bucket>> buckets = new EnumMap<>(Kind.class);

  public Limits(boolean enforced) {
    this.enforced = enforced;
    for (Kind kind : Kind.values()) {
      buckets.put(
          kind, Caffeine.newBuilder().maximumSize(100_000).expireAfterAccess(kind.period).build());
    }
  }

  /** Whether this once more is not too often. */
  public boolean allows(Kind kind, String who) {
    if (!enforced) {
      return true;
    }
    Cache<String, Bucket> cache = buckets.get(kind);
    return cache == null
        || cache
            .get(
                who,
                any ->
                    Bucket.builder()
                        .addLimit(
                            limit ->
                                limit.capacity(kind.amount).refillGreedy(kind.amount, kind.period))
                        .build())
            .tryConsume(1);
  }

  /** After how many seconds it is worth trying again. */
  public static long retryAfter(Kind kind) {
    return Math.max(1, kind.period.toSeconds() / kind.amount);
  }
}
