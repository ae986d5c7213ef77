package kniffel.words;

import java.util.HashMap;
import java.util.Map;
import kniffel.rules.Component;

/** The components of a record type, by name. */
final class Parts {

  private static final ClassValue<Parts> ALL =
      new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> type) {
          return new Parts(type);
        }
      };

  private final Map<String, Component> components = new HashMap<>();

  private Parts(Class<?> type) {
    Component.of(type).forEach(component -> components.put(component.name(), component));
  }

  static Parts of(Class<?> type) {
    return ALL.get(type);
  }

  /** The component of that name. */
  Object get(String name, Record owner) {
    Component component = components.get(name);
    if (component == null) {
      throw new IllegalArgumentException("no " + name + " in " + owner);
    }
    return component.in(owner);
  }
}
