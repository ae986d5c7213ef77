/** Score sheets to print: what stands on them comes from the rules, in three languages. */
@NullMarked
package kniffel.paper;

import org.jspecify.annotations.NullMarked;
