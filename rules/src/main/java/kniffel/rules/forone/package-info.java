/** For One – Kniffel: one player, seventeen dice, thirteen rows (rulings R43 to R58). */
@NullMarked
package kniffel.rules.forone;

import org.jspecify.annotations.NullMarked;
