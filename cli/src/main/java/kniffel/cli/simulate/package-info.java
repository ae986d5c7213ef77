/** Many games of bots, counted. */
@NullMarked
package kniffel.cli.simulate;

import org.jspecify.annotations.NullMarked;
