package kniffel.rules.kartenspiel;

/**
 * Where the stones of a combination may go and how many of them may come from the reserve.
 *
 * @param row the row they go to
 * @param stones how many there are
 * @param minReserve how many must come from the reserve because the active zone has too few
 * @param maxReserve how many may come from the reserve
 */
public record Placing(Row row, int stones, int minReserve, int maxReserve) {

  /** Whether there is anything to choose. */
  boolean isForced() {
    return minReserve == maxReserve;
  }
}
