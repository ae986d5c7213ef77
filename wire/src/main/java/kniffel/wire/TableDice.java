package kniffel.wire;

/** Whose dice a table is played with. */
public enum TableDice {
  /** The program rolls, and can prove it. */
  FAIR,
  /** People roll their own dice, for bots too, and say what fell. */
  OWN,
  /** People roll their own dice and say what fell; the program rolls for bots. */
  MIXED
}
