/** The sheet of this game. */
@NullMarked
package kniffel.paper.master;

import org.jspecify.annotations.NullMarked;
