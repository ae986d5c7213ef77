package kniffel.bots.kartenspiel;

import kniffel.rules.kartenspiel.KartenspielView;

/** What belongs to one player, in bare numbers that change. */
final class PackedPlayer {

  final PackedHand hand = new PackedHand();
  final int[] level = new int[PackedTableau.ROWS];
  int active;
  int reserve;
  boolean lost;

  void set(PackedPlayer other) {
    hand.set(other.hand);
    System.arraycopy(other.level, 0, level, 0, level.length);
    active = other.active;
    reserve = other.reserve;
    lost = other.lost;
  }

  /** All that everybody sees; the hand is what is known of it. */
  void set(KartenspielView.PlayerArea area) {
    hand.set(area.known());
    for (KartenspielView.Track track : area.tracks()) {
      level[track.row().ordinal()] = track.level();
    }
    active = area.active();
    reserve = area.reserve();
    lost = area.lost();
  }

  int stones() {
    return active + reserve;
  }

  boolean isOut() {
    return lost || stones() == 0;
  }
}
