/**
 * How a game is told: states with moves, previews and lines, hints, books; no store, no network.
 */
@NullMarked
package kniffel.telling;

import org.jspecify.annotations.NullMarked;
