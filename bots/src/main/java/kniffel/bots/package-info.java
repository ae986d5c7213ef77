/** Who plays the games when people do not. */
@NullMarked
package kniffel.bots;

import org.jspecify.annotations.NullMarked;
