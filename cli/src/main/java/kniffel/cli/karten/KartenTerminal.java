package kniffel.cli.karten;

import kniffel.cli.play.GameTerminal;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;

/** Karten Kniffel at the terminal. */
public final class KartenTerminal {

  public static final GameTerminal<Karten, KartenState, KartenMove, KartenView> ENTRY =
      new GameTerminal<>(KartenRulebook.ID, Karten.class, KartenScreen::new);

  private KartenTerminal() {}
}
