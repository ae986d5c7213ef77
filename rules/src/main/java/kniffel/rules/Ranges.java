package kniffel.rules;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Holds the components of a record to the {@link Range} that each of them has. */
public final class Ranges {

  private record ComponentRange(String component, int min, int max) {

    boolean contain(int number) {
      return number >= min && number <= max;
    }

    @Override
    public String toString() {
      return component + " must be " + min + " to " + max;
    }
  }

  /** Read once for each class of records. */
  private static final ClassValue<List<ComponentRange>> BOUNDS =
      new ClassValue<>() {
        @Override
        protected List<ComponentRange> computeValue(Class<?> type) {
          return read(type);
        }
      };

  private Ranges() {}

  private static List<ComponentRange> read(Class<?> type) {
    List<ComponentRange> bounds = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Range range = component.getAnnotation(Range.class);
      if (range != null) {
        bounds.add(new ComponentRange(component.getName(), range.min(), range.max()));
      }
    }
    return List.copyOf(bounds);
  }

  /**
   * To be called by the constructor of a record that has components with a range.
   *
   * @param values all components with a range, in their order: numbers or lists of numbers
   * @throws IllegalArgumentException if one of them is out of its range
   */
  public static void check(Class<? extends Record> type, Object... values) {
    List<ComponentRange> bounds = BOUNDS.get(type);
    if (bounds.size() != values.length) {
      throw new IllegalStateException(
          bounds.size() + " components with a range, not " + Arrays.toString(values));
    }
    for (int i = 0; i < values.length; i++) {
      check(bounds.get(i), values[i]);
    }
  }

  private static void check(ComponentRange bounds, Object value) {
    switch (value) {
      case Integer number when bounds.contain(number) -> {}
      case Integer number -> throw new IllegalArgumentException(bounds + ", not " + number);
      case List<?> numbers -> numbers.forEach(number -> check(bounds, number));
      default -> throw new IllegalStateException(bounds + " but is no number: " + value);
    }
  }
}
