package kniffel.cli.master;

import kniffel.cli.play.GameTerminal;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;

/** Kniffel Master at the terminal. */
public final class MasterTerminal {

  public static final GameTerminal<Master, MasterState, MasterMove, MasterView> ENTRY =
      new GameTerminal<>(MasterRulebook.ID, Master.class, MasterScreen::new);

  private MasterTerminal() {}
}
