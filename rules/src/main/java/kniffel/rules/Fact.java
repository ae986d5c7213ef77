package kniffel.rules;

/**
 * Something that happened, or would happen, in terms a player knows.
 *
 * <p>Each game has a sealed subtype of records; their names and components are the keys and the
 * arguments of the message catalogues.
 */
public interface Fact {}
