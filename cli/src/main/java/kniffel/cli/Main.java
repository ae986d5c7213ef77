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
import kniffel.table.json.Codec;
import kniffel.words.Words;

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
    Words words = Words.in(Languages.choose(args, environment));
    PrintWriter answers = new PrintWriter(out, false, StandardCharsets.UTF_8);
    PrintWriter complaints = new PrintWriter(err, true, StandardCharsets.UTF_8);
    Context context =
        new Context(
            words,
            new Codec(),
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
            answers,
            complaints,
            data(environment),
            terminals.contains("0") && terminals.contains("1"),
            terminals.contains("2"),
            terminals.contains("1") && !environment.containsKey("NO_COLOR"));
    try {
      return Commands.line(context).execute(args);
    } finally {
      answers.flush();
      complaints.flush();
    }
  }

  /** Where programs of this system keep what belongs to their user. */
  private static Path data(Map<String, String> environment) {
    String folder = environment.getOrDefault("XDG_DATA_HOME", "");
    return folder.isBlank()
        ? Path.of(System.getProperty("user.home"), ".local", "share", "kniffel")
        : Path.of(folder, "kniffel");
  }
}
