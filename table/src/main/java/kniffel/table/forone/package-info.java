/** The challenge book of For One – Kniffel: its files, and how they are read. */
@NullMarked
package kniffel.table.forone;

import org.jspecify.annotations.NullMarked;
