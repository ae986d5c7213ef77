/** The files of the client in the browser. */
@NullMarked
package kniffel.web;

import org.jspecify.annotations.NullMarked;
