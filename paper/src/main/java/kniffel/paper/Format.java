package kniffel.paper;

import java.util.List;

/**
 * How sheets are printed.
 *
 * @param paper on which paper
 * @param per how many to a page
 * @param large whether in large print
 */
public record Format(PageSize paper, int per, boolean large) {

  /** How many sheets a page can have. */
  public static final List<Integer> PER_PAGE = List.of(1, 4);

  public Format {
    if (!PER_PAGE.contains(per)) {
      throw new IllegalArgumentException("a page has 1 or 4 sheets, not " + per);
    }
  }
}
