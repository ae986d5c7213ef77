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
    for (KartenspielView.PlayerArea area : view.players()) {
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
    return switch (view.awaited()) {
      case Awaited.Start() -> new Lot(layout.players());
      case Awaited.SetUp(int stones) -> new SettingUp(layout, stones);
      case Awaited.Deal(int cards) -> new Dealing(layout, cards);
      case Awaited.Action() -> new Acting(layout);
      case Awaited.Draw(int cards) -> new Drawing(layout, cards);
      case Awaited.Take(int cards) -> new Taking(layout, cards);
      case Awaited.SecondAction() -> new ActingAgain(layout);
      case Awaited.Spend(Combination combination, Cards spent, _) ->
          new Spending(layout, combination, spent);
      case Awaited.Place(Combination combination, Cards spent) ->
          new PlacingStones(layout, combination, spent);
      case Awaited.Trade(int most) -> new Trading(layout, most);
      case Awaited.Discard(int cards) -> new Discarding(layout, cards);
      case Awaited.Refill _ -> new Refilling(layout);
      case Awaited.Over() -> new Over(layout);
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
        view.seat().orElse(0),
        view.round());
  }

  private PlayerState player(int seat, KartenspielView.PlayerArea area) {
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

  private static RowLevels levels(KartenspielView.PlayerArea area) {
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
