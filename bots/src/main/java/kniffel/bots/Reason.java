package kniffel.bots;

/**
 * Why a move is good, in terms a player knows.
 *
 * <p>Each game has a sealed subtype of records in its package; their names and components are the
 * keys and the arguments of the message catalogues, as for facts.
 */
public interface Reason {}
