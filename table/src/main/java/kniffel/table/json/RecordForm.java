package kniffel.table.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Component;

/** The form of a record: an object with a field for each component, no more and no less. */
final class RecordForm<T> extends Form<T> {

  /** A component: its name, how to get it, its form, and whether it may be left out. */
  private record ComponentForm(
      String quoted, Component component, Form<Object> form, boolean optional) {

    void write(Object owner, JsonText out) {
      Object content = component.in(owner);
      if (content instanceof Integer number) { // which most components are
        out.quick(quoted).number(number.intValue());
      } else if (!optional || !content.equals(Optional.empty())) {
        form.write(content, out.quick(quoted));
      }
    }

    String name() {
      return component.name();
    }
  }

  private final Constructor<T> constructor;
  private final List<ComponentForm> parts;

  RecordForm(Class<T> type, Codec codec) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      this.constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true); // what can be written can be read, public or not
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
    this.parts = new ArrayList<>();
    for (Component component : Component.of(type)) {
      Type content = component.type();
      parts.add(
          new ComponentForm(
              JsonText.name(component.name()),
              component,
              codec.formOf(content),
              content instanceof ParameterizedType generic
                  && generic.getRawType() == Optional.class));
    }
  }

  @Override
  void write(T value, JsonText out) {
    out.startObject();
    for (ComponentForm part : parts) {
      part.write(value, out);
    }
    out.endObject();
  }

  @Override
  T read(Json node, String path) {
    if (!(node instanceof Json.Obj object)) {
      throw Form.expected("an object", node, path);
    }
    Object[] arguments = new Object[parts.size()];
    int known = 0;
    int at = 0;
    for (ComponentForm part : parts) {
      Json content = object.get(part.name());
      if (content != null) {
        known++;
        arguments[at++] = part.form().read(content, Form.below(path, part.name()));
      } else if (part.optional()) {
        arguments[at++] = Optional.empty();
      } else {
        throw new MalformedException(path, "\"" + part.name() + "\" is missing");
      }
    }
    if (known < object.fields().size()) {
      throw new MalformedException(path, unknown(object));
    }
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw invalid(e, path);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private String unknown(Json.Obj object) {
    List<String> names = parts.stream().map(ComponentForm::name).toList();
    for (var field : object.fields().entrySet()) {
      if (!names.contains(field.getKey())) {
        return "\"" + field.getKey() + "\" is not known here, only " + names;
      }
    }
    throw new IllegalStateException("no unknown field in " + object);
  }

  /** The objection of a constructor or parser to a value; anything else is our own mistake. */
  static MalformedException invalid(InvocationTargetException e, String path) {
    if (e.getCause() instanceof IllegalArgumentException refused) {
      return new MalformedException(path, String.valueOf(refused.getMessage()));
    }
    throw new IllegalStateException(e);
  }
}
