package kniffel.table;

/** What comes with a game beside its rules, read from files. */
public interface Supplement {

  /** Whether a new game may be played with these options; records may have others. */
  boolean allows(Record options);
}
