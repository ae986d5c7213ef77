package kniffel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual of the command in the language of {@code man}, made from the texts of its help. */
final class ManPage {

  private final Context context;
  private final CommandSpec kniffel;
  private final List<String> lines = new ArrayList<>();

  ManPage(Context context, CommandSpec kniffel) {
    this.context = context;
    this.kniffel = kniffel;
  }

  String text() {
    lines.add(".TH KNIFFEL 6 \"\" \"" + escaped(kniffel.version()[0]) + "\"");
    section("commands.man.name");
    lines.add("kniffel \\- " + escaped(description(kniffel).getFirst()));
    section("commands.man.synopsis");
    lines.add(".B kniffel");
    lines.add("[\\fIcommand\\fR] [\\fIoptions\\fR]");
    section("commands.man.description");
    paragraphs(description(kniffel));
    section("commands.man.options");
    arguments(kniffel);
    section("commands.man.commands");
    for (CommandLine command : kniffel.subcommands().values()) {
      command(command.getCommandSpec());
    }
    section("commands.man.launcher");
    paragraphs(List.of(kniffel.usageMessage().footer()));
    section("commands.man.files");
    entry(context.settings().file().toString(), context.say("commands.man.settings"));
    entry(context.data().toString(), context.say("commands.man.data"));
    section("commands.man.environment");
    entry("LC_ALL, LC_MESSAGES, LANG", context.say("commands.man.language"));
    entry("NO_COLOR", context.say("commands.man.no-color"));
    entry("XDG_CONFIG_HOME, XDG_DATA_HOME", context.say("commands.man.folders"));
    section("commands.man.exit");
    entry("0", context.say("commands.man.exit.ok"));
    entry("1", context.say("commands.man.exit.failed"));
    entry("2", context.say("commands.man.exit.bad-input"));
    entry("3", context.say("commands.man.exit.fault"));
    return String.join("\n", lines) + "\n";
  }

  private void command(CommandSpec command) {
    lines.add(".SS \"kniffel " + escaped(command.name() + synopsis(command)) + "\"");
    paragraphs(description(command));
    arguments(command);
    paragraphs(List.of(command.usageMessage().footer()));
  }

  private static String synopsis(CommandSpec command) {
    return command.positionalParameters().stream()
        .map(each -> each.required() ? " " + each.paramLabel() : " [" + each.paramLabel() + "]")
        .collect(Collectors.joining());
  }

  private void arguments(CommandSpec command) {
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      entry(parameter.paramLabel(), meaning(parameter));
    }
    boolean root = command.parent() == null;
    for (OptionSpec option : command.options()) {
      // What all commands share is said once.
      if (root || !option.inherited()) {
        String names = Stream.of(option.names()).collect(Collectors.joining(", "));
        boolean flag = option.arity().max() == 0;
        entry(flag ? names : names + " " + option.paramLabel(), meaning(option));
      }
    }
  }

  private static String meaning(ArgSpec argument) {
    return unformatted(argument.description());
  }

  private static List<String> description(CommandSpec command) {
    return List.of(unformatted(command.usageMessage().description()));
  }

  /** As the help would print it. */
  private static String unformatted(String[] texts) {
    return String.format(Locale.ROOT, String.join(" ", texts));
  }

  private void section(String title) {
    lines.add(".SH \"" + escaped(context.say(title)).toUpperCase(Locale.ROOT) + "\"");
  }

  private void entry(String what, String meaning) {
    lines.add(".TP");
    lines.add(".B " + escaped(what));
    lines.add(escaped(meaning));
  }

  private void paragraphs(List<String> texts) {
    for (String text : texts) {
      for (String line : String.format(Locale.ROOT, text).split("\n", -1)) {
        if (!line.isBlank()) {
          lines.add(".PP");
          lines.add(escaped(line.strip()));
        }
      }
    }
  }

  /** A text escaped for the formatter, also at the beginning of a line. */
  private static String escaped(String text) {
    String plain = text.replace("\\", "\\e").replace("-", "\\-").replace("\"", "\\(dq");
    return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
  }
}
