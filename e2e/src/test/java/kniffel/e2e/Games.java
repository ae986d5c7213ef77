package kniffel.e2e;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;

/** All games there are, and who plays them here. */
final class Games {

  private Games() {}

  /** All, or with {@code -Dkniffel.game} only that one. */
  static Stream<String> all() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return every().filter(game -> game.matches(chosen));
  }

  /** All there are, whichever are to be tried. */
  static Stream<String> every() {
    return Rulebooks.ALL.stream().map(Rulebook::id);
  }

  /** Those in which players hold something that the others must not see. */
  static Stream<String> hidden() {
    return Rulebooks.ALL.stream().filter(Rulebook::isHidden).map(Rulebook::id);
  }

  /** Whether it is for one player alone. */
  static boolean isSolo(String game) {
    return Rulebooks.find(game).orElseThrow().maxPlayers() == 1;
  }

  /** What tests have to know of a game before they play it. */
  static Plays about(String game) {
    return player(game).getAnnotation(Plays.class);
  }

  /** The class that plays a game: {@code ClassicPlayer} for {@code classic}. */
  static Class<? extends Player> player(String game) {
    String name = game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1) + "Player";
    try {
      Class<? extends Player> found =
          Class.forName(Games.class.getPackageName() + "." + name).asSubclass(Player.class);
      if (found.isAnnotationPresent(Plays.class)) {
        return found;
      }
      throw new AssertionError(game + ": no @Plays on " + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(game + ": nobody plays it, e2e has no class " + name, e);
    }
  }

  /** The seats of a table with one human and one bot, where two can play. */
  static List<Object> seats(String game) {
    Object anna = Table.me("Anna");
    return isSolo(game) ? List.of(anna) : List.of(anna, Table.BOT);
  }
}
