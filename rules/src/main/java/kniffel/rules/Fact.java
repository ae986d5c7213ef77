package kniffel.rules;

/**
 * Something that happened, or would happen, in terms a player knows.
 *
 * <p>Each game has a sealed subtype of records; their names and components are the keys and the
 * arguments of the message catalogues.
 */
public interface Fact {

  /** What a player is about to do, while all that it brings is up to chance. */
  interface Intent extends Fact {}
}
