package kniffel.rules.forone;

/** A rule that a level may have beyond its numbers; the base level has none. */
public enum ExtraRule {
  /** Any die may be taken out of the game, even one that a row would take (option S5). */
  VOLUNTARY_DISCARD
}
