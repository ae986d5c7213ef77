/** The client as plain files, with the games inside: for those who have no server. */
@NullMarked
package kniffel.server.site;

import org.jspecify.annotations.NullMarked;
