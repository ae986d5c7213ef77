/** For One – Kniffel in a terminal. */
@NullMarked
package kniffel.cli.forone;

import org.jspecify.annotations.NullMarked;
