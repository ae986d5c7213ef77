package kniffel.rules;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record type, and its value in any record of that type.
 *
 * <p>Records are written and told component by component, so a component that is read often gets
 * its own code. Making that takes a while, and most programs read most components rarely.
 */
public final class Component {

  /** How many times reflection is good enough. */
  private static final int OFTEN = 500;

  private final String name;
  private final Type type;
  private final RecordComponent component;
  private int asked;
  private @Nullable Function<Object, Object> quick;

  private Component(RecordComponent component) {
    this.name = component.getName();
    this.type = component.getGenericType();
    this.component = component;
  }

  /** The components of a record type, in their order. */
  public static List<Component> of(Class<?> type) {
    return Stream.of(type.getRecordComponents()).map(Component::new).toList();
  }

  public String name() {
    return name;
  }

  public Type type() {
    return type;
  }

  /** The value that it has there. */
  public Object in(Object owner) {
    Function<Object, Object> known = quick;
    return known != null ? known.apply(owner) : reflected(owner);
  }

  private Object reflected(Object owner) {
    try {
      // Several threads may count and make it: whichever they see is valid.
      if (++asked > OFTEN) {
        quick = code();
      }
      return value(component, owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The value that a component has there; in the browser a different implementation is substituted.
   */
  static Object value(RecordComponent component, Object owner) throws ReflectiveOperationException {
    Method accessor = component.getAccessor();
    accessor.setAccessible(true); // spares a check
    return accessor.invoke(owner);
  }

  @SuppressWarnings("unchecked") // it takes any object and casts it itself
  private Function<Object, Object> code() throws ReflectiveOperationException {
    Method accessor = component.getAccessor();
    MethodHandles.Lookup lookup =
        MethodHandles.privateLookupIn(accessor.getDeclaringClass(), MethodHandles.lookup());
    MethodHandle direct = lookup.unreflect(accessor);
    try {
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  MethodType.methodType(Function.class),
                  MethodType.methodType(Object.class, Object.class),
                  direct,
                  direct.type().wrap())
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}
