/** One game being played: its seats, its log and the record of it. */
@NullMarked
package kniffel.table;

import org.jspecify.annotations.NullMarked;
