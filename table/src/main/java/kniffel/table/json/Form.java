package kniffel.table.json;

/**
 * The JSON form of one type: how its values are written and read.
 *
 * <p>A class rather than an interface, because writing consists mostly of calls to its methods, and
 * class methods are dispatched faster.
 */
abstract class Form<T> {

  abstract void write(T value, JsonText out);

  /** A value as the name of a field, where it is the key of a map. */
  String name(T key) {
    return JsonText.name(key.toString());
  }

  /**
   * Reads a value.
   *
   * @throws MalformedException if the node is no such value
   */
  abstract T read(Json node, String path);

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
