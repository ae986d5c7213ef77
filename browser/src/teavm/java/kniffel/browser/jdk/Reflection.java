package kniffel.browser.jdk;

import org.teavm.runtime.reflect.ClassInfo;
import org.teavm.runtime.reflect.ClassReflectionInfo;

/**
 * The one place where a class is asked what reflection can see of it: TeaVM 0.15 emits everything again for each place that asks.
 */
public final class Reflection {

  private Reflection() {}

  public static ClassReflectionInfo reflection(ClassInfo type) {
    return type.reflection();
  }
}
