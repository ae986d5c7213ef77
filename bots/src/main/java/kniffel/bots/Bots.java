package kniffel.bots;

import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Ids;

/** The bots there are, by name. */
public final class Bots {

  public static final String RANDOM = "random";
  public static final String HEURISTIC = "heuristic";
  public static final String SEARCH = "search";

  /** Plays by the values of the ledger; in classic Kniffel for points, whatever the others have. */
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
    if (name.equals(RANDOM)) {
      return new RandomBot<>();
    }
    if (!names(game).contains(name)) {
      throw new IllegalArgumentException("no bot " + name + ", only " + names(game));
    }
    return named(name, Minds.of(game).orElseThrow());
  }

  /** A bot with a mind that is there already. */
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
