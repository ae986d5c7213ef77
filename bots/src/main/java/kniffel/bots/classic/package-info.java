/** Classic Kniffel solved exactly: values, advice, distributions, and bots that use them. */
@NullMarked
package kniffel.bots.classic;

import org.jspecify.annotations.NullMarked;
