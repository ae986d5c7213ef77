/** Classic Kniffel: five dice, three rolls, thirteen boxes (rulings R1 to R17). */
@NullMarked
package kniffel.rules.classic;

import org.jspecify.annotations.NullMarked;
