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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Range;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Turns calls of methods that TeaVM's class library lacks into calls of ours. */
public final class Plugin implements TeaVMPlugin {

  private static final String JACKSON = "com.fasterxml.jackson.core.";
  private static final String MISSING = "kniffel.browser.jdk.Missing";
  private static final Map<String, Set<String>> REDIRECTED =
      Map.of(
          "java.lang.Class",
          Set.of("getPackageName", "isRecord", "isSealed", "getPermittedSubclasses"),
          "java.lang.Long",
          Set.of("expand"),
          "java.lang.Float",
          Set.of("float16ToFloat"),
          "java.lang.Math",
          Set.of("fma"),
          "java.lang.String",
          Set.of("lines", "format", "formatted"),
          JACKSON + "io.NumberInput",
          Set.of("parseDouble", "parseFloat", "parseBigInteger", "parseBigDecimal"),
          JACKSON + "util.TextBuffer",
          Set.of("contentsAsDouble", "contentsAsFloat", "contentsAsDecimal"),
          JACKSON + "io.NumberOutput",
          Set.of("toString"));

  /** Of those that there are several of, the one that is redirected. */
  private static final Map<String, String> SHAPES =
      Map.of(
          "format",
          "(Ljava/lang/String;[",
          "parseDouble",
          "(Ljava/lang/String;Z)",
          "parseFloat",
          "(Ljava/lang/String;Z)",
          "parseBigInteger",
          "(Ljava/lang/String;Z)",
          "parseBigDecimal",
          "(Ljava/lang/String;Z)",
          "toString",
          "Z)");

  @Override
  public void install(TeaVMHost host) {
    String sealed = listed(host.getClassLoader(), Plugin::permitted);
    Set<String> described =
        listed(host.getClassLoader(), Plugin::described).lines().collect(Collectors.toSet());
    Map<String, String> lists =
        Map.of(
            MISSING + "$Sealed",
            sealed,
            "kniffel.browser.jdk.Bounds",
            listed(host.getClassLoader(), Plugin::ranges));
    host.add(
        (ClassHolderTransformer) (type, context) -> transform(type, context, lists, described));
    host.add(
        new Reflected(
            sealed
                .lines()
                .map(line -> line.split(":"))
                .collect(Collectors.toMap(line -> line[0], line -> List.of(line[1].split(","))))));
  }

  private static void transform(
      ClassHolder type,
      ClassHolderTransformerContext context,
      Map<String, String> lists,
      Set<String> described) {
    for (MethodHolder method : type.getMethods()) {
      if (lists.containsKey(type.getName()) && method.getName().equals("listed")) {
        ProgramEmitter.create(method, context.getHierarchy())
            .constant(lists.get(type.getName()))
            .returnValue();
      } else if (type.getName().equals("kniffel.rules.Component")
          && method.getName().equals("code")) {
        // Code of its own for a component cannot be made at run time here, and need not.
        ProgramEmitter.create(method, context.getHierarchy())
            .constantNull(Function.class)
            .returnValue();
      } else if (method.getDescriptor().toString().equals("toString()Ljava/lang/String;")
          && described.contains(type.getName())) {
        // Nobody reads how a record would describe itself, and there are hundreds.
        ProgramEmitter.create(method, context.getHierarchy())
            .constant(type.getName().substring(type.getName().lastIndexOf('.') + 1))
            .returnValue();
      } else if (method.getProgram() != null
          && !type.getName().startsWith("kniffel.browser.jdk.")) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
              redirect(call);
            }
          }
        }
      }
    }
  }

  private static void redirect(InvokeInstruction call) {
    MethodReference method = call.getMethod();
    if (method.getClassName().equals("java.lang.String")
        && method.getDescriptor().toString().equals("<init>([BIII)V")) {
      // The one with a high byte, which is 0 here.
      List<? extends Variable> all = call.getArguments();
      call.setArguments(all.get(0), all.get(2), all.get(3));
      call.setMethod(
          new MethodReference(
              "java.lang.String",
              "<init>",
              ValueType.parse(byte[].class),
              ValueType.INTEGER,
              ValueType.INTEGER,
              ValueType.VOID));
      return;
    }
    if (method.getName().equals("getRecordComponents")
        && method.getClassName().equals("java.lang.Class")) {
      redirect(call, "java.lang.reflect.RecordComponent");
      return;
    }
    if (method.getName().equals("getResourceAsStream")
            && method.getClassName().equals("java.lang.Class")
        || method.getDescriptor().toString().equals("load(Ljava/io/Reader;)V")) {
      redirect(call, "kniffel.browser.jdk.Files");
      return;
    }
    if (method.getClassName().equals(JACKSON + "JsonFactory")
        && (method.getDescriptor().toString().startsWith("createParser(Ljava/io/InputStream;)")
            || method
                .getDescriptor()
                .toString()
                .startsWith("createGenerator(Ljava/io/OutputStream;)"))) {
      redirect(call, MISSING);
      return;
    }
    if (method.getClassName().equals("org.teavm.runtime.reflect.ClassInfo")
        && method.getName().equals("reflection")) {
      redirect(call, "kniffel.browser.jdk.Reflection");
      return;
    }
    if (method.getClassName().equals("kniffel.rules.Component")
        && method.getName().equals("value")) {
      redirect(call, "java.lang.reflect.RecordComponent");
      return;
    }
    if (!REDIRECTED.getOrDefault(method.getClassName(), Set.of()).contains(method.getName())
        || !method.getDescriptor().toString().contains(SHAPES.getOrDefault(method.getName(), ""))) {
      return;
    }
    redirect(call, MISSING);
  }

  private static void redirect(InvokeInstruction call, String to) {
    MethodReference method = call.getMethod();
    ValueType[] signature = method.getSignature();
    Variable instance = call.getInstance();
    if (instance != null) {
      signature =
          Stream.concat(Stream.of(ValueType.object(method.getClassName())), Stream.of(signature))
              .toArray(ValueType[]::new);
      call.setArguments(
          Stream.concat(Stream.of(instance), call.getArguments().stream())
              .toArray(Variable[]::new));
      call.setInstance(null);
    }
    call.setType(org.teavm.model.instructions.InvocationType.SPECIAL);
    call.setMethod(new MethodReference(to, new MethodDescriptor(method.getName(), signature)));
  }

  /** The types that a sealed one permits. */
  private static Stream<String> permitted(Class<?> type) {
    return type.isSealed()
        ? Stream.of(
            Stream.of(type.getPermittedSubclasses())
                .map(Class::getName)
                .collect(Collectors.joining(",", type.getName() + ":", "")))
        : Stream.empty();
  }

  /** The components of a record that have a range. */
  private static Stream<String> ranges(Class<?> type) {
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

  /** The record itself, if javac wrote its toString, which is then put together when it runs. */
  private static Stream<String> described(Class<?> type) {
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

  /** What is to be known of our types, in lines. */
  private static String listed(ClassLoader loader, Function<Class<?>, Stream<String>> lines) {
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
          .filter(file -> file.endsWith(".class"))
          .map(file -> "kniffel." + file.replace('/', '.').substring(0, file.length() - 6))
          .forEach(names::add);
    }
  }
}
