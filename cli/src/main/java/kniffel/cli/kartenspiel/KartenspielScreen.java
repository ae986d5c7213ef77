package kniffel.cli.kartenspiel;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;

/**
 * The table of Kniffel – Das Kartenspiel: letters choose from whatever is asked now, be it
 * combinations, cards, rows or places for stones.
 */
public final class KartenspielScreen implements Screen<KartenspielMove, KartenspielView> {

  private Order order = Order.BY_VALUE;

  /** How often the list of choices was turned over. */
  private int turned;

  /** Whether letters choose a card to trade instead of a combination. */
  private boolean trading;

  /** Cards chosen to be taken or discarded together, as soon as they are enough. */
  private final Set<KartenspielMove> chosen = new LinkedHashSet<>();

  /** Whether ending the turn without drawing was asked for: asked once more. */
  private boolean leaving;

  @Override
  public Block draw(
      KartenspielView view, Viewer viewer, Offers<KartenspielMove> offers, Look look) {
    Choices choices = Choices.of(view, offers, turned);
    Menu menu = Menu.of(view, offers, choices, order, trading);
    String ask = new Prompt(view, offers, look).ask(trading);
    return new TableArt(view, look, menu, order, Set.copyOf(chosen)).draw(choices, ask);
  }

  @Override
  public String keys(KartenspielView view, Offers<KartenspielMove> offers, Look look) {
    return new Prompt(view, offers, look).keys(menu(view, offers), trading);
  }

  private Menu menu(KartenspielView view, Offers<KartenspielMove> offers) {
    return Menu.of(view, offers, Choices.of(view, offers, turned), order, trading);
  }

  @Override
  public Reply<KartenspielMove> press(
      char key, KartenspielView view, Offers<KartenspielMove> offers) {
    boolean sure = leaving;
    leaving = false;
    return switch (key) {
      case Menu.DRAW -> play(new KartenspielMove.Draw(), offers);
      case Menu.TRADE -> trade(view, offers);
      case Menu.END -> end(sure, offers);
      case Menu.SORT -> {
        order = order.other();
        yield new Reply.Chosen<>();
      }
      case Menu.MORE -> turn(view, offers);
      default ->
          menu(view, offers)
              .at(key)
              .map(move -> choose(move, view, offers))
              .orElseGet(Reply.Unknown::new);
    };
  }

  private Reply<KartenspielMove> turn(KartenspielView view, Offers<KartenspielMove> offers) {
    if (Choices.of(view, offers, turned).pages() == 1) {
      return new Reply.Unknown<>();
    }
    turned++;
    return new Reply.Chosen<>();
  }

  private Reply<KartenspielMove> choose(
      KartenspielMove move, KartenspielView view, Offers<KartenspielMove> offers) {
    if (view.phase() != Phase.TAKE && view.phase() != Phase.DISCARD) {
      return play(move, offers);
    }
    // Several cards are taken at once: the letters stay where they are until all are chosen.
    if (!chosen.remove(move)) {
      chosen.add(move);
    }
    if (chosen.size() < view.left()) {
      return new Reply.Chosen<>();
    }
    List<KartenspielMove> moves = List.copyOf(chosen);
    clear();
    return new Reply.Play<>(moves);
  }

  private Reply<KartenspielMove> trade(KartenspielView view, Offers<KartenspielMove> offers) {
    if (trading) {
      trading = false;
      return new Reply.Chosen<>();
    }
    if (view.hand().isEmpty()) {
      return new Reply.Tell<>("cli.kartenspiel.no-cards");
    }
    var objection = offers.objection(new KartenspielMove.Trade(view.hand().get(0)));
    if (objection.isPresent()) {
      return new Reply.Refused<>(objection.get());
    }
    trading = view.phase() != Phase.TRADE;
    return new Reply.Chosen<>();
  }

  private Reply<KartenspielMove> end(boolean sure, Offers<KartenspielMove> offers) {
    KartenspielMove end = new KartenspielMove.EndTurn();
    boolean couldDraw = offers.objection(new KartenspielMove.Draw()).isEmpty();
    if (couldDraw && !sure && offers.objection(end).isEmpty()) {
      leaving = true;
      return new Reply.Tell<>("cli.kartenspiel.sure");
    }
    return play(end, offers);
  }

  private Reply<KartenspielMove> play(KartenspielMove move, Offers<KartenspielMove> offers) {
    Reply<KartenspielMove> reply = offers.play(move);
    if (reply instanceof Reply.Play) {
      clear();
    }
    return reply;
  }

  @Override
  public void clear() {
    // How cards are sorted is a taste, not a choice: it stays.
    turned = 0;
    trading = false;
    chosen.clear();
    leaving = false;
  }
}
