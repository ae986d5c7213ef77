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
import kniffel.cli.play.Style;
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
  private static final char UNMARK = 'u';

  private Selection marked = Selection.NONE;

  /** The last key, if it must be pressed once more to be meant. */
  private char doubtful;

  @Override
  public Block draw(KartenView view, Viewer viewer, Offers<KartenMove> offers, Look look) {
    Selection selection = view.own().map(this::selection).orElse(Selection.NONE);
    Cards chosen = view.own().map(own -> selection.of(own.hand())).orElse(Cards.NONE);
    Block top =
        Block.of(title(view, look))
            .above(HandArt.draw(view, selection, look))
            .above(Block.of(new Question(view, offers, look).line(chosen)));
    Block sheet =
        new SheetArt(view, Preview.all(view, chosen, offers), look)
            .draw(look.height() - top.height());
    return new Block(top.above(sheet).lines().stream().map(line -> cut(line, look)).toList());
  }

  private static String cut(String line, Look look) {
    return Block.width(line) > look.width() ? Block.fit(line, look.width()) : line;
  }

  private static String title(KartenView view, Look look) {
    boolean playing = view.round() > 0 && view.phase() != Phase.OVER;
    String when =
        playing
            ? look.say("cli.karten.round", Map.of("round", view.round()))
            : look.say(view.phase());
    String last = playing && view.lastRound() ? " · " + look.say("cli.karten.last-round") : "";
    return look.paint(Style.STRONG, look.say("karten.name") + " · " + when + last)
        + look.paint(
            Style.FAINT, " · " + look.say("cli.karten.pile", Map.of("count", view.pile())));
  }

  /** What is set aside by the rules goes before what is only marked here. */
  private Selection selection(Own own) {
    return own.aside().isEmpty() ? marked : Selection.of(own.aside(), own.hand());
  }

  @Override
  public String keys(KartenView view, Offers<KartenMove> offers, Look look) {
    if (view.phase() == Phase.ANNOUNCE || view.own().isEmpty()) {
      return ANNOUNCE
          + " "
          + look.say("cli.karten.announce")
          + " · "
          + SILENT
          + " "
          + look.say("cli.karten.stay-silent");
    }
    Own own = view.own().get();
    char last = HandArt.KEYS.charAt(own.hand().size() - 1);
    Cards chosen = selection(own).of(own.hand());
    String keys = "1–" + last + " " + look.say("cli.karten.choose");
    if (!chosen.isEmpty()) {
      keys += " · " + UNMARK + " " + look.say("cli.karten.choose-none");
    }
    return keys + " · a–l " + look.say("cli.karten.play");
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
      return mark(place, own, offers);
    } else if (box >= 0 && box < Box.ALL.size()) {
      return score(Box.ALL.get(box), sure, view, own, offers);
    }
    return switch (key) {
      case EXCHANGE -> exchange(own, sure);
      case MORE -> exchangeForMore(own, offers);
      case UNMARK -> unmark(own);
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

  private Reply<KartenMove> mark(int place, Own own, Offers<KartenMove> offers) {
    if (!own.aside().isEmpty()) {
      return new Reply.Refused<>(new KartenRefusal.TakeBackFirst(own.aside()));
    }
    Selection toggled = marked.toggle(place);
    Optional<Refusal> tooMany = objection(toggled.of(own.hand()), offers);
    if (tooMany.isPresent()) {
      return refuse(tooMany);
    }
    marked = toggled;
    return new Reply.Marked<>();
  }

  /** What stands against discarding these cards, but for what can be done about it. */
  private static Optional<Refusal> objection(Cards cards, Offers<KartenMove> offers) {
    return offers
        .objection(new KartenMove.Exchange(cards, cards.size()))
        .filter(refusal -> !(refusal instanceof KartenRefusal.SetAsideFirst));
  }

  private Reply<KartenMove> unmark(Own own) {
    marked = Selection.NONE;
    return own.aside().isEmpty() ? new Reply.Marked<>() : play(List.of(new KartenMove.TakeBack()));
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
    marked = Selection.NONE;
    doubtful = 0;
  }
}
