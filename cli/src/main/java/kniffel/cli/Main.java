package kniffel.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import kniffel.table.json.Codec;
import kniffel.words.Words;
import picocli.CommandLine;

/** The command {@code kniffel}. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    // The launcher knows which of the three streams are terminals; Java alone would not.
    String terminals = System.getProperty("kniffel.terminals", "");
    int code =
        run(
            args,
            System.in,
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            System.getenv(),
            terminals);
    System.exit(code);
  }

  /**
   * Runs a command and returns its exit code.
   *
   * @param terminals the numbers of the standard streams that are terminals, {@code "012"} for all
   */
  public static int run(
      String[] args,
      InputStream in,
      OutputStream out,
      OutputStream err,
      Map<String, String> environment,
      String terminals) {
    Settings settings = Settings.in(config(environment).resolve("settings.properties"));
    Optional<String> settled = settings.get(Settings.SettingKey.LANGUAGE);
    Words words = Words.in(Languages.choose(args, settled, environment));
    PrintWriter answers = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter complaints = new PrintWriter(err, true, StandardCharsets.UTF_8);
    Context context =
        new Context(
            words,
            new Codec(),
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
            new PrintWriter(new SafeWriter(answers), false),
            new PrintWriter(new SafeWriter(complaints), true),
            data(environment),
            settings,
            environment.getOrDefault("KNIFFEL_COMMAND", "kniffel"),
            terminals.contains("0") && terminals.contains("1"),
            terminals.contains("2"),
            settings
                .colours()
                .orElse(terminals.contains("1") && !environment.containsKey("NO_COLOR")));
    try {
      CommandLine line = CommandTree.line(context).setOut(answers);
      return line.execute(CommandTree.completed(line, args));
    } finally {
      answers.flush();
      complaints.flush();
    }
  }

  /** Where programs of this system keep what belongs to their user. */
  private static Path data(Map<String, String> environment) {
    return folder(environment, "XDG_DATA_HOME", Path.of(".local", "share"));
  }

  /** Where they keep their user's settings. */
  private static Path config(Map<String, String> environment) {
    return folder(environment, "XDG_CONFIG_HOME", Path.of(".config"));
  }

  private static Path folder(Map<String, String> environment, String variable, Path standard) {
    String folder = environment.getOrDefault(variable, "");
    Path parent =
        folder.isBlank()
            ? Path.of(System.getProperty("user.home")).resolve(standard)
            : Path.of(folder);
    return parent.resolve("kniffel");
  }
}
