/** The command kniffel: its subcommands, and what they print. */
@NullMarked
package kniffel.cli;

import org.jspecify.annotations.NullMarked;
