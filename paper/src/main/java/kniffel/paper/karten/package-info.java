/** The sheet of this game. */
@NullMarked
package kniffel.paper.karten;

import org.jspecify.annotations.NullMarked;
