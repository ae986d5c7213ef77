package kniffel.bench.generations;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The bots of another checkout that was built by its launcher. Its rules have to be those of this
 * program as far as bots ask them: only what is in {@code kniffel.bots} comes from there.
 */
final class OtherProgram extends URLClassLoader {

  private static final String BOTS = "kniffel.bots.";

  private OtherProgram(URL[] places) {
    super(places, OtherProgram.class.getClassLoader());
  }

  /** Finds the bots of a checkout. */
  static ProgramBots bots(Path checkout) throws IOException {
    Path run = checkout.resolve("target/run");
    Path program = run.resolve(Files.readString(run.resolve("current")).strip());
    URL[] places = {
      program.resolve("kniffel.jar").toUri().toURL(),
      OwnBots.class.getProtectionDomain().getCodeSource().getLocation()
    };
    try {
      return new OtherProgram(places)
          .loadClass(OwnBots.class.getName())
          .asSubclass(ProgramBots.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no bots in " + program, e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith(BOTS) && !name.startsWith(OwnBots.class.getName())) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? findClass(name) : known;
    }
  }

  /** What its bots have learned is theirs as well. */
  @Override
  public @Nullable URL getResource(String name) {
    return name.startsWith(BOTS.replace('.', '/')) ? findResource(name) : super.getResource(name);
  }
}
