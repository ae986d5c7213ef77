/** The sheet of this game. */
@NullMarked
package kniffel.paper.forone;

import org.jspecify.annotations.NullMarked;
