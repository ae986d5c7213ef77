package kniffel.bench;

import java.io.IOException;

/** Runs the benchmarks: {@code overrun} is a table of its own, all others are JMH's. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 1 && arguments[0].equals("overrun")) {
      Overrun.run();
    } else {
      org.openjdk.jmh.Main.main(arguments);
    }
  }
}
