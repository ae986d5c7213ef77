package kniffel.rules;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One option of a game, read off a component of its options record.
 *
 * @param name the name of the component
 * @param values what it may be, as written in commands; empty for numbers and lists of numbers
 * @param min the smallest number, if it is one
 * @param max the largest number, if it is one
 * @param isList whether it is a list of such numbers
 */
public record Option(String name, List<String> values, int min, int max, boolean isList) {

  /**
   * The options of a game, in the order of its options record; what may be left out there is no
   * option that can be written in a command.
   */
  public static List<Option> of(Record options) {
    return Stream.of(options.getClass().getRecordComponents())
        .filter(component -> component.getType() != Optional.class)
        .map(Option::of)
        .toList();
  }

  private static Option of(RecordComponent component) {
    Class<?> type = component.getType();
    if (type == boolean.class) {
      return new Option(component.getName(), List.of("true", "false"), 0, 0, false);
    }
    if (type.isEnum()) {
      return new Option(component.getName(), constants(type).map(Ids::of).toList(), 0, 0, false);
    }
    Range range = component.getAnnotation(Range.class);
    if (range == null) {
      throw new IllegalStateException("a number without a range: " + component);
    }
    return new Option(component.getName(), List.of(), range.min(), range.max(), type == List.class);
  }

  private static Stream<Enum<?>> constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(Enum.class::cast);
  }

  /** What may be written for this option, for people. */
  public String allowed() {
    if (!values.isEmpty()) {
      return String.join(" | ", values);
    }
    String range = min + "–" + max;
    return isList ? range + "," + range + ",…" : range;
  }

  /** The value this option has there, as written in commands. */
  public String valueIn(Record options) {
    return text(get(component(options), options));
  }

  private static String text(Object value) {
    return switch (value) {
      case Enum<?> constant -> Ids.of(constant);
      case List<?> list -> list.stream().map(String::valueOf).collect(Collectors.joining(","));
      default -> value.toString();
    };
  }

  private RecordComponent component(Record options) {
    return Stream.of(options.getClass().getRecordComponents())
        .filter(component -> component.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The same options except this one.
   *
   * @throws IllegalArgumentException if the text is no value of this option
   */
  public <P extends Record> P set(P options, String text) {
    List<Class<?>> types = new ArrayList<>();
    List<Object> arguments = new ArrayList<>();
    for (RecordComponent component : options.getClass().getRecordComponents()) {
      types.add(component.getType());
      arguments.add(
          component.getName().equals(name)
              ? read(component.getType(), text)
              : get(component, options));
    }
    try {
      @SuppressWarnings("unchecked") // the class of a P makes a P
      Class<P> type = (Class<P>) options.getClass();
      var constructor = type.getDeclaredConstructor(types.toArray(Class<?>[]::new));
      return constructor.newInstance(arguments.toArray());
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(name + "=" + text + ": " + cause(e), e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String cause(InvocationTargetException e) {
    Throwable cause = e.getCause();
    return String.valueOf(cause == null ? e.getMessage() : cause.getMessage());
  }

  private Object read(Class<?> type, String text) {
    if (type == boolean.class && values.contains(text)) {
      return Boolean.valueOf(text);
    }
    if (type.isEnum() && values.contains(text)) {
      return constants(type).filter(constant -> Ids.of(constant).equals(text)).findFirst().get();
    }
    if (values.isEmpty() && text.matches("\\d{1,9}(,\\d{1,9})*")) {
      List<Integer> numbers = Stream.of(text.split(",")).map(Integer::valueOf).toList();
      boolean inRange = numbers.stream().allMatch(number -> number >= min && number <= max);
      if (inRange && !isList && numbers.size() == 1) {
        return numbers.getFirst();
      }
      if (inRange && isList) {
        return numbers;
      }
    }
    throw new IllegalArgumentException(name + " is " + allowed() + ", not " + text);
  }

  private static Object get(RecordComponent component, Record owner) {
    try {
      return Component.value(component, owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
