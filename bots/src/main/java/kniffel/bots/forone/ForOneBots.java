package kniffel.bots.forone;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.bots.Usual;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneView;

/** The bots of For One – Kniffel. */
public final class ForOneBots {

  public static final GameBots<ForOne, ForOneMove, ForOneView> ENTRY =
      new GameBots<>(
              ForOneRulebook.ID,
              ForOne.class,
              ForOneMind::new,
              ForOneReason.class,
              Optional.of(new GameBots.Lesson(ForOneTrainer::new, ForOneTrainer.RESOURCE)))
          .usually(Map.of("base", new Usual(List.of(249, 291, 314, 341), List.of())));

  private ForOneBots() {}
}
