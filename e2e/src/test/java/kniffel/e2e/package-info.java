/** The program in a real browser: every game played, every page looked at, every wire cut. */
@NullMarked
package kniffel.e2e;

import org.jspecify.annotations.NullMarked;
