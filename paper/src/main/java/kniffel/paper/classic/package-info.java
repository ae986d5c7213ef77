/** The sheet of this game. */
@NullMarked
package kniffel.paper.classic;

import org.jspecify.annotations.NullMarked;
