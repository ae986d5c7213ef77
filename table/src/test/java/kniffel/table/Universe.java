package kniffel.table;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Every value of a type that a message could name: constants, small numbers, up to five dice or
 * cards, two lists of numbers, and all records made of them that their constructors accept.
 */
public final class Universe {

  private static final int LOWEST = -1;
  private static final int HIGHEST = 14;
  private static final int FACES = 6;
  private static final int LONGEST = 5;

  /** All values of a type, which are many and always the same. */
  private static final ClassValue<List<?>> ALL =
      new ClassValue<>() {
        @Override
        protected List<?> computeValue(Class<?> type) {
          return values(type);
        }
      };

  private Universe() {}

  public static <T> List<T> of(Class<T> type) {
    return ALL.get(type).stream().map(type::cast).toList();
  }

  private static List<?> values(Class<?> type) {
    if (type == boolean.class) {
      return List.of(true, false);
    }
    if (type == int.class) {
      return IntStream.rangeClosed(LOWEST, HIGHEST).boxed().toList();
    }
    if (type.isEnum()) {
      return List.of(type.getEnumConstants());
    }
    if (type == List.class) {
      return List.of(List.of(0, 1), List.of(2, 3, 5));
    }
    if (type.isSealed()) {
      return Stream.of(type.getPermittedSubclasses())
          .flatMap(permitted -> values(permitted).stream())
          .toList();
    }
    List<Object> written = written(type);
    return written.isEmpty() ? records(type) : written;
  }

  /** The values whose text is up to five numbers that do not fall, like those of dice and hands. */
  private static List<Object> written(Class<?> type) {
    Method parse;
    try {
      parse = type.getMethod("parse", String.class);
    } catch (NoSuchMethodException e) {
      return List.of();
    }
    List<Object> values = new ArrayList<>();
    for (List<Integer> numbers : risingNumbers()) {
      String text = String.join(" ", numbers.stream().map(String::valueOf).toList());
      accepted(() -> parse.invoke(null, text), values);
    }
    return values;
  }

  private static List<List<Integer>> risingNumbers() {
    List<List<Integer>> all = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < all.size(); i++) {
      List<Integer> shorter = all.get(i);
      int lowest = shorter.isEmpty() ? 1 : shorter.getLast();
      for (int next = lowest; shorter.size() < LONGEST && next <= FACES; next++) {
        List<Integer> longer = new ArrayList<>(shorter);
        longer.add(next);
        all.add(longer);
      }
    }
    return all;
  }

  /** Every combination of every component's values. */
  private static List<Object> records(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw new IllegalArgumentException("it is not known what values there are of " + type);
    }
    List<List<Object>> combinations = List.of(List.of());
    for (RecordComponent component : components) {
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> begun : combinations) {
        for (Object value : values(component.getType())) {
          List<Object> more = new ArrayList<>(begun);
          more.add(value);
          longer.add(more);
        }
      }
      combinations = longer;
    }
    Constructor<?> constructor = constructor(type, components);
    Set<Object> records = new LinkedHashSet<>();
    for (List<Object> combination : combinations) {
      accepted(() -> constructor.newInstance(combination.toArray()), records);
    }
    return List.copyOf(records);
  }

  private static Constructor<?> constructor(Class<?> type, RecordComponent[] components) {
    try {
      return type.getDeclaredConstructor(
          Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  @FunctionalInterface
  private interface Making {
    Object make() throws ReflectiveOperationException;
  }

  /** Adds a value unless its own class refuses it: what cannot be made cannot be played either. */
  private static void accepted(Making making, Collection<Object> values) {
    try {
      values.add(making.make());
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof IllegalArgumentException)) {
        throw new IllegalStateException(e);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
