package kniffel.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** The JSON form of one type: how its values are written and read. */
interface Form<T> {

  void write(T value, JsonGenerator out) throws IOException;

  /**
   * Reads a value.
   *
   * @throws MalformedException if the node is no such value
   */
  T read(Json node, String path);

  /** The name of a part below a path. */
  static String below(String path, String part) {
    return path.isEmpty() ? part : path + "." + part;
  }

  static MalformedException expected(String what, Json node, String path) {
    String found = node.toString();
    return new MalformedException(
        path, "expected " + what + ", found " + found.substring(0, Math.min(40, found.length())));
  }
}
