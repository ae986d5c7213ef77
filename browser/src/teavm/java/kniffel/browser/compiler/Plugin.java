package kniffel.browser.compiler;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Substitutes our classes for what TeaVM's class library lacks or has only in a form that is too large. */
public final class Plugin implements TeaVMPlugin {

  @Override
  public void install(TeaVMHost host) {
    String sealed = OurTypes.listed(host.getClassLoader(), OurTypes::permitted);
    Set<String> described =
        OurTypes.listed(host.getClassLoader(), OurTypes::described)
            .lines()
            .collect(Collectors.toSet());
    Map<String, String> lists =
        Map.of(
            Redirects.MISSING + "$Sealed",
            sealed.lines().map(Plugin::shortened).collect(Collectors.joining("\n")),
            "kniffel.browser.jdk.Bounds",
            OurTypes.listed(host.getClassLoader(), OurTypes::ranges));
    host.add(
        (ClassHolderTransformer) (type, context) -> transform(type, context, lists, described));
    host.add(
        new Reflected(
            sealed
                .lines()
                .map(line -> line.split(":", 2))
                .collect(
                    Collectors.toMap(line -> line[0], line -> List.of(line[1].split(",", -1))))));
  }

  /** The names of permitted types mostly begin with that of the sealed type. */
  private static String shortened(String line) {
    return line.replace(line.substring(0, line.indexOf(':')) + "$", "$");
  }

  private static void transform(
      ClassHolder type,
      ClassHolderTransformerContext context,
      Map<String, String> lists,
      Set<String> described) {
    for (MethodHolder method : List.copyOf(type.getMethods())) {
      if (lists.containsKey(type.getName()) && method.getName().equals("listed")) {
        ProgramEmitter.create(method, context.getHierarchy())
            .constant(lists.get(type.getName()))
            .returnValue();
      } else if (type.getName().equals("kniffel.rules.Component")
          && method.getName().equals("code")) {
        // Code for a component cannot be generated at run time here, and need not be.
        ProgramEmitter.create(method, context.getHierarchy())
            .constantNull(Function.class)
            .returnValue();
      } else if (method.getDescriptor().toString().equals("toString()Ljava/lang/String;")
          && described.contains(type.getName())) {
        // Nobody reads the toString of a record here, and there are hundreds.
        type.removeMethod(method);
      } else if (method.getProgram() != null
          && !type.getName().startsWith("kniffel.browser.jdk.")) {
        for (BasicBlock block : method.getProgram().getBasicBlocks()) {
          for (Instruction instruction : block) {
            if (instruction instanceof InvokeInstruction call) {
              Redirects.redirect(call);
            }
          }
        }
      }
    }
  }
}
