package kniffel.paper;

import java.util.List;

/**
 * A page with everything on it.
 *
 * @param title what it is, for whoever cannot see it
 * @param paper its size
 * @param marks in the order in which they are drawn
 */
public record DrawnPage(String title, PageSize paper, List<Mark> marks) {
  public DrawnPage {
    marks = List.copyOf(marks);
  }
}
