package kniffel.browser.compiler;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.DependencyNode;
import org.teavm.dependency.MethodDependency;
import org.teavm.model.ValueType;

/**
 * Declares that reflection may meet every record that is a case of one of our sealed types. TeaVM follows class values from where they are named to where they are queried, but loses track of them in an array, which is how the cases of a sealed type are given.
 */
final class Reflected extends AbstractDependencyListener {

  private static final Set<String> ASKED =
      Set.of(
          "getName",
          "getSimpleName",
          "getSuperclass",
          "getDeclaringClass",
          "getEnclosingClass",
          "getDeclaredFields",
          "getDeclaredMethods",
          "getDeclaredConstructors",
          "isAssignableFrom",
          "initialize");

  private final Map<String, List<String>> sealed;
  private DependencyNode cases;

  /**
   * For these sealed types.
   *
   * @param sealed what each of them permits, by name
   */
  Reflected(Map<String, List<String>> sealed) {
    this.sealed = sealed;
  }

  @Override
  public void started(DependencyAgent agent) {
    cases = agent.createNode();
  }

  @Override
  public void classReached(DependencyAgent agent, String name) {
    for (String each : sealed.getOrDefault(name, List.of())) {
      agent.linkClass(each);
      cases.propagate(agent.getType(ValueType.object(each)));
    }
  }

  @Override
  public void methodReached(DependencyAgent agent, MethodDependency method) {
    if (method.getReference().getClassName().equals("java.lang.Class")
        && ASKED.contains(method.getReference().getName())) {
      cases.connect(method.getVariable(0).getClassValueNode());
    }
  }
}
