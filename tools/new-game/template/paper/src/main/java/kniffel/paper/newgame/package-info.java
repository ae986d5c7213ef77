/** The sheet of this game. */
@NullMarked
package kniffel.paper.newgame;

import org.jspecify.annotations.NullMarked;
