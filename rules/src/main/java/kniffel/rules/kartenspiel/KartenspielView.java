package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielState.Lot;

/**
 * What somebody sees of a game: everything except the pile and the hands of the others.
 *
 * @param owner the seat whose view this is; nobody's if it is a spectator's
 * @param awaited what the position waits for
 * @param starter the seat that begins each round, once it is drawn
 * @param seat the player with whom that is; the last of them when the game is over, and nobody
 *     before it is drawn who begins
 * @param round from 1; 0 before the first turn
 * @param display the open cards
 * @param displaySize how many of them there are when a turn begins
 * @param discard the discard pile
 * @param pile how many cards the pile has
 * @param older the cards that did not become the pile when it was last made of the discards
 * @param hand the owner's cards
 * @param found the combinations in the owner's hand
 * @param players by seat
 */
public record KartenspielView(
    Optional<Integer> owner,
    Awaited awaited,
    Optional<Integer> starter,
    Optional<Integer> seat,
    int round,
    Cards display,
    int displaySize,
    Cards discard,
    int pile,
    Cards older,
    Cards hand,
    List<Found> found,
    List<PlayerArea> players) {

  /** What the position waits for, by name. */
  public Phase phase() {
    return awaited.phase();
  }

  /** The combination that is being played. */
  public Optional<Combination> combination() {
    return awaited instanceof Awaited.Combining combining
        ? Optional.of(combining.combination())
        : Optional.empty();
  }

  /** The cards already chosen for it. */
  public Cards spent() {
    return awaited instanceof Awaited.Combining combining ? combining.spent() : Cards.NONE;
  }

  /**
   * A combination in the owner's hand.
   *
   * @param cards all the cards that fit; where they are too many, some are to be chosen
   * @param placings where its stones may go
   * @param refusal why it cannot be played, if stones or room are lacking
   */
  public record Found(
      Combination combination,
      Cards cards,
      List<Placing> placings,
      Optional<KartenspielRefusal> refusal) {}

  /**
   * What lies before one player.
   *
   * @param cards how many cards are in the hand
   * @param known those that everybody saw being taken from the display
   * @param older how many of the others have been in the hand since the pile was last made of the
   *     discards
   * @param handLimit how many cards may be held at the end of a turn
   * @param active the stones in the active zone
   * @param activeLimit how many there may be, if that is limited (R38)
   * @param reserve the stones in the reserve
   * @param trades how many cards could be traded for stones now
   * @param placed the stones on the board
   * @param tracks the rows of the board
   * @param finished whether all stones are placed
   * @param lost whether this player can no longer finish
   */
  public record PlayerArea(
      int cards,
      Cards known,
      int older,
      int handLimit,
      int active,
      Optional<Integer> activeLimit,
      int reserve,
      int trades,
      int placed,
      List<Track> tracks,
      boolean finished,
      boolean lost) {}

  /**
   * A row of a player's board.
   *
   * @param level how many levels, or columns, are filled
   * @param costs how many stones each level takes, the first one first
   * @param stones how many stones stand in the row
   * @param gives what the level gives; nothing in the two-pairs row
   * @param givesNext what the next level will give, if there is one
   * @param needed how many stones must be placed next; none when the row is complete
   */
  public record Track(
      Row row,
      int level,
      List<Integer> costs,
      int stones,
      Optional<Integer> gives,
      Optional<Integer> givesNext,
      Optional<Integer> needed) {}

  static KartenspielView of(KartenspielState state, Viewer viewer, Tableau tableau) {
    Layout layout = state.layout();
    List<PlayerState> players = layout.players();
    Optional<Integer> owner =
        IntStream.range(0, players.size()).boxed().filter(viewer::is).findFirst();
    Optional<PlayerState> own = owner.map(players::get);
    boolean begun = !(state instanceof Lot);
    return new KartenspielView(
        owner,
        Awaited.of(state),
        begun ? Optional.of(layout.starter()) : Optional.empty(),
        begun ? Optional.of(layout.seat()) : Optional.empty(),
        layout.round(),
        layout.display(),
        Layout.DISPLAY,
        layout.discard(),
        layout.pile().size(),
        layout.older(),
        own.map(PlayerState::hand).orElse(Cards.NONE),
        own.map(player -> found(player, tableau)).orElse(List.of()),
        players.stream().map(player -> area(player, layout.older(), tableau)).toList());
  }

  /** A state that looks like this: what the viewer does not see is dealt out at random. */
  KartenspielState state(Randomness randomness) {
    return new Determinizing(this, randomness).state();
  }

  private static List<Found> found(PlayerState player, Tableau tableau) {
    return Combination.in(player.hand()).stream()
        .map(
            combination ->
                new Found(
                    combination,
                    combination.fitting(player.hand()),
                    List.copyOf(tableau.placings(player, combination)),
                    Optional.ofNullable(tableau.refusal(player, combination))))
        .toList();
  }

  private static PlayerArea area(PlayerState player, Cards older, Tableau tableau) {
    List<Track> tracks = new ArrayList<>(Row.ALL.size());
    int placed = 0;
    for (Row row : Row.ALL) {
      Track track = track(row, player, tableau);
      tracks.add(track);
      placed += track.stones();
    }
    int limit = tableau.handLimit(player);
    return new PlayerArea(
        player.hand().size(),
        player.known(),
        player.hand().minus(player.known()).and(older).size(),
        limit,
        player.active(),
        tableau.limitsActiveZone() ? Optional.of(limit) : Optional.empty(),
        player.reserve(),
        tableau.tradeLimit(player),
        placed,
        Collections.unmodifiableList(tracks),
        player.isFinished(),
        player.lost());
  }

  private static Track track(Row row, PlayerState player, Tableau tableau) {
    int level = player.levels().of(row);
    int length = tableau.length(row);
    boolean gives = row != Row.TWO_PAIRS;
    boolean complete = level == length;
    return new Track(
        row,
        level,
        tableau.costs(row),
        tableau.stonesIn(row, player.levels()),
        gives ? Optional.of(tableau.value(row, level)) : Optional.empty(),
        gives && !complete ? Optional.of(tableau.value(row, level + 1)) : Optional.empty(),
        complete ? Optional.empty() : Optional.of(tableau.needed(row, player)));
  }
}
