package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.Chosen;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Refusal;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenRefusal;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.KartenView.Own;
import kniffel.rules.karten.Phase;

/** The table of Karten Kniffel: cards are chosen by their numbers, boxes by their letters. */
public final class KartenScreen implements Screen<KartenMove, KartenView> {

  static final char EXCHANGE = 'x';
  static final char MORE = 'm';
  static final char ANNOUNCE = 'a';
  static final char SILENT = 's';
  private static final char CLEAR = 'u';

  /** Which cards are chosen, as long as the hand is the same. */
  private final Chosen<Cards, Selection> chosenPlaces = new Chosen<>(Selection.NONE);

  /** A key that takes effect only when pressed twice. */
  private final Confirm<KartenView, Character> confirm = new Confirm<>();

  @Override
  public Block draw(KartenView view, Viewer viewer, Offers<KartenMove> offers, Look look) {
    Selection selection = view.own().map(this::selection).orElse(Selection.NONE);
    return new TableArt(view, selection, offers, look).draw();
  }

  /** Cards that the rules have as set aside take precedence over those only chosen here. */
  private Selection selection(Own own) {
    return own.aside().isEmpty()
        ? chosenPlaces.in(own.hand())
        : Selection.of(own.aside(), own.hand());
  }

  @Override
  public String keys(KartenView view, Offers<KartenMove> offers, Look look) {
    if (view.phase() == Phase.ANNOUNCE) {
      return look.say("cli.karten.keys-announce");
    }
    Own own = view.own().orElseThrow();
    return look.say(
        selection(own).places().isEmpty() ? "cli.karten.keys" : "cli.karten.keys-chosen",
        Map.of("cards", HandArt.keys(own.hand().size())));
  }

  @Override
  public KeyReply<KartenMove> press(char key, KartenView view, Offers<KartenMove> offers) {
    boolean sure = confirm.take(view).equals(Optional.of(key));
    Own own = view.own().orElseThrow();
    if (view.phase() == Phase.ANNOUNCE) {
      return announce(key, sure, view, offers);
    }
    int place = HandArt.KEYS.indexOf(key);
    int box = key - 'a';
    if (place >= 0 && place < own.hand().size()) {
      return choose(place, own, offers);
    } else if (box >= 0 && box < Box.ALL.size()) {
      return score(Box.ALL.get(box), sure, view, own, offers);
    }
    return switch (key) {
      case EXCHANGE -> exchange(view, own, sure);
      case MORE -> exchangeForMore(own, offers);
      case CLEAR -> clearChosen(own, offers);
      default -> new KeyReply.Unknown<>();
    };
  }

  private KeyReply<KartenMove> announce(
      char key, boolean sure, KartenView view, Offers<KartenMove> offers) {
    return switch (key) {
      case ANNOUNCE -> play(List.of(new KartenMove.Announce()));
      case SILENT ->
          sure
              ? play(List.of(new KartenMove.StaySilent()))
              : confirm.ask(view, SILENT, "cli.karten.sure-silent");
      default -> refuse(offers.objection(oneMore(Cards.NONE)));
    };
  }

  private KeyReply<KartenMove> choose(int place, Own own, Offers<KartenMove> offers) {
    if (!own.aside().isEmpty()) {
      return new KeyReply.Refused<>(new KartenRefusal.TakeBackFirst(own.aside()));
    }
    Selection toggled = chosenPlaces.in(own.hand()).toggle(place);
    Optional<Refusal> tooMany = objection(toggled.of(own.hand()), offers);
    if (tooMany.isPresent()) {
      return refuse(tooMany);
    }
    chosenPlaces.choose(own.hand(), toggled);
    return new KeyReply.Chosen<>();
  }

  /** What forbids discarding these cards, apart from what can be remedied. */
  private static Optional<Refusal> objection(Cards cards, Offers<KartenMove> offers) {
    return offers
        .objection(new KartenMove.Exchange(cards, cards.size()))
        .filter(refusal -> !(refusal instanceof KartenRefusal.SetAsideFirst));
  }

  private KeyReply<KartenMove> clearChosen(Own own, Offers<KartenMove> offers) {
    chosenPlaces.clear();
    if (own.aside().isEmpty()) {
      return new KeyReply.Chosen<>();
    }
    KartenMove takeBack = new KartenMove.TakeBack();
    Optional<Refusal> objection = offers.objection(takeBack);
    return objection.isPresent() ? refuse(objection) : play(List.of(takeBack));
  }

  private KeyReply<KartenMove> exchange(KartenView view, Own own, boolean sure) {
    Cards chosen = selection(own).of(own.hand());
    if (chosen.isEmpty() && !sure) {
      return confirm.ask(view, EXCHANGE, "cli.karten.sure-pass");
    }
    return discard(own, chosen, chosen.size());
  }

  private KeyReply<KartenMove> exchangeForMore(Own own, Offers<KartenMove> offers) {
    Cards chosen = selection(own).of(own.hand());
    Optional<Refusal> full = offers.objection(oneMore(own.aside()));
    return full.isPresent() ? refuse(full) : discard(own, chosen, chosen.size() + 1);
  }

  /** One card more than discarded: whether it fits into the hand does not depend on the cards. */
  static KartenMove oneMore(Cards discards) {
    return new KartenMove.Exchange(discards, discards.size() + 1);
  }

  private KeyReply<KartenMove> discard(Own own, Cards chosen, int draw) {
    List<KartenMove> moves = new ArrayList<>();
    if (own.aside().isEmpty()) {
      Selection.values(chosen).forEach(value -> moves.add(KartenMove.setAside(value)));
    }
    moves.add(new KartenMove.Exchange(chosen, draw));
    return play(moves);
  }

  private KeyReply<KartenMove> score(
      Box box, boolean sure, KartenView view, Own own, Offers<KartenMove> offers) {
    Cards chosen = selection(own).of(own.hand());
    KartenView.Play best = own.best().get(box);
    if (chosen.isEmpty() && best == null && view.players().get(own.seat()).free().contains(box)) {
      return new KeyReply.Tell<>("cli.karten.nothing-fits");
    }
    var move = new KartenMove.Score(box, chosen.isEmpty() && best != null ? best.cards() : chosen);
    Optional<Refusal> objection = offers.objection(move);
    if (objection.isPresent()) {
      return refuse(objection);
    }
    boolean wasted =
        Preview.of(move, offers).net() <= 0
            && Preview.all(view, Cards.NONE, offers).values().stream()
                .anyMatch(other -> other.net() > 0);
    return wasted && !sure
        ? confirm.ask(view, SheetArt.letter(box), "cli.karten.sure-score")
        : play(List.of(move));
  }

  private KeyReply<KartenMove> play(List<KartenMove> moves) {
    clear();
    return new KeyReply.Play<>(moves);
  }

  private static KeyReply<KartenMove> refuse(Optional<Refusal> objection) {
    return objection
        .<KeyReply<KartenMove>>map(KeyReply.Refused::new)
        .orElseGet(KeyReply.Unknown::new);
  }

  @Override
  public KeyReply<KartenMove> undo(KartenView view, Offers<KartenMove> offers) {
    return clearChosen(view.own().orElseThrow(), offers);
  }

  @Override
  public void clear() {
    chosenPlaces.clear();
    confirm.clear();
  }
}
