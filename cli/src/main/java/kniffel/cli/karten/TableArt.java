package kniffel.cli.karten;

import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Phase;

/** The whole table: title, hand, what is asked, and the sheets. */
final class TableArt {

  private final KartenView view;
  private final Selection selection;
  private final Offers<KartenMove> offers;
  private final Look look;

  TableArt(KartenView view, Selection selection, Offers<KartenMove> offers, Look look) {
    this.view = view;
    this.selection = selection;
    this.offers = offers;
    this.look = look;
  }

  Block draw() {
    Cards chosen = view.own().map(own -> selection.of(own.hand())).orElse(Cards.NONE);
    boolean asked = view.phase() == Phase.ACT && !offers.moves().isEmpty();
    Block top =
        Block.of(title())
            .above(HandArt.draw(view, selection, asked, look))
            .above(Block.of(new Prompt(view, offers, look).line(chosen)));
    Block sheet =
        new SheetArt(view, Preview.all(view, chosen, offers), look)
            .draw(look.height() - top.height());
    return new Block(top.above(sheet).lines().stream().map(this::cut).toList());
  }

  private String cut(String line) {
    return Block.width(line) > look.width() ? Block.fit(line, look.width()) : line;
  }

  private String title() {
    boolean playing = view.round() > 0 && view.phase() != Phase.OVER;
    String when =
        playing
            ? look.say("cli.karten.round", Map.of("round", view.round()))
            : look.say(view.phase());
    String last = playing && view.lastRound() ? " · " + look.say("cli.karten.last-round") : "";
    String pile = look.say("cli.karten.pile", Map.of("count", view.pile()));
    return look.paint(Style.STRONG, look.say("karten.name") + " · " + when + last)
        + look.paint(Style.FAINT, " · " + pile);
  }
}
