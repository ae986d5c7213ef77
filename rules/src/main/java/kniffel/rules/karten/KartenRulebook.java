package kniffel.rules.karten;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.PaperForm;
import kniffel.rules.Rulebook;
import kniffel.rules.karten.KartenOptions.FirstPlayer;

/** Karten Kniffel on the shelf. */
public final class KartenRulebook implements Rulebook<KartenOptions> {

  public static final String ID = "karten";

  @Override
  public String id() {
    return ID;
  }

  /** Two to five play; one may practise. */
  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public boolean isHidden() {
    return true;
  }

  @Override
  public int maxPlayers() {
    return Karten.MAX_PLAYERS;
  }

  @Override
  public List<String> deck() {
    return List.of(Cards.DECK.toString().split(" "));
  }

  @Override
  public KartenOptions standard() {
    return KartenOptions.STANDARD;
  }

  @Override
  public Map<String, KartenOptions> presets() {
    Map<String, KartenOptions> presets = new LinkedHashMap<>();
    presets.put("rulebook", standard());
    presets.put("relaxed", new KartenOptions(true, FirstPlayer.RANDOM, 200));
    return presets;
  }

  @Override
  public Game<?, ?, ?, ?> game(KartenOptions options) {
    return new Karten(options);
  }

  @Override
  public Optional<PaperForm> paper(KartenOptions options) {
    return Optional.of(new KartenPaper(options));
  }
}
