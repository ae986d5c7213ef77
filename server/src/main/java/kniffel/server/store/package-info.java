/** What is kept: players, tables, the log of every game; in SQLite or PostgreSQL. */
@NullMarked
package kniffel.server.store;

import org.jspecify.annotations.NullMarked;
