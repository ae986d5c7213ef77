package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.GameTerminal;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;

/** For One – Kniffel at the terminal. */
public final class ForOneTerminal {

  public static final GameTerminal<ForOne, ForOneState, ForOneMove, ForOneView> ENTRY =
      new GameTerminal<>(
          ForOneRulebook.ID,
          ForOne.class,
          ForOneScreen::new,
          Optional.empty(),
          List.of(CalibrateCommand::new));

  private ForOneTerminal() {}
}
