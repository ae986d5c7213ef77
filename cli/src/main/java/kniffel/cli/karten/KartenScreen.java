package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
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

  private Selection chosenPlaces = Selection.NONE;

  /** The last key, if it must be pressed once more to be meant. */
  private char doubtful;

  @Override
  public Block draw(KartenView view, Viewer viewer, Offers<KartenMove> offers, Look look) {
    Selection selection = view.own().map(this::selection).orElse(Selection.NONE);
    return new TableArt(view, selection, offers, look).draw();
  }

  /** What is set aside by the rules goes before what is only chosen here. */
  private Selection selection(Own own) {
    return own.aside().isEmpty() ? chosenPlaces : Selection.of(own.aside(), own.hand());
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
  public Reply<KartenMove> press(char key, KartenView view, Offers<KartenMove> offers) {
    boolean sure = key == doubtful;
    doubtful = 0;
    Own own = view.own().orElseThrow();
    if (view.phase() == Phase.ANNOUNCE) {
      return announce(key, sure, offers);
    }
    int place = HandArt.KEYS.indexOf(key);
    int box = key - 'a';
    if (place >= 0 && place < own.hand().size()) {
      return choose(place, own, offers);
    } else if (box >= 0 && box < Box.ALL.size()) {
      return score(Box.ALL.get(box), sure, view, own, offers);
    }
    return switch (key) {
      case EXCHANGE -> exchange(own, sure);
      case MORE -> exchangeForMore(own, offers);
      case CLEAR -> clearChosen(own, offers);
      default -> new Reply.Unknown<>();
    };
  }

  private Reply<KartenMove> announce(char key, boolean sure, Offers<KartenMove> offers) {
    return switch (key) {
      case ANNOUNCE -> play(List.of(new KartenMove.Announce()));
      case SILENT ->
          sure
              ? play(List.of(new KartenMove.StaySilent()))
              : askAgain(SILENT, "cli.karten.sure-silent");
      default -> refuse(offers.objection(oneMore(Cards.NONE)));
    };
  }

  private Reply<KartenMove> choose(int place, Own own, Offers<KartenMove> offers) {
    if (!own.aside().isEmpty()) {
      return new Reply.Refused<>(new KartenRefusal.TakeBackFirst(own.aside()));
    }
    Selection toggled = chosenPlaces.toggle(place);
    Optional<Refusal> tooMany = objection(toggled.of(own.hand()), offers);
    if (tooMany.isPresent()) {
      return refuse(tooMany);
    }
    chosenPlaces = toggled;
    return new Reply.Chosen<>();
  }

  /** What stands against discarding these cards, but for what can be done about it. */
  private static Optional<Refusal> objection(Cards cards, Offers<KartenMove> offers) {
    return offers
        .objection(new KartenMove.Exchange(cards, cards.size()))
        .filter(refusal -> !(refusal instanceof KartenRefusal.SetAsideFirst));
  }

  private Reply<KartenMove> clearChosen(Own own, Offers<KartenMove> offers) {
    chosenPlaces = Selection.NONE;
    if (own.aside().isEmpty()) {
      return new Reply.Chosen<>();
    }
    KartenMove takeBack = new KartenMove.TakeBack();
    Optional<Refusal> objection = offers.objection(takeBack);
    return objection.isPresent() ? refuse(objection) : play(List.of(takeBack));
  }

  private Reply<KartenMove> exchange(Own own, boolean sure) {
    Cards chosen = selection(own).of(own.hand());
    if (chosen.isEmpty() && !sure) {
      return askAgain(EXCHANGE, "cli.karten.sure-pass");
    }
    return discard(own, chosen, chosen.size());
  }

  private Reply<KartenMove> exchangeForMore(Own own, Offers<KartenMove> offers) {
    Cards chosen = selection(own).of(own.hand());
    Optional<Refusal> full = offers.objection(oneMore(own.aside()));
    return full.isPresent() ? refuse(full) : discard(own, chosen, chosen.size() + 1);
  }

  /** One card more than are discarded: whether the hand holds that does not depend on which. */
  static KartenMove oneMore(Cards discards) {
    return new KartenMove.Exchange(discards, discards.size() + 1);
  }

  private Reply<KartenMove> discard(Own own, Cards chosen, int draw) {
    List<KartenMove> moves = new ArrayList<>();
    if (own.aside().isEmpty()) {
      Selection.values(chosen).forEach(value -> moves.add(KartenMove.setAside(value)));
    }
    moves.add(new KartenMove.Exchange(chosen, draw));
    return play(moves);
  }

  private Reply<KartenMove> score(
      Box box, boolean sure, KartenView view, Own own, Offers<KartenMove> offers) {
    Cards chosen = selection(own).of(own.hand());
    KartenView.Play best = own.best().get(box);
    if (chosen.isEmpty() && best == null && view.players().get(own.seat()).free().contains(box)) {
      return new Reply.Tell<>("cli.karten.nothing-fits");
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
        ? askAgain(SheetArt.letter(box), "cli.karten.sure-score")
        : play(List.of(move));
  }

  private Reply<KartenMove> askAgain(char key, String message) {
    doubtful = key;
    return new Reply.Tell<>(message);
  }

  private Reply<KartenMove> play(List<KartenMove> moves) {
    clear();
    return new Reply.Play<>(moves);
  }

  private static Reply<KartenMove> refuse(Optional<Refusal> objection) {
    return objection.<Reply<KartenMove>>map(Reply.Refused::new).orElseGet(Reply.Unknown::new);
  }

  @Override
  public void clear() {
    chosenPlaces = Selection.NONE;
    doubtful = 0;
  }
}
