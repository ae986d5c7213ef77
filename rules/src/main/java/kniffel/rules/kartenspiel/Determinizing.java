package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import kniffel.rules.kartenspiel.KartenspielState.Lot;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielState.PlacingStones;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;
import kniffel.rules.kartenspiel.KartenspielState.Spending;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import kniffel.rules.kartenspiel.KartenspielState.Trading;

/** A complete state made from a view: the hidden cards are dealt at random. */
final class Determinizing {

  private final KartenspielView view;
  private final Randomness randomness;

  /** What is in the pile, or was drawn from it since it was last made of the discards. */
  private Cards hidden;

  /** What has been in hands ever since. */
  private Cards older;

  Determinizing(KartenspielView view, Randomness randomness) {
    this.view = view;
    this.randomness = randomness;
    Cards seen = view.display().plus(view.discard()).plus(view.spent()).plus(view.hand());
    for (KartenspielView.Area area : view.players()) {
      seen = seen.plus(area.known());
    }
    Cards notSeen = Cards.ALL.minus(seen);
    this.older = notSeen.and(view.older());
    this.hidden = notSeen.minus(older);
  }

  KartenspielState state() {
    List<PlayerState> players = new ArrayList<>();
    for (int seat = 0; seat < view.players().size(); seat++) {
      players.add(player(seat, view.players().get(seat)));
    }
    return state(layout(players));
  }

  private KartenspielState state(Layout layout) {
    return switch (view.phase()) {
      case START -> new Lot(layout.players());
      case SET_UP -> new SettingUp(layout, view.left());
      case DEAL -> new Dealing(layout, view.left());
      case ACTION -> new Acting(layout);
      case DRAW -> new Drawing(layout, view.left());
      case TAKE -> new Taking(layout, view.left());
      case SECOND_ACTION -> new ActingAgain(layout);
      case SPEND -> new Spending(layout, view.combination().orElseThrow(), view.spent());
      case PLACE -> new PlacingStones(layout, view.combination().orElseThrow(), view.spent());
      case TRADE -> new Trading(layout, view.left());
      case DISCARD -> new Discarding(layout, view.left());
      case REFILL -> new Refilling(layout);
      case OVER -> new Over(layout);
    };
  }

  private Layout layout(List<PlayerState> players) {
    return new Layout(
        hidden, // what no hand holds is the pile
        view.discard(),
        view.display(),
        view.older(),
        players,
        view.starter().orElse(0),
        view.seat(),
        view.round());
  }

  private PlayerState player(int seat, KartenspielView.Area area) {
    boolean own = view.owner().isPresent() && view.owner().get() == seat;
    Cards hand = own ? view.hand() : area.known();
    for (int i = 0; !own && i < area.older(); i++) {
      Card card = older.get(randomness.below(older.size()));
      older = older.minus(card);
      hand = hand.plus(card);
    }
    while (hand.size() < area.cards()) {
      Card card = hidden.get(randomness.below(hidden.size()));
      hidden = hidden.minus(card);
      hand = hand.plus(card);
    }
    return new PlayerState(
        hand, area.known(), levels(area), area.active(), area.reserve(), area.lost());
  }

  private static RowLevels levels(KartenspielView.Area area) {
    RowLevels levels = RowLevels.EMPTY;
    for (KartenspielView.Track track : area.tracks()) {
      levels = levels.raise(track.row(), track.level());
    }
    for (KartenspielView.Track track : area.tracks()) {
      int full = track.costs().stream().limit(track.level()).mapToInt(Integer::intValue).sum();
      if (track.stones() < full) {
        levels = levels.alone(track.row());
      }
    }
    return levels;
  }
}
