package kniffel.bots;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Ids;

/** The bots there are, by name. */
public final class Bots {

  public static final String RANDOM = "random";
  public static final String HEURISTIC = "heuristic";
  public static final String SEARCH = "search";

  /** Plays by the values of the ledger: where those are points, whatever the others have. */
  public static final String LEDGER = "ledger";

  private Bots() {}

  /** The names of the bots that play a game. */
  public static List<String> names(Game<?, ?, ?, ?> game) {
    return !Minds.has(game)
        ? List.of(RANDOM)
        : Stream.concat(
                Stream.of(RANDOM, HEURISTIC, SEARCH, LEDGER),
                Stream.of(Strength.values()).map(Ids::of))
            .toList();
  }

  /**
   * A bot for a game.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static <S, M, O, V> Bot<M, V> named(String name, Game<S, M, O, V> game) {
    return named(List.of(name), game).getFirst();
  }

  /**
   * Bots for a game who sit at one table. They share one mind, so that a game which must be solved
   * is solved once for all of them.
   *
   * @throws IllegalArgumentException if there is none of some name
   */
  public static <S, M, O, V> List<Bot<M, V>> named(List<String> names, Game<S, M, O, V> game) {
    for (String name : names) {
      if (!names(game).contains(name)) {
        throw new IllegalArgumentException("no bot " + name + ", only " + names(game));
      }
    }
    return sharing(names, () -> Minds.of(game).orElseThrow());
  }

  /** Bots who share a mind, which is made only if one of them thinks. */
  public static <M, V> List<Bot<M, V>> sharing(List<String> names, Supplier<Mind<M, V>> maker) {
    Optional<Mind<M, V>> mind =
        names.stream().allMatch(RANDOM::equals) ? Optional.empty() : Optional.of(maker.get());
    return names.stream()
        .map(
            name ->
                name.equals(RANDOM)
                    ? new RandomBot<M, V>()
                    : Bots.<M, V>named(name, mind.orElseThrow()))
        .toList();
  }

  /** A bot with an existing mind. */
  public static <M, V> Bot<M, V> named(String name, Mind<M, V> mind) {
    return switch (name) {
      case HEURISTIC -> new JudgeBot<>(mind.quick(), 0);
      case LEDGER -> new JudgeBot<>(mind.ledgerJudge(), 0);
      case SEARCH -> new JudgeBot<>(mind.deep(), 0);
      default -> mind.playing(strength(name));
    };
  }

  private static Strength strength(String name) {
    return Stream.of(Strength.values())
        .filter(strength -> Ids.of(strength).equals(name))
        .findFirst()
        .orElseThrow();
  }
}
