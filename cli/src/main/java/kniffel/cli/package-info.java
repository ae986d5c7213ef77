/** The command kniffel: what can be asked of it, and what it answers. */
@NullMarked
package kniffel.cli;

import org.jspecify.annotations.NullMarked;
