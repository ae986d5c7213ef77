package kniffel.rules;

import java.util.Map;
import java.util.Optional;

/**
 * What a player has written on paper when the game is over.
 *
 * @param boxes by the id of their line; those that are missing are free
 */
public record PaperSheet(Map<String, Integer> boxes) {

  public PaperSheet {
    boxes = Map.copyOf(boxes);
  }

  public Optional<Integer> box(String id) {
    return Optional.ofNullable(boxes.get(id));
  }

  /** What a box holds; 0 while it is free. */
  public int points(String id) {
    return boxes.getOrDefault(id, 0);
  }

  public boolean isTicked(String id) {
    return points(id) > 0;
  }
}
