package kniffel.bots;

import java.util.List;
import kniffel.rules.Game;

/** The bots there are, by name. */
public final class Bots {

  public static final String RANDOM = "random";
  public static final List<String> NAMES = List.of(RANDOM);

  private Bots() {}

  /**
   * A bot for a game.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static <S, M, O, V> Bot<M, V> named(String name, Game<S, M, O, V> game) {
    return switch (name) {
      case RANDOM -> new RandomBot<>();
      default -> throw new IllegalArgumentException("no bot " + name + ", only " + NAMES);
    };
  }
}
