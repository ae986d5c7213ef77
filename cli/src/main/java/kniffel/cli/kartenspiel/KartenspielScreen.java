package kniffel.cli.kartenspiel;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kniffel.cli.play.Chosen;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;

/**
 * The table of Kniffel – Das Kartenspiel: letters choose from whatever is asked now, be it
 * combinations, cards, rows or places for stones.
 */
public final class KartenspielScreen implements Screen<KartenspielMove, KartenspielView> {

  private Order order = Order.BY_VALUE;

  /**
   * What was chosen and not yet played.
   *
   * @param turned how often the list of choices was turned over
   * @param trading whether letters choose a card to trade instead of a combination
   * @param cards to be taken or discarded together, as soon as they are enough
   */
  private record Choosing(int turned, boolean trading, Set<KartenspielMove> cards) {

    private static final Choosing NOTHING = new Choosing(0, false, Set.of());

    /** The same with a card more, or less if it was chosen. */
    private Choosing toggle(KartenspielMove card) {
      Set<KartenspielMove> toggled = new LinkedHashSet<>(cards);
      if (!toggled.remove(card)) {
        toggled.add(card);
      }
      return new Choosing(turned, trading, toggled);
    }
  }

  private final Chosen<KartenspielView, Choosing> choosing = new Chosen<>(Choosing.NOTHING);

  /** Ending the turn without drawing. */
  private final Confirm<KartenspielView, KartenspielMove> confirm = new Confirm<>();

  @Override
  public Block draw(
      KartenspielView view, Viewer viewer, Offers<KartenspielMove> offers, Look look) {
    Choosing now = choosing.in(view);
    Choices choices = Choices.of(view, offers, now.turned());
    Menu menu = Menu.of(view, offers, choices, order, now.trading());
    String ask = new Prompt(view, offers, look).ask(now.trading());
    return new TableArt(view, look, menu, order, now.cards()).draw(choices, ask);
  }

  @Override
  public String keys(KartenspielView view, Offers<KartenspielMove> offers, Look look) {
    boolean trading = choosing.in(view).trading();
    return new Prompt(view, offers, look).keys(menu(view, offers), trading);
  }

  private Menu menu(KartenspielView view, Offers<KartenspielMove> offers) {
    Choosing now = choosing.in(view);
    return Menu.of(view, offers, Choices.of(view, offers, now.turned()), order, now.trading());
  }

  @Override
  public KeyReply<KartenspielMove> press(
      char key, KartenspielView view, Offers<KartenspielMove> offers) {
    boolean sure = confirm.take(view).isPresent();
    return switch (key) {
      case Menu.DRAW -> play(new KartenspielMove.Draw(), offers);
      case Menu.TRADE -> trade(view, offers);
      case Menu.END -> end(sure, view, offers);
      case Menu.SORT -> {
        order = order.other();
        yield new KeyReply.Chosen<>();
      }
      case Menu.MORE -> turn(view, offers);
      default ->
          menu(view, offers)
              .at(key)
              .map(move -> choose(move, view, offers))
              .orElseGet(KeyReply.Unknown::new);
    };
  }

  private KeyReply<KartenspielMove> turn(KartenspielView view, Offers<KartenspielMove> offers) {
    Choosing now = choosing.in(view);
    if (Choices.of(view, offers, now.turned()).pages() == 1) {
      return new KeyReply.Unknown<>();
    }
    return chosen(view, new Choosing(now.turned() + 1, now.trading(), now.cards()));
  }

  private KeyReply<KartenspielMove> chosen(KartenspielView view, Choosing next) {
    choosing.choose(view, next);
    return new KeyReply.Chosen<>();
  }

  private KeyReply<KartenspielMove> choose(
      KartenspielMove move, KartenspielView view, Offers<KartenspielMove> offers) {
    return switch (view.awaited()) {
      case Awaited.Take(int cards) -> choose(move, cards, view);
      case Awaited.Discard(int cards) -> choose(move, cards, view);
      default -> play(move, offers);
    };
  }

  /** Several cards are played at once: the letters stay where they are until all are chosen. */
  private KeyReply<KartenspielMove> choose(
      KartenspielMove move, int together, KartenspielView view) {
    Choosing next = choosing.in(view).toggle(move);
    if (next.cards().size() < together) {
      return chosen(view, next);
    }
    clear();
    return new KeyReply.Play<>(List.copyOf(next.cards()));
  }

  private KeyReply<KartenspielMove> trade(KartenspielView view, Offers<KartenspielMove> offers) {
    Choosing now = choosing.in(view);
    if (now.trading()) {
      return chosen(view, new Choosing(now.turned(), false, now.cards()));
    }
    if (view.hand().isEmpty()) {
      return new KeyReply.Tell<>("cli.kartenspiel.no-cards");
    }
    var objection = offers.objection(new KartenspielMove.Trade(view.hand().get(0)));
    if (objection.isPresent()) {
      return new KeyReply.Refused<>(objection.get());
    }
    return chosen(view, new Choosing(now.turned(), view.phase() != Phase.TRADE, now.cards()));
  }

  private KeyReply<KartenspielMove> end(
      boolean sure, KartenspielView view, Offers<KartenspielMove> offers) {
    KartenspielMove end = new KartenspielMove.EndTurn();
    boolean couldDraw = offers.objection(new KartenspielMove.Draw()).isEmpty();
    return couldDraw && !sure && offers.objection(end).isEmpty()
        ? confirm.ask(view, end, "cli.kartenspiel.sure")
        : play(end, offers);
  }

  private KeyReply<KartenspielMove> play(KartenspielMove move, Offers<KartenspielMove> offers) {
    KeyReply<KartenspielMove> reply = offers.play(move);
    if (reply instanceof KeyReply.Play) {
      clear();
    }
    return reply;
  }

  @Override
  public String signed(String line, Look look) {
    return new CardArt(look).signed(line);
  }

  @Override
  public void clear() {
    // The sort order is a preference, not a choice in the game, so it stays.
    choosing.clear();
    confirm.clear();
  }
}
