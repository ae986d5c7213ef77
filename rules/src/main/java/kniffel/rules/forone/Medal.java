package kniffel.rules.forone;

/** What a result is worth in the long run, the best last. */
public enum Medal {
  NONE,
  BRONZE,
  SILVER,
  GOLD
}
