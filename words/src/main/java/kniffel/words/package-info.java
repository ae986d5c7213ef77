/** What is said about the games, in German, English and Dutch. */
@NullMarked
package kniffel.words;

import org.jspecify.annotations.NullMarked;
