package kniffel.telling;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How moves are offered whose outcome is up to chance.
 *
 * <p>There is nothing to preview, so they look the same at every table and in every language; and
 * with each roll there are thirty of them.
 */
public final class IntentOffers {

  private final Map<Object, String> offers = new ConcurrentHashMap<>();

  @Nullable String get(Object move) {
    return offers.get(move);
  }

  /** Remembers how a move is offered, and returns it. */
  String add(Object move, String offer) {
    offers.put(move, offer);
    return offer;
  }
}
