/** How bots play For One – Kniffel. */
@NullMarked
package kniffel.bots.forone;

import org.jspecify.annotations.NullMarked;
