package kniffel.cli.newgame;

import kniffel.cli.play.GameTerminal;
import kniffel.rules.newgame.Newgame;
import kniffel.rules.newgame.NewgameMove;
import kniffel.rules.newgame.NewgameRulebook;
import kniffel.rules.newgame.NewgameState;
import kniffel.rules.newgame.NewgameView;

/** Newgame at the terminal. */
public final class NewgameTerminal {

  public static final GameTerminal<Newgame, NewgameState, NewgameMove, NewgameView> ENTRY =
      new GameTerminal<>(NewgameRulebook.ID, Newgame.class, NewgameScreen::new);

  private NewgameTerminal() {}
}
