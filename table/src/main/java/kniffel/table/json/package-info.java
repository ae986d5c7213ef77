/** Our records, enums and sealed types as JSON, and back, without a line of code for each. */
@NullMarked
package kniffel.table.json;

import org.jspecify.annotations.NullMarked;
