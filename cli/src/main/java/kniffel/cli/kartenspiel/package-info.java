/** Kniffel – Das Kartenspiel in a terminal. */
@NullMarked
package kniffel.cli.kartenspiel;

import org.jspecify.annotations.NullMarked;
