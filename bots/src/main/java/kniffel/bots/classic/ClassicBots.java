package kniffel.bots.classic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.GameBots;
import kniffel.bots.Usual;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicView;

/** The bots of classic Kniffel; nothing is learned, because it is solved. */
public final class ClassicBots {

  public static final GameBots<Classic, ClassicMove, ClassicView> ENTRY =
      new GameBots<>(
              ClassicRulebook.ID,
              Classic.class,
              ClassicMind::new,
              ClassicReason.class,
              Optional.empty())
          .usually(
              Map.of("kniffel", new Usual(List.of(180, 208, 231, 245), List.of(100, 73, 67, 65))))
          .solved(new GameBots.Solution(SolvedFile.RESOURCE, SolvedFile::write));

  private ClassicBots() {}
}
