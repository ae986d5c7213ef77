package kniffel.bots.newgame;

import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.rules.newgame.Newgame;
import kniffel.rules.newgame.NewgameMove;
import kniffel.rules.newgame.NewgameRulebook;
import kniffel.rules.newgame.NewgameView;

/** The bots of Newgame. */
public final class NewgameBots {

  public static final GameBots<Newgame, NewgameMove, NewgameView> ENTRY =
      new GameBots<>(
          NewgameRulebook.ID,
          Newgame.class,
          NewgameMind::new,
          NewgameReason.class,
          Optional.empty());

  private NewgameBots() {}
}
