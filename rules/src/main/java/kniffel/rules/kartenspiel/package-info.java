/**
 * Kniffel – Das Kartenspiel: collect cards, play combinations, be the first to place all stones
 * (rulings R18 to R42).
 */
@NullMarked
package kniffel.rules.kartenspiel;

import org.jspecify.annotations.NullMarked;
