package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Style;
import kniffel.rules.Fact;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenFact;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Phase;

/** The line below the hand: what is asked now and which keys answer it. */
final class Prompt {

  private static final String BETWEEN = " · ";

  private final KartenView view;
  private final Offers<KartenMove> offers;
  private final Look look;

  Prompt(KartenView view, Offers<KartenMove> offers, Look look) {
    this.view = view;
    this.offers = offers;
    this.look = look;
  }

  String line(Cards chosen) {
    if (view.own().isEmpty() || offers.moves().isEmpty()) {
      return view.phase() == Phase.ACT || view.phase() == Phase.ANNOUNCE ? others() : "";
    }
    return view.phase() == Phase.ANNOUNCE ? announce() : exchange(view.own().get(), chosen);
  }

  private String others() {
    return look.paint(
        Style.FAINT, look.narrator().name(view.seat()) + ": " + look.say(view.phase()));
  }

  private String announce() {
    var box = view.players().get(view.seat()).free().getFirst();
    int costs = 0;
    for (Fact fact : offers.preview(new KartenMove.StaySilent())) {
      if (fact instanceof KartenFact.MissedAnnouncement missed) {
        costs = missed.points();
      }
    }
    return look.paint(Style.CHOSEN, look.say("cli.karten.last-box", Map.of("box", look.say(box))))
        + "  "
        + key(KartenScreen.ANNOUNCE, look.say("cli.karten.announce"))
        + BETWEEN
        + key(KartenScreen.SILENT, look.say("cli.karten.silent", Map.of("points", costs)));
  }

  private String exchange(KartenView.Own own, Cards chosen) {
    List<String> parts = new ArrayList<>();
    parts.add(
        key(
            KartenScreen.EXCHANGE,
            chosen.isEmpty()
                ? look.say("cli.karten.pass")
                : look.say(
                    "cli.karten.exchange", Map.of("cards", chosen, "count", chosen.size()))));
    KartenMove oneMore = KartenScreen.oneMore(own.aside());
    if (offers.objection(oneMore).isEmpty()) {
      String more = chosen.isEmpty() ? "cli.karten.one-more" : "cli.karten.for-more";
      parts.add(
          key(KartenScreen.MORE, look.say(more, Map.of("count", chosen.size() + 1)))
              + growth(oneMore));
    }
    return String.join(BETWEEN, parts);
  }

  /** What a larger hand costs. */
  private String growth(KartenMove oneMore) {
    for (Fact fact : offers.preview(oneMore)) {
      if (fact instanceof KartenFact.HandGrew(int seat, int count, int points)) {
        return look.paint(
            Style.FAINT,
            " (" + look.say("cli.karten.growth", Map.of("count", count, "points", points)) + ")");
      }
    }
    return "";
  }

  private String key(char key, String does) {
    return look.target(key, look.paint(Style.OFFER, String.valueOf(key)) + " " + does);
  }
}
