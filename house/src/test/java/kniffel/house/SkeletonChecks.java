package kniffel.house;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * A program that runs tests on one game, in a process that has just been compiled: prints what is
 * wrong, and at the end how many tests there were.
 */
final class SkeletonChecks {

  private SkeletonChecks() {}

  /** Runs the tests of the classes named after the id of the game. */
  public static void main(String[] args) throws ReflectiveOperationException {
    String game = args[0];
    int count = 0;
    for (String name : List.of(args).subList(1, args.length)) {
      Class<?> tests = Class.forName(name);
      for (Method method : tests.getDeclaredMethods()) {
        for (Object[] arguments : arguments(method, game)) {
          check(tests, method, arguments);
          count++;
        }
      }
    }
    System.out.println(count + " tests");
  }

  /** With what a test is called: every language, the game, or its variants. */
  private static List<Object[]> arguments(Method test, String game)
      throws ReflectiveOperationException {
    if (test.isAnnotationPresent(Test.class)) {
      return List.<Object[]>of(new Object[0]);
    }
    if (!test.isAnnotationPresent(ParameterizedTest.class)) {
      return List.of();
    }
    Class<?> type = test.getParameterTypes()[0];
    if (type == Language.class) {
      return Stream.of(Language.values()).map(each -> new Object[] {each}).toList();
    }
    if (type == String.class) {
      return List.<Object[]>of(new Object[] {game});
    }
    if (type == Rulebook.class) {
      return List.<Object[]>of(new Object[] {Rulebooks.find(game).orElseThrow()});
    }
    Method all = type.getDeclaredMethod("all");
    all.setAccessible(true);
    return ((Stream<?>) all.invoke(null))
        .filter(variant -> variant.toString().startsWith(game + " "))
        .map(variant -> new Object[] {variant})
        .toList();
  }

  private static void check(Class<?> tests, Method method, Object[] arguments)
      throws ReflectiveOperationException {
    var constructor = tests.getDeclaredConstructor();
    constructor.setAccessible(true);
    method.setAccessible(true);
    try {
      method.invoke(constructor.newInstance(), arguments);
    } catch (InvocationTargetException e) {
      System.out.println(method.getName() + ": " + e.getCause());
    }
  }
}
