package kniffel.cli.classic;

import kniffel.cli.play.Offers;
import kniffel.rules.Fact;
import kniffel.rules.classic.ClassicFact;
import kniffel.rules.classic.ClassicMove;

/** What a box would bring, read off the facts that its move would make. */
final class Preview {

  private Preview() {}

  /** The points in the box and next to it; 0 for a roll too, which brings none yet. */
  static int points(Offers<ClassicMove> offers, ClassicMove move) {
    int points = 0;
    if (move instanceof ClassicMove.Score) {
      for (Fact fact : offers.preview(move)) {
        points +=
            switch (fact) {
              case ClassicFact.Wrote wrote -> wrote.points();
              case ClassicFact.EarnedExtra extra -> extra.points();
              default -> 0;
            };
      }
    }
    return points;
  }
}
