package kniffel.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.dice.DiceTerms;
import kniffel.table.forone.ChallengeBook;

/** A game with options and a number of players, to be tested. */
record Variant(String name, Header<?> header) {

  private static final int RANDOM_LEVELS = 120;

  /**
   * Every game with every preset, every value of every option, and every number of players, and
   * levels of For One; with {@code -Dkniffel.game} only that game.
   */
  static Stream<Variant> all() {
    return Stream.concat(games().flatMap(Variant::of), levels());
  }

  /** The levels of the challenge book, and more than a hundred put together at random. */
  private static Stream<Variant> levels() {
    return games()
        .filter(ForOneRulebook.class::isInstance)
        .map(ForOneRulebook.class::cast)
        .flatMap(
            rulebook ->
                Stream.concat(
                        ChallengeBook.shipped().levels().stream(),
                        RandomChallenges.some(RANDOM_LEVELS))
                    .map(level -> of(rulebook, level)));
  }

  private static Variant of(ForOneRulebook rulebook, Challenge level) {
    return new Variant(
        "forone level " + level.number() + " " + level.elements(),
        header(rulebook, ForOneOptions.of(level), 1));
  }

  static Stream<Rulebook<?>> games() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream().filter(game -> game.id().matches(chosen));
  }

  private static <P extends Record> Stream<Variant> of(Rulebook<P> rulebook) {
    Map<P, String> options = new LinkedHashMap<>();
    rulebook.presets().forEach((name, preset) -> options.put(preset, name));
    for (Option option : Option.of(rulebook.standard())) {
      for (String value : values(option)) {
        options.putIfAbsent(option.set(rulebook.standard(), value), option.name() + "=" + value);
      }
    }
    List<Variant> variants = new ArrayList<>();
    options.forEach(
        (chosen, name) ->
            IntStream.rangeClosed(rulebook.minPlayers(), rulebook.maxPlayers())
                .forEach(
                    players ->
                        variants.add(
                            new Variant(
                                rulebook.id() + " " + name + ", " + players + " players",
                                header(rulebook, chosen, players)))));
    return variants.stream();
  }

  /** The ends of a range; lists of numbers have presets or tests of their own. */
  private static List<String> values(Option option) {
    return !option.values().isEmpty() || option.isList()
        ? option.values()
        : List.of(String.valueOf(option.min()), String.valueOf(option.max()));
  }

  private static <P extends Record> Header<P> header(Rulebook<P> rulebook, P options, int players) {
    List<Seat> seats =
        IntStream.range(0, players)
            .mapToObj(seat -> new Seat("Player " + (seat + 1), "bot:random"))
            .toList();
    return new Header<>(rulebook, options, seats, new DiceTerms.Seeded(players));
  }

  @Override
  public String toString() {
    return name;
  }
}
