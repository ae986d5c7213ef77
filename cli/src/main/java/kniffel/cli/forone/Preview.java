package kniffel.cli.forone;

import kniffel.cli.play.Offers;
import kniffel.rules.Fact;
import kniffel.rules.forone.ForOneFact;
import kniffel.rules.forone.ForOneMove;

/**
 * What a legal move would bring, read off the facts that it would make.
 *
 * @param points what a row would pay: the one that is scored, or the one that a die fills
 * @param fills whether a row would be full
 * @param lowersBonus whether a smaller bonus would be the best still possible
 * @param ends whether the game would be over
 */
record Preview(int points, boolean fills, boolean lowersBonus, boolean ends) {

  static Preview of(ForOneMove move, Offers<ForOneMove> offers) {
    int points = 0;
    boolean fills = false;
    boolean lowersBonus = false;
    boolean ends = false;
    for (Fact fact : offers.preview(move)) {
      switch (fact) {
        case ForOneFact.Scored scored -> points += scored.points();
        case ForOneFact.Filled filled -> {
          points += filled.points();
          fills = true;
        }
        case ForOneFact.BonusCapped capped -> lowersBonus = true;
        case ForOneFact.Finished finished -> ends = true;
        default -> {
          // The rest is told in the log once it has happened.
        }
      }
    }
    return new Preview(points, fills, lowersBonus, ends);
  }
}
