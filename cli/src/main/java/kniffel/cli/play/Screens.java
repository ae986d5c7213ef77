package kniffel.cli.play;

import kniffel.cli.classic.ClassicScreen;
import kniffel.cli.forone.ForOneScreen;
import kniffel.cli.karten.KartenScreen;
import kniffel.cli.kartenspiel.KartenspielScreen;
import kniffel.cli.master.MasterScreen;
import kniffel.rules.Game;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.master.MasterRulebook;

/** The screens of all games. */
public final class Screens {

  private Screens() {}

  /** The screen of a game, which must be the one of this id. */
  @SuppressWarnings(
      "unchecked") // the screen under a game's id is the screen for its moves and views
  public static <S, M, O, V> Screen<M, V> of(String id, Game<S, M, O, V> game) {
    return (Screen<M, V>) named(id);
  }

  private static Screen<?, ?> named(String id) {
    return switch (id) {
      case ClassicRulebook.ID -> new ClassicScreen();
      case KartenspielRulebook.ID -> new KartenspielScreen();
      case MasterRulebook.ID -> new MasterScreen();
      case ForOneRulebook.ID -> new ForOneScreen();
      case KartenRulebook.ID -> new KartenScreen();
      default -> throw new IllegalStateException("no screen for " + id);
    };
  }
}
