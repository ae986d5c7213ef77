/** Karten Kniffel: 108 cards, hidden hands, twelve boxes and no striking (rulings R59 to R74). */
@NullMarked
package kniffel.rules.karten;

import org.jspecify.annotations.NullMarked;
