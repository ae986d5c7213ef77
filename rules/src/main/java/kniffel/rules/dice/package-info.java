/** Dice: what lies on the table, which of them are picked up, and how they fall. */
@NullMarked
package kniffel.rules.dice;

import org.jspecify.annotations.NullMarked;
