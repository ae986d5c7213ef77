package kniffel.words;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.Map;

/** The components of a record type, by name. */
final class Parts {

  private static final ClassValue<Parts> ALL =
      new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> type) {
          return new Parts(type);
        }
      };

  private final Map<String, Method> accessors = new HashMap<>();

  private Parts(Class<?> type) {
    for (RecordComponent component : type.getRecordComponents()) {
      component.getAccessor().setAccessible(true); // spares a check at each value
      accessors.put(component.getName(), component.getAccessor());
    }
  }

  static Parts of(Class<?> type) {
    return ALL.get(type);
  }

  /** The component of that name. */
  Object get(String name, Record owner) {
    Method accessor = accessors.get(name);
    if (accessor == null) {
      throw new IllegalArgumentException("no " + name + " in " + owner);
    }
    try {
      return accessor.invoke(owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
