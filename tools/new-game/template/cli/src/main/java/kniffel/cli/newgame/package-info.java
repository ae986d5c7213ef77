/** Newgame in a terminal. */
@NullMarked
package kniffel.cli.newgame;

import org.jspecify.annotations.NullMarked;
