package kniffel.paper;

import java.util.List;
import java.util.Optional;
import kniffel.paper.classic.ClassicSheet;
import kniffel.paper.forone.ForOneSheet;
import kniffel.paper.karten.KartenSheet;
import kniffel.paper.kartenspiel.KartenspielSheet;
import kniffel.paper.master.MasterSheet;

/** The sheets of every game. */
public final class Sheets {

  public static final List<GameSheet<?, ?>> ALL =
      List.of(
          new ClassicSheet(),
          new MasterSheet(),
          new ForOneSheet(),
          new KartenSheet(),
          new KartenspielSheet());

  private Sheets() {}

  public static Optional<GameSheet<?, ?>> find(String game) {
    for (GameSheet<?, ?> sheet : ALL) {
      if (sheet.rulebook().id().equals(game)) {
        return Optional.of(sheet);
      }
    }
    return Optional.empty();
  }
}
