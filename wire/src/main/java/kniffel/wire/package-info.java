/**
 * What travels between the server and its clients, as records; docs/API.md explains the meaning.
 */
@NullMarked
package kniffel.wire;

import org.jspecify.annotations.NullMarked;
