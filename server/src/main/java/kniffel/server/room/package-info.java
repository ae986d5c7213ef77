/** A table as it is in memory, and everything that happens there. */
@NullMarked
package kniffel.server.room;

import org.jspecify.annotations.NullMarked;
