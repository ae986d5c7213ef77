/** What travels between the server and its clients, as records; docs/API.md tells what it means. */
@NullMarked
package kniffel.wire;

import org.jspecify.annotations.NullMarked;
