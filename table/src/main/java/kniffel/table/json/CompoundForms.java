package kniffel.table.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Ids;

/** The forms of values made of others: lists, maps, optionals and sealed types. */
final class CompoundForms {

  private CompoundForms() {}

  static Form<List<Object>> list(Form<Object> element) {
    return new Form<>() {
      @Override
      void write(List<Object> value, JsonText out) {
        out.startArray();
        for (int i = 0, size = value.size(); i < size; i++) {
          if (value.get(i) instanceof Integer number) { // which most lists are of
            out.number(number.intValue());
          } else {
            element.write(value.get(i), out);
          }
        }
        out.endArray();
      }

      @Override
      List<Object> read(Json node, String path) {
        if (!(node instanceof Json.Arr list)) {
          throw Form.expected("a list", node, path);
        }
        List<Object> items = new ArrayList<>();
        for (Json item : list.items()) {
          items.add(element.read(item, Form.below(path, String.valueOf(items.size()))));
        }
        return Collections.unmodifiableList(items);
      }
    };
  }

  /**
   * An object whose field names are the ids of the keys, or the keys themselves if they are texts.
   */
  static Form<Map<Object, Object>> map(Form<Object> key, Form<Object> content) {
    return new Form<>() {
      @Override
      void write(Map<Object, Object> value, JsonText out) {
        out.startObject();
        for (var entry : value.entrySet()) {
          content.write(entry.getValue(), out.quick(key.name(entry.getKey())));
        }
        out.endObject();
      }

      @Override
      Map<Object, Object> read(Json node, String path) {
        if (!(node instanceof Json.Obj object)) {
          throw Form.expected("an object", node, path);
        }
        Map<Object, Object> entries = new LinkedHashMap<>();
        for (var field : object.fields().entrySet()) {
          String below = Form.below(path, field.getKey());
          entries.put(
              key.read(new Json.Text(field.getKey()), below),
              content.read(field.getValue(), below));
        }
        return Collections.unmodifiableMap(entries);
      }
    };
  }

  /** What may be left out: the field is there or it is not. */
  static Form<Optional<Object>> optional(Form<Object> content) {
    return new Form<>() {
      @Override
      void write(Optional<Object> value, JsonText out) {
        content.write(value.orElseThrow(), out);
      }

      @Override
      Optional<Object> read(Json node, String path) {
        return Optional.of(content.read(node, path));
      }
    };
  }

  /** The form of a record, and the id that names it in JSON. */
  private record NamedForm(String id, Form<Object> form) {}

  /** A value of a sealed type: an object with one field, named by the id of its record. */
  static Form<Object> sealed(Class<?> type, Map<Class<?>, Form<Object>> records) {
    Map<String, Form<Object>> byId = new LinkedHashMap<>();
    Map<Class<?>, NamedForm> named = new HashMap<>();
    records.forEach(
        (record, form) -> {
          byId.put(Ids.of(record), form);
          named.put(record, new NamedForm(JsonText.name(Ids.of(record)), form));
        });
    return new Form<>() {
      @Override
      void write(Object value, JsonText out) {
        NamedForm form = named.get(value.getClass());
        if (form == null) {
          throw new IllegalArgumentException(value + " is no " + type);
        }
        out.startObject();
        out.quick(form.id());
        form.form().write(value, out);
        out.endObject();
      }

      @Override
      Object read(Json node, String path) {
        if (!(node instanceof Json.Obj object) || object.fields().size() != 1) {
          throw Form.expected("an object with one field of " + byId.keySet(), node, path);
        }
        var field = object.fields().entrySet().iterator().next();
        Form<Object> form = byId.get(field.getKey());
        if (form == null) {
          throw Form.expected("one of " + byId.keySet(), new Json.Text(field.getKey()), path);
        }
        return form.read(field.getValue(), Form.below(path, field.getKey()));
      }
    };
  }
}
