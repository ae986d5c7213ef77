package kniffel.cli.classic;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.GameTerminal;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;

/** Classic Kniffel at the terminal: playing, describing, forecasting and solving. */
public final class ClassicTerminal {

  public static final GameTerminal<Classic, ClassicState, ClassicMove, ClassicView> ENTRY =
      new GameTerminal<>(
          ClassicRulebook.ID,
          Classic.class,
          ClassicScreen::new,
          Optional.of(new ClassicDescriber()),
          List.of(SolveCommand::new),
          facts -> Optional.empty());

  private ClassicTerminal() {}
}
