package kniffel.browser.jdk;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Properties;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** The files that come with our classes: the worker fetches them. */
public final class Files {

  private Files() {}

  @JSBody(params = "path", script = "return kniffelFile(path);")
  private static native Int8Array fetch(String path);

  public static InputStream getResourceAsStream(Class<?> owner, String name) {
    String folder = Missing.getPackageName(owner).replace('.', '/');
    Int8Array bytes = fetch(name.startsWith("/") ? name.substring(1) : folder + "/" + name);
    if (bytes == null) {
      return null;
    }
    byte[] copy = new byte[bytes.getLength()];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = bytes.get(i);
    }
    return new ByteArrayInputStream(copy);
  }

  /** As the JDK does it; TeaVM's version keeps only eight bits of each character. */
  public static void load(Properties properties, Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int c = reader.read(); c >= 0; c = reader.read()) {
      text.append((char) c);
    }
    String[] lines = text.toString().split("\r\n|\n|\r", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].stripLeading();
      if (line.isEmpty() || line.charAt(0) == '#' || line.charAt(0) == '!') {
        continue;
      }
      while (isContinued(line) && i + 1 < lines.length) {
        line = line.substring(0, line.length() - 1) + lines[++i].stripLeading();
      }
      int end = 0;
      while (end < line.length() && "=: \t\f".indexOf(line.charAt(end)) < 0) {
        end += line.charAt(end) == '\\' ? 2 : 1;
      }
      String rest = line.substring(Math.min(end, line.length())).stripLeading();
      if (!rest.isEmpty() && (rest.charAt(0) == '=' || rest.charAt(0) == ':')) {
        rest = rest.substring(1).stripLeading();
      }
      properties.setProperty(plain(line.substring(0, Math.min(end, line.length()))), plain(rest));
    }
  }

  private static boolean isContinued(String line) {
    int slashes = 0;
    while (slashes < line.length() && line.charAt(line.length() - 1 - slashes) == '\\') {
      slashes++;
    }
    return slashes % 2 == 1;
  }

  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        c = text.charAt(++i);
        switch (c) {
          case 't' -> c = '\t';
          case 'n' -> c = '\n';
          case 'r' -> c = '\r';
          case 'f' -> c = '\f';
          case 'u' -> {
            c = (char) Integer.parseInt(text.substring(i + 1, i + 5), 16);
            i += 4;
          }
          default -> {}
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }
}
