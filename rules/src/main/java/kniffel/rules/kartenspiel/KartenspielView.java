package kniffel.rules.kartenspiel;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.Viewer;

/**
 * What somebody sees of a game: everything but the pile and the hands of the others.
 *
 * @param owner the seat whose view this is; nobody's if it is a spectator's
 * @param phase what the position waits for
 * @param starter the seat that begins each round, once it is drawn
 * @param seat whose turn it is, or who places a stone or is dealt a card
 * @param round from 1; 0 before the first turn
 * @param left how many stones or cards are still asked for in this phase
 * @param display the open cards
 * @param discard the discard pile
 * @param pile how many cards the pile has
 * @param combination the combination that is being played
 * @param spent cards already chosen for it
 * @param hand the owner's cards
 * @param found the combinations in the owner's hand
 * @param players by seat
 */
public record KartenspielView(
    Optional<Integer> owner,
    Phase phase,
    Optional<Integer> starter,
    int seat,
    int round,
    int left,
    Cards display,
    Cards discard,
    int pile,
    Optional<Combination> combination,
    Cards spent,
    Cards hand,
    List<Found> found,
    List<Area> players) {

  /**
   * A combination in the owner's hand.
   *
   * @param cards all the cards that fit; where they are too many, some are to be chosen
   * @param placings where its stones may go
   * @param refusal why it cannot be played for want of stones or room
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
   * @param handLimit how many cards may be held at the end of a turn
   * @param active the stones in the active zone
   * @param activeLimit how many there may be, if that is limited (R38)
   * @param reserve the stones in the reserve
   * @param placed the stones on the board
   * @param tracks the rows of the board
   * @param finished whether all stones are placed
   * @param lost whether this player can no longer finish
   */
  public record Area(
      int cards,
      Cards known,
      int handLimit,
      int active,
      Optional<Integer> activeLimit,
      int reserve,
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
    int players = state.players().size();
    Optional<Integer> owner = IntStream.range(0, players).boxed().filter(viewer::is).findFirst();
    Optional<Player> own = owner.map(state.players()::get);
    return new KartenspielView(
        owner,
        state.phase(),
        state.phase() == Phase.START ? Optional.empty() : Optional.of(state.starter()),
        state.seat(),
        state.round(),
        state.left(),
        state.display(),
        state.discard(),
        state.pile().size(),
        state.combination(),
        state.spent(),
        own.map(Player::hand).orElse(Cards.NONE),
        own.map(player -> found(player, tableau)).orElse(List.of()),
        state.players().stream().map(player -> area(player, tableau)).toList());
  }

  private static List<Found> found(Player player, Tableau tableau) {
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

  private static Area area(Player player, Tableau tableau) {
    List<Track> tracks = Row.ALL.stream().map(row -> track(row, player, tableau)).toList();
    int limit = tableau.handLimit(player);
    return new Area(
        player.hand().size(),
        player.known(),
        limit,
        player.active(),
        tableau.limitsActiveZone() ? Optional.of(limit) : Optional.empty(),
        player.reserve(),
        tracks.stream().mapToInt(Track::stones).sum(),
        tracks,
        player.isFinished(),
        player.lost());
  }

  private static Track track(Row row, Player player, Tableau tableau) {
    int level = player.levels().of(row);
    int length = tableau.length(row);
    boolean gives = row != Row.TWO_PAIRS;
    boolean complete = level == length;
    return new Track(
        row,
        level,
        IntStream.range(0, length).mapToObj(next -> tableau.cost(row, next)).toList(),
        tableau.stonesIn(row, player.levels()),
        gives ? Optional.of(tableau.value(row, level)) : Optional.empty(),
        gives && !complete ? Optional.of(tableau.value(row, level + 1)) : Optional.empty(),
        complete ? Optional.empty() : Optional.of(tableau.needed(row, player)));
  }
}
