package kniffel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Header;
import kniffel.table.LevelBook;
import kniffel.table.Seat;
import kniffel.table.Supplements;
import kniffel.table.dice.DiceTerms;
import picocli.CommandLine;

/** The options by which a command is told the rules of a game. */
public final class GameChoice {

  @CommandLine.Option(
      names = "--rules",
      paramLabel = "PRESET",
      completionCandidates = Candidates.Presets.class)
  private String preset = "";

  @CommandLine.Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      completionCandidates = Candidates.Options.class)
  private List<String> options = new ArrayList<>();

  @CommandLine.Option(names = "--level", paramLabel = "N")
  private Optional<Integer> level = Optional.empty();

  /** Whether anything was chosen at all. */
  boolean isGiven() {
    return !preset.isEmpty() || !options.isEmpty() || level.isPresent();
  }

  /** A game with its options chosen. */
  public record GameWithOptions<P extends Record>(Rulebook<P> rulebook, P options) {
    public Game<?, ?, ?, ?> game() {
      return rulebook.game(options);
    }

    /** The seats, if the game allows this many. */
    List<Seat> checked(List<Seat> seats, Context context) {
      int min = rulebook.minPlayers();
      int max = rulebook.maxPlayers();
      if (seats.size() < min || seats.size() > max) {
        throw new BadInputException(
            context.say(
                "cli.wrong-players", Map.of("min", min, "max", max, "count", seats.size())));
      }
      return seats;
    }

    Header<P> header(List<Seat> seats, DiceTerms dice) {
      return new Header<>(rulebook, options, seats, dice);
    }
  }

  /** The game of this name with the chosen options; what is wrong is complained about. */
  public GameWithOptions<?> choose(String game, Context context) {
    Rulebook<?> rulebook =
        Rulebooks.find(game)
            .orElseThrow(() -> unknown(game, Rulebooks.ALL.stream().map(Rulebook::id), context));
    return choose(rulebook, context);
  }

  /** That there is no such game, only these. */
  static BadInputException unknown(String game, Stream<String> games, Context context) {
    return new BadInputException(
        context.say(
            "cli.unknown-game",
            Map.of("game", game, "games", games.collect(Collectors.joining(", ")))));
  }

  private <P extends Record> GameWithOptions<P> choose(Rulebook<P> rulebook, Context context) {
    if (level.isPresent()) {
      return level(rulebook, context);
    }
    P chosen = preset.isEmpty() ? rulebook.standard() : rulebook.presets().get(preset);
    if (chosen == null) {
      throw new BadInputException(
          context.say(
              "cli.unknown-preset",
              Map.of("preset", preset, "presets", String.join(", ", rulebook.presets().keySet()))));
    }
    for (String text : options) {
      String[] parts = text.split("=", 2);
      Option option =
          Option.of(chosen).stream()
              .filter(candidate -> candidate.name().equals(parts[0]))
              .findFirst()
              .orElseThrow(() -> unknownOption(parts[0], rulebook, context));
      try {
        chosen = option.set(chosen, parts.length == 2 ? parts[1] : "");
      } catch (IllegalArgumentException e) {
        throw new BadInputException(
            context.say(
                "cli.bad-option",
                Map.of("option", text, "name", option.name(), "allowed", option.allowed())));
      }
    }
    return new GameWithOptions<>(rulebook, chosen);
  }

  /** A level of the game's book; it is played as written there. */
  private <P extends Record> GameWithOptions<P> level(Rulebook<P> rulebook, Context context) {
    if (!preset.isEmpty() || !options.isEmpty()) {
      throw new BadInputException(context.say("cli.level-alone"));
    }
    return Supplements.book(rulebook.id())
        .flatMap(book -> book.level(level.get()))
        .filter(LevelBook.Level::open)
        .map(found -> new GameWithOptions<>(rulebook, rulebook.optionsType().cast(found.options())))
        .orElseThrow(
            () ->
                new BadInputException(
                    context.say("cli.unknown-level", Map.of("level", level.get()))));
  }

  private static BadInputException unknownOption(
      String name, Rulebook<?> rulebook, Context context) {
    String known =
        Option.of(rulebook.standard()).stream().map(Option::name).collect(Collectors.joining(", "));
    return new BadInputException(
        context.say("cli.unknown-option", Map.of("option", name, "options", known)));
  }
}
