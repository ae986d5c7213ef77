package kniffel.browser.jdk.java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import kniffel.browser.jdk.Bounds;
import kniffel.rules.Range;

/**
 * A component of a record, read off its field, which carries the same name and type. Its only annotations are ranges, which the compiler's extension has recorded: TeaVM 0.15 does not
 * compile a field that has an annotation and no generic type.
 */
public final class RecordComponent {

  private final Field field;

  private RecordComponent(Field field) {
    this.field = field;
    field.setAccessible(true);
  }

  /** The components of a record type, in their order. */
  public static RecordComponent[] getRecordComponents(Class<?> type) {
    List<RecordComponent> components = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        components.add(new RecordComponent(field));
      }
    }
    return components.toArray(new RecordComponent[0]);
  }

  public String getName() {
    return field.getName();
  }

  public Class<?> getType() {
    return field.getType();
  }

  public Type getGenericType() {
    return field.getGenericType();
  }

  /** The value that it has there; methods callable by name would take much space. */
  public static Object value(RecordComponent component, Object owner)
      throws IllegalAccessException {
    return component.field.get(owner);
  }

  public <A extends Annotation> A getAnnotation(Class<A> type) {
    return type == Range.class ? type.cast(Bounds.of(field)) : null;
  }
}
