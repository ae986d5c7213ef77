/** Where outcomes come from: fair dice that can be checked, and seeded ones for simulation. */
@NullMarked
package kniffel.table.dice;

import org.jspecify.annotations.NullMarked;
