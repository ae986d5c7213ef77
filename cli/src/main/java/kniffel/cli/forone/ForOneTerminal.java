package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.GameTerminal;
import kniffel.rules.Fact;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneFact;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Medal;

/** For One – Kniffel at the terminal. */
public final class ForOneTerminal {

  public static final GameTerminal<ForOne, ForOneState, ForOneMove, ForOneView> ENTRY =
      new GameTerminal<>(
          ForOneRulebook.ID,
          ForOne.class,
          ForOneScreen::new,
          Optional.empty(),
          List.of(CalibrateCommand::new),
          ForOneTerminal::medal);

  private ForOneTerminal() {}

  /** "No medal" counts as none. */
  private static Optional<Medal> medal(List<? extends Fact> facts) {
    for (Fact fact : facts) {
      if (fact instanceof ForOneFact.Finished end && end.medal() != Medal.NONE) {
        return Optional.of(end.medal());
      }
    }
    return Optional.empty();
  }
}
