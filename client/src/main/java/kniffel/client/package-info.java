/** How a program plays at a server; docs/API.md tells what the messages mean. */
@NullMarked
package kniffel.client;

import org.jspecify.annotations.NullMarked;
