/**
 * Who plays Kniffel Master: a turn calculated to its end, on a learned value of the board after.
 */
@NullMarked
package kniffel.bots.master;

import org.jspecify.annotations.NullMarked;
