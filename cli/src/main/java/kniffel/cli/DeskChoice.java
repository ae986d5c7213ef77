package kniffel.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.FullScreen;
import kniffel.cli.terminal.PlainDesk;
import picocli.CommandLine.Option;

/** The options that say how a game is shown. */
final class DeskChoice {

  private static final int STANDARD_PACE = 600;

  @Option(names = "--pace", paramLabel = "MS")
  private Optional<Integer> pace = Optional.empty();

  @Option(names = "--plain")
  private boolean plain;

  /** Complains about impossible options. */
  void check(Context context) {
    if (pace.isPresent() && pace.get() < 0) {
      throw new BadInputException(context.say("cli.bad-pace", Map.of("pace", pace.get())));
    }
  }

  Desk open(Context context) throws IOException {
    int millis = pace.or(context.settings()::pace).orElse(STANDARD_PACE);
    return context.interactive() && !plain
        ? FullScreen.ofThisProgram(
            context.colour(),
            Duration.ofMillis(millis),
            window -> context.say("cli.too-small", Map.of("window", window)))
        : new PlainDesk(context.in(), context.out());
  }
}
