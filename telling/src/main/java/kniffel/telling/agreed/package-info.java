/** What is agreed about a table before and alongside its game: seats, dice, how it begins. */
@NullMarked
package kniffel.telling.agreed;

import org.jspecify.annotations.NullMarked;
