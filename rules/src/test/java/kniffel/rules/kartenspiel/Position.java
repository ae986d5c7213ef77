package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Positions put together for tests: all cards not named lie in the pile. */
final class Position {

  private final Variant variant;
  private final List<Player> players = new ArrayList<>();
  private Phase phase = Phase.ACTION;
  private int starter;
  private int seat;
  private int round = 1;
  private int left;
  private Cards display = Cards.parse("red-1 blue-1 red-13 blue-13");
  private Cards discard = Cards.NONE;
  private Optional<Cards> pile = Optional.empty();

  private Position(Variant variant, int players) {
    this.variant = variant;
    for (int i = 0; i < players; i++) {
      this.players.add(new Player(Cards.NONE, Cards.NONE, RowLevels.EMPTY, 3, 12, false));
    }
  }

  static Position of(Variant variant, int players) {
    return new Position(variant, players);
  }

  /** Levels in the order Full House, flush, triple, straight, then the columns. */
  Position levels(int whose, int fullHouse, int flush, int triple, int straight, int columns) {
    RowLevels levels =
        RowLevels.EMPTY
            .raise(Row.FULL_HOUSE, fullHouse)
            .raise(Row.FLUSH, flush)
            .raise(Row.TRIPLE, triple)
            .raise(Row.STRAIGHT, straight)
            .raise(Row.TWO_PAIRS, columns);
    Player player = players.get(whose);
    players.set(
        whose,
        new Player(player.hand(), Cards.NONE, levels, player.active(), player.reserve(), false));
    return this;
  }

  Position stones(int whose, int active, int reserve) {
    Player player = players.get(whose);
    players.set(
        whose, new Player(player.hand(), Cards.NONE, player.levels(), active, reserve, false));
    return this;
  }

  Position hand(int whose, String cards) {
    Player player = players.get(whose);
    players.set(
        whose,
        new Player(
            Cards.parse(cards),
            Cards.NONE,
            player.levels(),
            player.active(),
            player.reserve(),
            false));
    return this;
  }

  Position turn(int first, int whose) {
    starter = first;
    seat = whose;
    return this;
  }

  Position round(int number) {
    round = number;
    return this;
  }

  Position phase(Phase waiting, int count) {
    phase = waiting;
    left = count;
    return this;
  }

  Position display(String cards) {
    display = Cards.parse(cards);
    return this;
  }

  /** Only these cards lie in the pile; the rest was discarded. */
  Position pile(String cards) {
    pile = Optional.of(Cards.parse(cards));
    return this;
  }

  KartenspielState state() {
    Cards elsewhere = display;
    for (Player player : players) {
      elsewhere = elsewhere.plus(player.hand());
    }
    Cards rest = Cards.ALL.minus(elsewhere);
    Cards drawable = pile.orElse(rest);
    discard = rest.minus(drawable);
    return new KartenspielState(
        phase,
        starter,
        seat,
        round,
        left,
        drawable,
        discard,
        display,
        Cards.NONE,
        Optional.empty(),
        players);
  }

  Kartenspiel game() {
    return new Kartenspiel(KartenspielOptions.of(variant));
  }
}
