package kniffel.rules.forone;

/** What a result earns, the best last. */
public enum Medal {
  NONE,
  BRONZE,
  SILVER,
  GOLD
}
