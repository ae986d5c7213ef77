/** The terminal itself: pages painted in place or told in lines, and keys parsed. No game here. */
@NullMarked
package kniffel.cli.terminal;

import org.jspecify.annotations.NullMarked;
