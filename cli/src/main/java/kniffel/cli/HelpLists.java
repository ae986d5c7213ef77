package kniffel.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kniffel.cli.terminal.Block;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** What is listed below the help of a command: rules, options and bots that can be named there. */
final class HelpLists {

  /** What the launcher handles itself, before this program is started. */
  private static final List<String> LAUNCHER =
      List.of("test", "bench", "screenshots", "new-game", "package");

  private static final int WIDTH = 79;
  private static final int NAMES = 13;

  private final Context context;

  HelpLists(Context context) {
    this.context = context;
  }

  void add(CommandLine kniffel) {
    kniffel.getCommandSpec().usageMessage().footer(launcher());
    kniffel.getSubcommands().values().forEach(command -> addTo(command.getCommandSpec()));
  }

  private void addTo(CommandSpec command) {
    List<String> lines = new ArrayList<>();
    if (command.findOption("--rules") != null) {
      lines.add("%n" + context.say("commands.list.rules"));
      for (Rulebook<?> rulebook : Rulebooks.ALL) {
        lines.add(line(rulebook.id(), String.join(", ", rulebook.presets().keySet())));
      }
      lines.add("%n" + context.say("commands.list.options"));
      for (Rulebook<?> rulebook : Rulebooks.ALL) {
        lines.add(line(rulebook.id(), options(rulebook)));
      }
    }
    boolean bots = command.findOption("--bots") != null || command.findOption("--players") != null;
    if (bots) {
      lines.add("%n" + context.say("commands.list.bots"));
      byBots().forEach((names, games) -> lines.add(line(String.join(", ", games), names)));
    }
    command.usageMessage().footer(lines.toArray(String[]::new));
  }

  private static <P extends Record> String options(Rulebook<P> rulebook) {
    return String.join(", ", Option.of(rulebook.standard()).stream().map(Option::name).toList());
  }

  /** Games with the same bots share a line. */
  private static Map<String, List<String>> byBots() {
    Map<String, List<String>> games = new LinkedHashMap<>();
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      games
          .computeIfAbsent(String.join(", ", Candidates.bots(rulebook)), names -> new ArrayList<>())
          .add(rulebook.id());
    }
    return games;
  }

  private String[] launcher() {
    List<String> lines = new ArrayList<>();
    lines.add("%n" + context.say("commands.launcher"));
    for (String command : LAUNCHER) {
      lines.add(line(command, context.say("commands.launcher." + command)));
    }
    return lines.toArray(String[]::new);
  }

  /**
   * An entry of a list, in as many lines as it needs; escaped, because the result goes through a
   * format.
   */
  private static String line(String name, String meaning) {
    String indent = " ".repeat(NAMES + 2);
    String wrapped =
        String.join("%n" + indent, Block.wrap(meaning.replace("%", "%%"), WIDTH - indent.length()));
    return name.length() < NAMES
        ? "  " + Block.fit(name, NAMES) + wrapped
        : "  " + name + "%n" + indent + wrapped;
  }
}
