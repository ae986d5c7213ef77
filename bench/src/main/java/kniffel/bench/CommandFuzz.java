package kniffel.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import kniffel.cli.Main;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Visible;

/**
 * Hands the commands records and arguments that are damaged at random: each is carried out or
 * refused in one visible line, whatever it was.
 */
public final class CommandFuzz implements AutoCloseable {

  private final Path folder;
  private final List<byte[]> records = new ArrayList<>();
  private final Map<Integer, Integer> codes = new TreeMap<>();
  private final Map<String, Long> millis = new TreeMap<>();

  /** A filled sheet of paper. */
  private static final String SHEET =
      """
      {"game":"classic","played":"2020-02-29","names":["Anna"],
       "sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,
       "three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,
       "large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}
      """;

  /** Prepares a sound record of each game, one that is still being played, and a sheet of paper. */
  public CommandFuzz() throws IOException {
    folder = Files.createTempDirectory("kniffel-fuzz");
    run(
        "",
        "config",
        "server",
        "http://127.0.0.1:1"); // a server running on this machine is left alone
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Path own = folder.resolve(rulebook.id());
      run(
          "",
          "simulate",
          rulebook.id(),
          "--games",
          "1",
          "--seed",
          "3",
          "--records",
          own.toString());
      records.add(Files.readAllBytes(own.resolve("game-000001.json")));
    }
    Path journal = folder.resolve("begun");
    run("r\nr\nq\n", "play", "classic", "--players", "Anna", "--save", journal.toString());
    records.add(Files.readAllBytes(journal));
    records.add(SHEET.getBytes(StandardCharsets.UTF_8));
  }

  /** What a command answered. */
  private record CommandResult(int code, String out, String err) {}

  /**
   * Tries the given number of lines.
   *
   * @return what went wrong: the number, the command and its answer
   */
  public List<String> run(long seed, int count) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      Random random = new Random(seed * 1_000_003 + number);
      String[] command = command(random);
      long start = System.nanoTime();
      CommandResult answer = run("r\nq\n", command);
      millis.merge(command[0], (System.nanoTime() - start) / 1_000_000, Long::sum);
      codes.merge(answer.code(), 1, Integer::sum);
      Optional<String> complaint = complaint(command[0], answer);
      if (complaint.isPresent()) {
        wrong.add(
            number + ": " + complaint.get() + ": " + Arrays.toString(command) + "\n" + answer);
      }
    }
    return wrong;
  }

  /** How often each exit code occurred. */
  public Map<Integer, Integer> codes() {
    return codes;
  }

  private String[] command(Random random) throws IOException {
    Path file = folder.resolve("record");
    boolean damaged = random.nextInt(3) > 0;
    byte[] record = records.get(random.nextInt(records.size()));
    Files.write(file, damaged ? Damage.of(record, random) : record);
    return FuzzLines.line(file, damaged, random);
  }

  private CommandResult run(String keys, String... command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String own = folder.resolve("home").toString();
    int code =
        Main.run(
            command,
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            Map.of("LANG", "C", "XDG_DATA_HOME", own, "XDG_CONFIG_HOME", own),
            "");
    return new CommandResult(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** What is wrong with an answer, if anything. */
  private static Optional<String> complaint(String command, CommandResult answer) {
    boolean nobodyAnswers = answer.code() == 1 && answer.err().contains("No server answers");
    if (answer.code() != 0 && answer.code() != 2 && !nobodyAnswers) {
      return Optional.of("exit code " + answer.code());
    }
    if (!Visible.lines(answer.out()).equals(answer.out())
        || !Visible.lines(answer.err()).equals(answer.err())) {
      return Optional.of("something unseen is printed");
    }
    // A sheet is told what is wrong with each of its boxes.
    boolean refused = answer.code() != 0 && !answer.err().isEmpty() && !command.equals("import");
    if (refused && answer.err().lines().count() != 1) {
      return Optional.of("not one line");
    }
    if (answer.code() != 0 && answer.err().isEmpty() && answer.out().isEmpty()) {
      return Optional.of("refused without a word");
    }
    return answer.err().contains("Exception") && answer.code() != 2
        ? Optional.of("an exception is shown")
        : Optional.empty();
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** The command {@code bench commands [COUNT] [SEED]}. */
  static boolean run(List<String> words) throws IOException {
    int count = words.isEmpty() ? 20_000 : Integer.parseInt(words.getFirst());
    long seed = words.size() < 2 ? 1 : Long.parseLong(words.get(1));
    long start = System.nanoTime();
    try (CommandFuzz fuzz = new CommandFuzz()) {
      List<String> wrong = fuzz.run(seed, count);
      wrong.forEach(System.out::println);
      System.out.printf(
          "%d commands with seed %d in %.0f s, exit codes %s, milliseconds %s: %d wrong%n",
          count, seed, (System.nanoTime() - start) / 1e9, fuzz.codes(), fuzz.millis, wrong.size());
      return wrong.isEmpty();
    }
  }
}
