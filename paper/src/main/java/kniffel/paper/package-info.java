/** Score sheets to print: their contents come from the rules, in three languages. */
@NullMarked
package kniffel.paper;

import org.jspecify.annotations.NullMarked;
