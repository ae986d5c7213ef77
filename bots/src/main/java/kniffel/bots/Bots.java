package kniffel.bots;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Ids;

/** The bots there are, by name. */
public final class Bots {

  public static final String RANDOM = "random";
  public static final String HEURISTIC = "heuristic";
  public static final String SEARCH = "search";

  private Bots() {}

  /** The names of the bots that play a game. */
  public static List<String> names(Game<?, ?, ?, ?> game) {
    return Minds.of(game).isEmpty()
        ? List.of(RANDOM)
        : Stream.concat(
                Stream.of(RANDOM, HEURISTIC, SEARCH), Stream.of(Level.values()).map(Ids::of))
            .toList();
  }

  /**
   * A bot for a game.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static <S, M, O, V> Bot<M, V> named(String name, Game<S, M, O, V> game) {
    if (name.equals(RANDOM)) {
      return new RandomBot<>();
    }
    Optional<Mind<M, V>> mind = Minds.of(game);
    if (mind.isEmpty() || !names(game).contains(name)) {
      throw new IllegalArgumentException("no bot " + name + ", only " + names(game));
    }
    return switch (name) {
      case HEURISTIC -> new JudgeBot<>(mind.get().quick(), 0);
      case SEARCH -> new JudgeBot<>(mind.get().deep(), 0);
      default -> mind.get().level(level(name));
    };
  }

  private static Level level(String name) {
    return Stream.of(Level.values())
        .filter(level -> Ids.of(level).equals(name))
        .findFirst()
        .orElseThrow();
  }
}
