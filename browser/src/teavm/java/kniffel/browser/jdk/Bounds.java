package kniffel.browser.jdk;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.Map;
import kniffel.rules.Range;

/** The range of a component of a record, as the compiler's extension has found it. */
public record Bounds(int min, int max) implements Range {

  private static final Map<String, Bounds> ALL = read(listed());

  /** The range of the component with this field; null if it has none. */
  public static Bounds of(Field field) {
    return ALL.get(field.getDeclaringClass().getName() + "." + field.getName());
  }

  /** Filled in when this is compiled for the browser. */
  private static String listed() {
    throw new IllegalStateException("only in a browser");
  }

  private static Map<String, Bounds> read(String lines) {
    Map<String, Bounds> all = new HashMap<>();
    for (String line : lines.split("\n", -1)) {
      String[] parts = line.split(":", -1);
      all.put(parts[0], new Bounds(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
    }
    return all;
  }

  @Override
  public Class<? extends Annotation> annotationType() {
    return Range.class;
  }
}
