package kniffel.bench;

import java.util.List;
import java.util.Objects;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;

/** The game that the arguments of a benchmark name: its id, and perhaps a preset after it. */
public final class ChosenGame {

  private ChosenGame() {}

  /**
   * The game.
   *
   * @param preset where among the words its preset is, if it is not the standard
   */
  public static Game<?, ?, ?, ?> of(String id, List<String> words, int preset) {
    Rulebook<?> rulebook = Rulebooks.find(id).orElseThrow();
    return words.size() > preset ? preset(rulebook, words.get(preset)) : standard(rulebook);
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  private static <P extends Record> Game<?, ?, ?, ?> preset(Rulebook<P> rulebook, String name) {
    return rulebook.game(Objects.requireNonNull(rulebook.presets().get(name)));
  }
}
