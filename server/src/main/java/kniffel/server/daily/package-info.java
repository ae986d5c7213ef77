/** The games of the day: whose dice are the same for everybody, and one try of each counts. */
@NullMarked
package kniffel.server.daily;

import org.jspecify.annotations.NullMarked;
