/** Bots of this program against those of another one. */
@NullMarked
package kniffel.bench.generations;

import org.jspecify.annotations.NullMarked;
