/** Makes the values of judges mean what they say: where they say 70 %, 70 % are won. */
@NullMarked
package kniffel.bots.calibration;

import org.jspecify.annotations.NullMarked;
