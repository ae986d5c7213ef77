package kniffel.cli.kartenspiel;

import kniffel.cli.play.GameTerminal;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;

/** Kniffel – Das Kartenspiel at the terminal. */
public final class KartenspielTerminal {

  public static final GameTerminal<Kartenspiel, KartenspielState, KartenspielMove, KartenspielView>
      ENTRY = new GameTerminal<>(KartenspielRulebook.ID, Kartenspiel.class, KartenspielScreen::new);

  private KartenspielTerminal() {}
}
