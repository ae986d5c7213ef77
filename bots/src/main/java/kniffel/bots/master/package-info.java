/**
 * Who plays Kniffel Master: a turn calculated to its end, using a learned value of the board after
 * it.
 */
@NullMarked
package kniffel.bots.master;

import org.jspecify.annotations.NullMarked;
