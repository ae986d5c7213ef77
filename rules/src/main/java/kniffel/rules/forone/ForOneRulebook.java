package kniffel.rules.forone;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.PaperForm;
import kniffel.rules.Rulebook;

/** For One – Kniffel on the shelf. */
public final class ForOneRulebook implements Rulebook<ForOneOptions> {

  public static final String ID = "forone";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return 1;
  }

  @Override
  public boolean countsThrows() {
    return true;
  }

  @Override
  public int dice() {
    return ForOneOptions.BASE.level().level().roll();
  }

  @Override
  public ForOneOptions standard() {
    return ForOneOptions.BASE;
  }

  @Override
  public Map<String, ForOneOptions> presets() {
    Map<String, ForOneOptions> presets = new LinkedHashMap<>();
    presets.put("base", standard());
    presets.put("free-discard", new ForOneOptions(LevelName.BASE, true));
    return presets;
  }

  @Override
  public Game<?, ?, ?, ?> game(ForOneOptions options) {
    return new ForOne(options);
  }

  @Override
  public Optional<PaperForm> paper(ForOneOptions options) {
    return Optional.of(new ForOnePaper(options));
  }
}
