/** What the minds of several games are built from; none of it knows a game. */
@NullMarked
package kniffel.bots.shared;

import org.jspecify.annotations.NullMarked;
