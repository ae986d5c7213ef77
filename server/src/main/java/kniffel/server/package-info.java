/** The server: tables that cannot be lost, live play, identities, bot seats. */
@NullMarked
package kniffel.server;

import org.jspecify.annotations.NullMarked;
