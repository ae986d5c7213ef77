package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Randomness;

/** A complete position made from a view: the unseen cards are dealt at random. */
final class Determinizing {

  private final KartenspielView view;
  private final Randomness randomness;
  private Cards unseen;

  private Determinizing(KartenspielView view, Randomness randomness) {
    this.view = view;
    this.randomness = randomness;
    Cards seen = view.display().plus(view.discard()).plus(view.spent()).plus(view.hand());
    for (KartenspielView.Area area : view.players()) {
      seen = seen.plus(area.known());
    }
    this.unseen = Cards.ALL.minus(seen);
  }

  static KartenspielState imagine(KartenspielView view, Randomness randomness) {
    return new Determinizing(view, randomness).state();
  }

  private KartenspielState state() {
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < view.players().size(); seat++) {
      players.add(player(seat, view.players().get(seat)));
    }
    return new KartenspielState(
        view.phase(),
        view.starter().orElse(0),
        view.seat(),
        view.round(),
        view.left(),
        unseen, // what no hand holds is the pile
        view.discard(),
        view.display(),
        view.spent(),
        view.combination(),
        players);
  }

  private Player player(int seat, KartenspielView.Area area) {
    boolean own = view.owner().isPresent() && view.owner().get() == seat;
    Cards hand = own ? view.hand() : area.known();
    while (hand.size() < area.cards()) {
      Card card = unseen.get(randomness.below(unseen.size()));
      unseen = unseen.minus(card);
      hand = hand.plus(card);
    }
    return new Player(hand, area.known(), levels(area), area.active(), area.reserve(), area.lost());
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
