package kniffel.rules.classic;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.PaperForm;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.ClassicOptions.Extra;
import kniffel.rules.classic.ClassicOptions.Joker;

/** Classic Kniffel on the shelf. */
public final class ClassicRulebook implements Rulebook<ClassicOptions> {

  public static final String ID = "classic";

  @Override
  public String id() {
    return ID;
  }

  /** R1: two to eight play; one may practise. */
  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return Classic.MAX_PLAYERS;
  }

  @Override
  public boolean countsThrows() {
    return true;
  }

  @Override
  public int dice() {
    return Classic.DICE;
  }

  @Override
  public ClassicOptions standard() {
    return ClassicOptions.KNIFFEL;
  }

  @Override
  public Map<String, ClassicOptions> presets() {
    Map<String, ClassicOptions> presets = new LinkedHashMap<>();
    presets.put("kniffel", standard());
    presets.put(
        "yahtzee",
        new ClassicOptions(100, Extra.ALWAYS, false, Joker.NUMBER_BOX_FIRST, true, false));
    presets.put(
        "yahtzee-free-joker",
        new ClassicOptions(100, Extra.ALWAYS, false, Joker.FREE, true, false));
    presets.put("plain", new ClassicOptions(0, Extra.ALWAYS, false, Joker.NONE, false, false));
    presets.put(
        "plain-full-house", new ClassicOptions(0, Extra.ALWAYS, false, Joker.NONE, false, true));
    return presets;
  }

  @Override
  public Game<?, ?, ?, ?> game(ClassicOptions options) {
    return new Classic(options);
  }

  @Override
  public Optional<PaperForm> paper(ClassicOptions options) {
    return Optional.of(new ClassicPaper(options));
  }
}
