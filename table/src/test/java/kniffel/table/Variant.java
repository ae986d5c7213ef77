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
import kniffel.table.dice.DiceTerms;

/** A game with options and a number of players, to be tested. */
public record Variant(String name, Header<?> header) {

  /**
   * Every game with every preset, every value of every option, and every number of players, and
   * every level of its book; with {@code -Dkniffel.game} only that game.
   */
  static Stream<Variant> all() {
    return games().flatMap(rulebook -> Stream.concat(of(rulebook), levels(rulebook)));
  }

  private static <P extends Record> Stream<Variant> levels(Rulebook<P> rulebook) {
    return Supplements.book(rulebook.id()).stream()
        .flatMap(book -> book.levels().stream())
        .map(
            level ->
                of("level " + level.number() + " " + level.elements(), rulebook, level.options()));
  }

  /** A game for as few players as it can have. */
  public static <P extends Record> Variant of(String name, Rulebook<P> rulebook, Record options) {
    P chosen = rulebook.optionsType().cast(options);
    return new Variant(rulebook.id() + " " + name, header(rulebook, chosen, rulebook.minPlayers()));
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
