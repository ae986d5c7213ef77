/** Kniffel Master: tasks, six number rows and a coin row, raced for stars (rulings R75 to R97). */
@NullMarked
package kniffel.rules.master;

import org.jspecify.annotations.NullMarked;
