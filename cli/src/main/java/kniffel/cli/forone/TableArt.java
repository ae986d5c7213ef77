package kniffel.cli.forone;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;

/** The whole table: the card on the left, the roll and how the game stands on the right. */
final class TableArt {

  private static final int GAP = 2;

  private final ForOneView view;
  private final int chosen;
  private final Optional<RollPlaces.RolledDie> die;
  private final boolean explains;
  private final Offers<ForOneMove> offers;
  private final Look look;

  /**
   * @param chosen the place of the chosen die in the roll, negative if there is none
   * @param explains whether to say what the level changes instead of showing the card
   */
  TableArt(ForOneView view, int chosen, boolean explains, Offers<ForOneMove> offers, Look look) {
    this.view = view;
    this.chosen = chosen;
    this.die = RollPlaces.of(view).waiting(chosen);
    this.explains = explains;
    this.offers = offers;
    this.look = look;
  }

  Block draw() {
    String title = look.paint(Style.STRONG, Block.fit(title(), look.width()).stripTrailing());
    if (explains) {
      return Block.of(title).above(new TileArt(view).sentences(look));
    }
    if (look.isPlain()) {
      return Block.of(title).above(side(false)).above(card(false, false));
    }
    Block side = side(true);
    Block plain = card(false, false);
    if (plain.width() + GAP + side.width() > look.width()) {
      Block stacked = plain.above(Block.of("")).above(side);
      boolean fits = stacked.height() < look.height();
      return Block.of(title).above(fits ? stacked : plain.above(side(false)));
    }
    Block airy = card(true, false);
    boolean high = airy.height() + 2 <= look.height();
    Block wordy = card(high, true);
    boolean wide = wordy.width() + GAP + side.width() <= look.width();
    Block card = wide ? wordy : high ? airy : plain;
    return (high ? Block.of(title, "") : Block.of(title)).above(card.beside(GAP, side));
  }

  private String title() {
    String name = look.say("forone.name");
    String phase = look.say(view.phase());
    return view.round() == 0
        ? name + " · " + phase
        : look.say("cli.forone.title", Map.of("name", name, "round", round(), "phase", phase));
  }

  /** The round, and how many there are where a level has a limit. */
  private String round() {
    String limit =
        view.book().stream()
            .flatMap(book -> book.elements().stream())
            .map(element -> element instanceof CardChange.RoundLimit(int most) ? "/" + most : "")
            .collect(Collectors.joining());
    return view.round() + limit;
  }

  private Block card(boolean airy, boolean wordy) {
    return new ScoreCardArt(view, die, offers, look).draw(airy, wordy);
  }

  private Block side(boolean large) {
    RollArt roll = new RollArt(view, chosen, look);
    Block ask = Block.of(look.paint(Style.STRONG, Prompt.ask(view, die, offers, look)));
    Block status = new StatusArt(view, look).draw(arrows());
    return ask.above(large ? roll.large().above(Block.of("")) : Block.of(roll.small()))
        .above(status);
  }

  private boolean arrows() {
    return offers.moves().stream().anyMatch(move -> Preview.of(move, offers).lowersBonus());
  }
}
