/** Playing in a terminal: the table on the screen, keys from people, moves from bots. */
@NullMarked
package kniffel.cli.play;

import org.jspecify.annotations.NullMarked;
