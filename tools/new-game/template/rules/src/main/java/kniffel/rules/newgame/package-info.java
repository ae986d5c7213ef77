/** Newgame: one die, and one more roll if you like. */
@NullMarked
package kniffel.rules.newgame;

import org.jspecify.annotations.NullMarked;
