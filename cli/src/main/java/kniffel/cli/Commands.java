package kniffel.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.Callable;
import kniffel.cli.play.GameTerminal;
import kniffel.cli.play.Terminals;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;

/** All commands put together, with help and complaints in the user's language. */
@Command(
    name = "kniffel",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Commands.Version.class)
final class Commands implements Callable<Integer> {

  private final Context context;

  private Commands(Context context) {
    this.context = context;
  }

  // Read by Languages beforehand; declared here so that it is known, checked and shown in help.
  @Option(names = "--lang", paramLabel = "de|en|nl", scope = ScopeType.INHERIT)
  void language(Code code) {}

  enum Code {
    de,
    en,
    nl
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"kniffel 0.1.0"};
    }
  }

  /** No command: opens the house. */
  @Override
  public Integer call() throws IOException {
    return new ServeCommand(context).call();
  }

  static CommandLine line(Context context) {
    CommandLine line =
        new CommandLine(new Commands(context))
            .addSubcommand(new ServeCommand(context))
            .addSubcommand(new GamesCommand(context))
            .addSubcommand(new PlayCommand(context))
            .addSubcommand(new ResumeCommand(context))
            .addSubcommand(new ReplayCommand(context))
            .addSubcommand(new VerifyCommand(context))
            .addSubcommand(new SimulateCommand(context))
            .addSubcommand(new ArenaCommand(context));
    for (GameTerminal<?, ?, ?, ?> terminal : Terminals.ALL) {
      terminal.commands().forEach(command -> line.addSubcommand(command.apply(context)));
    }
    line.addSubcommand(AdviseCommand.line(context))
        .addSubcommand(new AnalyseCommand(context))
        .addSubcommand(new TrainCommand(context))
        .addSubcommand("completion", new AutoComplete.GenerateCompletion());
    line.setResourceBundle(new HelpTexts(context.words()));
    line.setOut(context.out());
    line.setErr(context.err());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            context.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setParameterExceptionHandler((wrong, args) -> complain(wrong, context));
    line.setExecutionExceptionHandler((failure, command, result) -> fail(failure, context));
    return line;
  }

  private static int complain(ParameterException wrong, Context context) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    String detail = String.valueOf(wrong.getMessage());
    context.err().println(context.say("cli.not-understood", Map.of("detail", detail)));
    context.err().println(context.say("cli.see-help", Map.of("command", command)));
    return Exit.BAD_INPUT;
  }

  private static int fail(Exception failure, Context context) {
    switch (failure) {
      case BadInputException wrong -> {
        context.err().println(wrong.getMessage());
        return Exit.BAD_INPUT;
      }
      case IOException e -> context.err().println(context.say("cli.failed", reason(e)));
      case UncheckedIOException e -> context.err().println(context.say("cli.failed", reason(e)));
      default -> throw new IllegalStateException(failure);
    }
    return Exit.FAILED;
  }

  private static Map<String, String> reason(Exception e) {
    return Map.of("reason", String.valueOf(e.getMessage()));
  }
}
