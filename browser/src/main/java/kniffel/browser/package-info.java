/** The games without a server: tables on one device, for a worker of a page in the browser. */
@NullMarked
package kniffel.browser;

import org.jspecify.annotations.NullMarked;
