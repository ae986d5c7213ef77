/** How fast it is: each claim of docs/BENCHMARKS.md has its benchmark here. */
@NullMarked
package kniffel.bench;

import org.jspecify.annotations.NullMarked;
