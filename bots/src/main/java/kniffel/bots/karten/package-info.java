/** What bots know about Karten Kniffel. */
@NullMarked
package kniffel.bots.karten;

import org.jspecify.annotations.NullMarked;
