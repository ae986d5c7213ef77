/**
 * The terminal itself: pages painted in place or printed as lines, and parsed keys. It knows no
 * game.
 */
@NullMarked
package kniffel.cli.terminal;

import org.jspecify.annotations.NullMarked;
