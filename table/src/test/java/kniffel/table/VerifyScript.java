package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** tools/verify-record, and what it says of records. */
final class VerifyScript {

  private VerifyScript() {}

  private static final Path SCRIPT = Path.of("..", "tools", "verify-record").toAbsolutePath();

  /** What the script says of each file, by its name. */
  static Map<String, String> said(List<Path> files, int exit)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString()));
    files.forEach(file -> command.add(file.toString()));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      return abort("there is no python3 here, so tools/verify-record was not run: " + e);
    }
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(exit);
    Map<String, String> said = new TreeMap<>();
    for (String line : output.lines().toList()) {
      String[] parts = line.split(": ", 2);
      said.put(Path.of(parts[0]).getFileName().toString(), parts[1]);
    }
    return said;
  }

  /** What the group of a pattern finds in a record. */
  static String part(String pattern, String game) {
    Matcher found = Pattern.compile(pattern).matcher(game);
    assertThat(found.find()).as(pattern).isTrue();
    return found.group(1);
  }
}
