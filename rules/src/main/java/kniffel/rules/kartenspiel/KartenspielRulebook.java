package kniffel.rules.kartenspiel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.PaperForm;
import kniffel.rules.Rulebook;

/** Kniffel – Das Kartenspiel on the shelf. */
public final class KartenspielRulebook implements Rulebook<KartenspielOptions> {

  public static final String ID = "kartenspiel";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public int minPlayers() {
    return Variant.MIN_PLAYERS;
  }

  @Override
  public boolean isHidden() {
    return true;
  }

  @Override
  public int maxPlayers() {
    return Variant.MAX_PLAYERS;
  }

  @Override
  public List<String> deck() {
    return Card.ALL.stream().map(Card::toString).toList();
  }

  @Override
  public KartenspielOptions standard() {
    return KartenspielOptions.of(Variant.BASE);
  }

  @Override
  public Map<String, KartenspielOptions> presets() {
    Map<String, KartenspielOptions> presets = new LinkedHashMap<>();
    for (Variant variant : Variant.values()) {
      presets.put(Ids.of(variant), KartenspielOptions.of(variant));
    }
    return presets;
  }

  @Override
  public Game<?, ?, ?, ?> game(KartenspielOptions options) {
    return new Kartenspiel(options);
  }

  @Override
  public Optional<PaperForm> paper(KartenspielOptions options) {
    return Optional.of(new KartenspielPaper(options));
  }
}
