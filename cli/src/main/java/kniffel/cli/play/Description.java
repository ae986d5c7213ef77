package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/**
 * What somebody said about a position on the command line, in options that only its game
 * understands.
 *
 * @param options all options that were given
 */
public record Description(ParseResult options) {

  public boolean has(String option) {
    return options.hasMatchedOption(option);
  }

  public Optional<String> text(String option) {
    return Optional.ofNullable(options.matchedOptionValue(option, null));
  }

  public Optional<Integer> number(String option) {
    return Optional.ofNullable(options.matchedOptionValue(option, null));
  }

  /** All values of an option that can be repeated. */
  public List<String> texts(String option) {
    return options.matchedOptionValue(option, List.of());
  }
}
