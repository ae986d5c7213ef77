package kniffel.browser.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Range;

/** What has to be known about our types at run time but cannot be asked there. */
final class OurTypes {

  private static final Set<String> MODULES =
      Set.of("rules", "words", "bots", "table", "wire", "telling", "browser");

  private OurTypes() {}

  /** The types that a sealed one permits. */
  static Stream<String> permitted(Class<?> type) {
    return type.isSealed()
        ? Stream.of(
            Stream.of(type.getPermittedSubclasses())
                .map(Class::getName)
                .collect(Collectors.joining(",", type.getName() + ":", "")))
        : Stream.empty();
  }

  /** The components of a record that have a range. */
  static Stream<String> ranges(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type.getRecordComponents())
            .flatMap(
                component ->
                    Stream.ofNullable(component.getAnnotation(Range.class))
                        .map(
                            range ->
                                "%s.%s:%d:%d"
                                    .formatted(
                                        type.getName(),
                                        component.getName(),
                                        range.min(),
                                        range.max())))
        : Stream.empty();
  }

  /** The record itself, if javac generated its toString, which is then composed at run time. */
  static Stream<String> described(Class<?> type) {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return type.isRecord() && in != null && isMade(in.readAllBytes(), "toString")
          ? Stream.of(type.getName())
          : Stream.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isMade(byte[] type, String name) {
    for (PoolEntry entry : ClassFile.of().parse(type).constantPool()) {
      if (entry instanceof InvokeDynamicEntry call && call.name().equalsString(name)) {
        return true;
      }
    }
    return false;
  }

  /** What has to be known about our types, in lines. */
  static String listed(ClassLoader loader, Function<Class<?>, Stream<String>> lines) {
    return classes(loader).stream()
        .flatMap(
            name -> {
              try {
                return lines.apply(Class.forName(name, false, loader));
              } catch (ClassNotFoundException | LinkageError e) {
                return Stream.empty(); // of a library that is not there
              }
            })
        .collect(Collectors.joining("\n"));
  }

  private static Set<String> classes(ClassLoader loader) {
    Set<String> names = new TreeSet<>();
    try {
      for (URL url : java.util.Collections.list(loader.getResources("kniffel"))) {
        URI uri = url.toURI();
        if (uri.getScheme().equals("jar")) {
          try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
            collect(jar.getPath("/kniffel"), names);
          }
        } else {
          collect(Path.of(uri), names);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (java.net.URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    return names;
  }

  private static void collect(Path root, Set<String> names) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && MODULES.contains(file.split("/", 2)[0]))
          .map(file -> "kniffel." + file.replace('/', '.').substring(0, file.length() - 6))
          .forEach(names::add);
    }
  }
}
