/** A whole cluster with its players in one thread, with virtual time and one seed. */
@NullMarked
package kniffel.bench.simulation;

import org.jspecify.annotations.NullMarked;
