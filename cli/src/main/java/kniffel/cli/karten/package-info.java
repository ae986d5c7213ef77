/** Karten Kniffel in a terminal. */
@NullMarked
package kniffel.cli.karten;

import org.jspecify.annotations.NullMarked;
