package kniffel.browser.compiler;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.extension.introspect.IntrospectClass;
import org.teavm.extension.introspect.IntrospectMember;
import org.teavm.extension.spi.reflection.ReflectionPolicy;

/**
 * What can be seen by reflection: the fields and constructors of our records, and static parse
 * methods.
 */
public final class Visible implements ReflectionPolicy {

  private static boolean isOurs(IntrospectClass<?> type) {
    return type.name().startsWith("kniffel.");
  }

  @Override
  public Collection<IntrospectMember> classAccessibleMembers(IntrospectClass<?> type) {
    List<IntrospectMember> members = new ArrayList<>();
    if (isOurs(type) && type.isRecord()) {
      type.declaredFields().stream()
          .filter(field -> !java.lang.reflect.Modifier.isStatic(field.modifiers()))
          .forEach(members::add);
      type.declaredMethods().stream()
          .filter(method -> method.isConstructor())
          .forEach(members::add);
    }
    if (isOurs(type)) {
      type.declaredMethods().stream()
          .filter(
              method ->
                  method.name().equals("parse")
                      && java.lang.reflect.Modifier.isStatic(method.modifiers()))
          .forEach(members::add);
    }
    return members;
  }

  @Override
  public boolean isClassFoundByName(IntrospectClass<?> type) {
    return isOurs(type) && type.isRecord() || isOurs(type) && type.isInterface();
  }
}
