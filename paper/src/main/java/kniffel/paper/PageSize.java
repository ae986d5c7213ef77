package kniffel.paper;

import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Ids;

/** A size of paper, upright. */
public enum PageSize {
  A4(210, 297),
  A5(148, 210);

  private final int width;
  private final int height;

  PageSize(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** In millimetres. */
  public int width() {
    return width;
  }

  /** In millimetres. */
  public int height() {
    return height;
  }

  /** The size of this name, such as {@code a4}. */
  public static Optional<PageSize> of(String name) {
    return Stream.of(values()).filter(size -> Ids.of(size).equals(name)).findFirst();
  }
}
