/** How bots play Newgame. */
@NullMarked
package kniffel.bots.newgame;

import org.jspecify.annotations.NullMarked;
