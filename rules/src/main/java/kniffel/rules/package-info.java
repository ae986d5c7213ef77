/**
 * What a game is: the contract that all games share, and the list of the games.
 *
 * <p>Nothing here, or in the packages of the games below, has a clock, a random source, input or
 * output, or a dependency.
 */
@NullMarked
package kniffel.rules;

import org.jspecify.annotations.NullMarked;
