package kniffel.rules.master;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.PaperForm;
import kniffel.rules.Rulebook;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;

/** Kniffel Master on the shelf. */
public final class MasterRulebook implements Rulebook<MasterOptions> {

  public static final String ID = "master";

  @Override
  public String id() {
    return ID;
  }

  /** Two to four play; one may practise, first in every race. */
  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return Master.MAX_PLAYERS;
  }

  @Override
  public int dice() {
    return Master.DICE;
  }

  @Override
  public MasterOptions standard() {
    return MasterOptions.MASTER;
  }

  @Override
  public Map<String, MasterOptions> presets() {
    Map<String, MasterOptions> presets = new LinkedHashMap<>();
    presets.put("master", standard());
    presets.put(
        "long",
        new MasterOptions(
            CoinRow.FURTHER_LAPS, LastInRound.ONE_MORE_ROUND, 500, FirstPlayer.FIRST_SEAT));
    return presets;
  }

  @Override
  public Game<?, ?, ?, ?> game(MasterOptions options) {
    return new Master(options);
  }

  @Override
  public Optional<PaperForm> paper(MasterOptions options) {
    return Optional.of(new MasterPaper(options));
  }
}
