/** How much the server bears: load, idle sockets, and being killed. */
@NullMarked
package kniffel.bench.server;

import org.jspecify.annotations.NullMarked;
