/** Evenings: what several games of the same people add up to. */
@NullMarked
package kniffel.server.evening;

import org.jspecify.annotations.NullMarked;
