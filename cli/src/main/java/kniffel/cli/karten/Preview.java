package kniffel.cli.karten;

import java.util.EnumMap;
import java.util.Map;
import kniffel.cli.play.Offers;
import kniffel.rules.Fact;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenFact;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenView;

/**
 * What a play into a box would bring, read off the facts that it would make.
 *
 * @param points in the box
 * @param penalty the penalty points next to it
 * @param bonus what it changes for the upper part
 */
record Preview(int points, int penalty, int bonus) {

  int net() {
    return points - penalty + bonus;
  }

  static Preview of(KartenMove.Score move, Offers<KartenMove> offers) {
    int points = 0;
    int penalty = 0;
    int bonus = 0;
    for (Fact fact : offers.preview(move)) {
      switch (fact) {
        case KartenFact.Wrote wrote -> points = wrote.points();
        case KartenFact.Penalised penalised -> penalty = penalised.points();
        case KartenFact.EarnedBonus earned -> bonus += earned.points();
        case KartenFact.EscapedMalus escaped -> bonus += escaped.points();
        default -> {}
      }
    }
    return new Preview(points, penalty, bonus);
  }

  /**
   * For each box that can be filled now: with the chosen cards, or with the best ones if none are
   * chosen.
   */
  static Map<Box, Preview> all(KartenView view, Cards chosen, Offers<KartenMove> offers) {
    Map<Box, Preview> all = new EnumMap<>(Box.class);
    for (var best : view.own().map(KartenView.Own::best).orElse(Map.of()).entrySet()) {
      Box box = best.getKey();
      var move = new KartenMove.Score(box, chosen.isEmpty() ? best.getValue().cards() : chosen);
      if (offers.objection(move).isEmpty()) {
        all.put(box, of(move, offers));
      }
    }
    return all;
  }
}
