package kniffel.cli;

import java.net.URI;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that lead a player to a table of a server. */
final class NetworkChoice {

  private static final String STANDARD = "http://127.0.0.1:8080";

  @Option(names = "--server", paramLabel = "URL")
  private Optional<String> server = Optional.empty();

  @Option(names = "--table", paramLabel = "LINK")
  private Optional<String> table = Optional.empty();

  @Option(names = "--name", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  boolean isGiven() {
    return server.isPresent() || table.isPresent() || name.isPresent();
  }

  /**
   * A table somewhere.
   *
   * @param link what follows the server's address, or just the code
   */
  record TableAddress(URI server, String link, Optional<String> name) {

    boolean isToWatch() {
      return link.contains("/watch#");
    }
  }

  /** A server, for somebody who brings no link. */
  static TableAddress at(Optional<String> server, Optional<String> name, Context context) {
    String address = server.orElseGet(() -> standard(context));
    NetworkChoice choice = new NetworkChoice();
    choice.server = Optional.of(address);
    choice.table = Optional.of("");
    choice.name = name;
    return choice.place(context);
  }

  /** The server that is meant when none is named. */
  static String standard(Context context) {
    return context.settings().get(Settings.SettingKey.SERVER).orElse(STANDARD);
  }

  /** Where to go; a whole link says the server too. */
  TableAddress place(Context context) {
    Optional<String> called = name.or(() -> context.settings().get(Settings.SettingKey.NAME));
    called.ifPresent(each -> Players.requireName(each, context));
    String link =
        table.orElseThrow(() -> new BadInputException(context.say("cli.net.which-table"))).strip();
    String address = server.orElseGet(() -> link.contains("://") ? link : standard(context));
    try {
      URI given = URI.create(address);
      boolean web = "http".equals(given.getScheme()) || "https".equals(given.getScheme());
      if (web && given.getHost() != null) {
        return new TableAddress(
            URI.create(given.getScheme() + "://" + given.getRawAuthority()), link, called);
      }
    } catch (IllegalArgumentException e) {
      // complained about below
    }
    throw new BadInputException(
        context.say("cli.serve.bad-address", java.util.Map.of("address", address)));
  }
}
