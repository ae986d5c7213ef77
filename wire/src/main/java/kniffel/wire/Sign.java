package kniffel.wire;

/** What players can say to each other: a few signs instead of free text. */
public enum Sign {
  HELLO,
  THANKS,
  WELL_PLAYED,
  LUCKY,
  OOPS,
  HURRY
}
