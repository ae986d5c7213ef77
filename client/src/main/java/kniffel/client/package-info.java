/** How a program plays at a server; docs/API.md explains the messages. */
@NullMarked
package kniffel.client;

import org.jspecify.annotations.NullMarked;
