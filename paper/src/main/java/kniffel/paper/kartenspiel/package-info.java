/** The sheet of this game. */
@NullMarked
package kniffel.paper.kartenspiel;

import org.jspecify.annotations.NullMarked;
