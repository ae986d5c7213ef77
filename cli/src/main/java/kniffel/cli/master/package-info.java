/** Kniffel Master in a terminal. */
@NullMarked
package kniffel.cli.master;

import org.jspecify.annotations.NullMarked;
