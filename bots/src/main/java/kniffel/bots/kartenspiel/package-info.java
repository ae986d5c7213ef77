/** How bots play Kniffel – Das Kartenspiel. */
@NullMarked
package kniffel.bots.kartenspiel;

import org.jspecify.annotations.NullMarked;
