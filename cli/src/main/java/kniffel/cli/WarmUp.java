package kniffel.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Runs the common commands once, so that the launcher can cache the classes they load. */
final class WarmUp {

  private WarmUp() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("kniffel");
    Path save = folder.resolve("game.json");
    run("", "games");
    run("", "games", "--json");
    run("", "--help");
    run("r\n12r\nq\n", "play", "classic", "--players", "A", "--save", save.toString());
    run("", "replay", save.toString());
    run("", "verify", save.toString());
    run("", "simulate", "classic", "--games", "2000", "--json");
    run("", "advise", "classic", "--dice", "1,2,3,4,5");
    Files.delete(save);
    Files.delete(folder);
  }

  private static void run(String keys, String... command) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    var in = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
    Main.run(command, in, nowhere, nowhere, Map.of(), "");
  }
}
