package kniffel.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import kniffel.cli.play.GameTerminal;
import kniffel.cli.play.Terminals;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** All commands put together, with help and complaints in the user's language. */
@Command(
    name = "kniffel",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = CommandTree.Version.class)
final class CommandTree implements Callable<Integer> {

  private static final String SERVE = "serve";

  private final Context context;

  private CommandTree(Context context) {
    this.context = context;
  }

  // Read by Languages earlier; declared here so that it is known, checked and shown in help.
  @Option(names = "--lang", paramLabel = "de|en|nl", scope = ScopeType.INHERIT)
  void language(LanguageCode code) {}

  enum LanguageCode {
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

  /** Options of {@code serve} without the word are meant for it, since no word at all is, too. */
  static String[] completed(CommandLine line, String[] args) {
    CommandLine serve = line.getSubcommands().get(SERVE);
    if (serve == null || args.length == 0 || !args[0].startsWith("--")) {
      return args;
    }
    String name = args[0].split("=", 2)[0];
    boolean serves =
        serve.getCommandSpec().findOption(name) != null
            && line.getCommandSpec().findOption(name) == null;
    return serves ? Stream.concat(Stream.of(SERVE), Stream.of(args)).toArray(String[]::new) : args;
  }

  static CommandLine line(Context context) {
    CommandLine line =
        new CommandLine(new CommandTree(context))
            .addSubcommand(new ServeCommand(context))
            .addSubcommand(new GamesCommand(context))
            .addSubcommand(new PlayCommand(context))
            .addSubcommand(new BookCommand(context))
            .addSubcommand(new DailyCommand(context))
            .addSubcommand(new ResumeCommand(context))
            .addSubcommand(new HostCommand(context))
            .addSubcommand(new SheetsCommand(context))
            .addSubcommand(new SiteCommand(context))
            .addSubcommand(new ImportCommand(context))
            .addSubcommand(new StatsCommand(context))
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
        .addSubcommand(new ConfigCommand(context))
        .addSubcommand(new CompletionCommand(context))
        .addSubcommand(new ManCommand(context));
    line.setCommandName(context.command());
    line.getCommandSpec()
        .usageMessage()
        .synopsisSubcommandLabel("[" + context.say("cli.command") + "]");
    new HelpLists(context).add(line);
    line.setResourceBundle(new HelpTexts(context.words(), context.command()));
    line.setOut(context.out());
    line.setErr(context.err());
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            context.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    Complaints complaints = new Complaints(context);
    line.setParameterExceptionHandler((wrong, args) -> complaints.notUnderstood(wrong));
    line.setExecutionExceptionHandler((failure, command, result) -> complaints.failed(failure));
    return line;
  }
}
