/** How nodes tell each other what has changed. */
@NullMarked
package kniffel.server.cluster;

import org.jspecify.annotations.NullMarked;
