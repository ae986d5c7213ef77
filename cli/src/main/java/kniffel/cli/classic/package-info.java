/** Classic Kniffel in a terminal. */
@NullMarked
package kniffel.cli.classic;

import org.jspecify.annotations.NullMarked;
