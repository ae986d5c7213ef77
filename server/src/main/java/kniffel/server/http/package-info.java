/** How the world reaches the tables: requests, sockets, pages. */
@NullMarked
package kniffel.server.http;

import org.jspecify.annotations.NullMarked;
