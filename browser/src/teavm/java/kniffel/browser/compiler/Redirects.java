package kniffel.browser.compiler;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvokeInstruction;

/** Turns calls of methods that TeaVM's class library lacks into calls to ours. */
final class Redirects {

  static final String MISSING = "kniffel.browser.jdk.Missing";
  private static final String JACKSON = "com.fasterxml.jackson.core.";
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

  private static final Map<String, Set<String>> NUMBERS =
      Map.of(
          "java.lang.Double",
          Set.of("parseDouble"),
          "java.lang.Float",
          Set.of("parseFloat"),
          "org.teavm.classlib.impl.text.DoubleAnalyzer",
          Set.of("analyze"),
          "org.teavm.classlib.impl.text.FloatAnalyzer",
          Set.of("analyze"));

  /** What the browser knows about a character. */
  private static final Set<String> CHARACTERS =
      Set.of("getType(I)I", "toLowerCase(I)I", "toUpperCase(I)I", "digit(II)I");

  /** Where a method is overloaded, the overload that is redirected. */
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

  private Redirects() {}

  static void redirect(InvokeInstruction call) {
    MethodReference method = call.getMethod();
    if (method.getClassName().equals("java.lang.String")
        && method.getDescriptor().toString().equals("<init>([BIII)V")) {
      // The overload with a high byte, which is 0 here.
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
        && method.getDescriptor().toString().startsWith("createParser(Ljava/io/InputStream;)")) {
      redirect(call, MISSING);
      return;
    }
    if (NUMBERS.getOrDefault(method.getClassName(), Set.of()).contains(method.getName())) {
      redirect(call, "kniffel.browser.jdk.Numbers");
      return;
    }
    if (method.getClassName().equals("java.lang.Character")
        && CHARACTERS.contains(method.getDescriptor().toString())) {
      redirect(call, "kniffel.browser.jdk.Characters");
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
}
