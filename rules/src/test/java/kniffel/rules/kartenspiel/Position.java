package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Positions put together for tests: all cards not named lie in the pile. */
final class Position {

  private final Variant variant;
  private final List<PlayerState> players = new ArrayList<>();
  private int starter;
  private int seat;
  private int round = 1;
  private Cards display = Cards.parse("red-1 blue-1 red-13 blue-13");
  private Optional<Cards> pile = Optional.empty();

  private Position(Variant variant, int players) {
    this.variant = variant;
    for (int i = 0; i < players; i++) {
      this.players.add(new PlayerState(Cards.NONE, Cards.NONE, RowLevels.EMPTY, 3, 12, false));
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
    PlayerState player = players.get(whose);
    players.set(
        whose,
        new PlayerState(
            player.hand(), Cards.NONE, levels, player.active(), player.reserve(), false));
    return this;
  }

  Position stones(int whose, int active, int reserve) {
    PlayerState player = players.get(whose);
    players.set(
        whose, new PlayerState(player.hand(), Cards.NONE, player.levels(), active, reserve, false));
    return this;
  }

  Position hand(int whose, String cards) {
    PlayerState player = players.get(whose);
    players.set(
        whose,
        new PlayerState(
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

  Position display(String cards) {
    display = Cards.parse(cards);
    return this;
  }

  /** Only these cards lie in the pile; the rest was discarded. */
  Position pile(String cards) {
    pile = Optional.of(Cards.parse(cards));
    return this;
  }

  /** The state in which the player whose turn it is chooses an action. */
  KartenspielState state() {
    return new KartenspielState.Acting(layout());
  }

  Layout layout() {
    Cards elsewhere = display;
    for (PlayerState player : players) {
      elsewhere = elsewhere.plus(player.hand());
    }
    Cards rest = Cards.ALL.minus(elsewhere);
    Cards drawable = pile.orElse(rest);
    return new Layout(drawable, rest.minus(drawable), display, players, starter, seat, round);
  }

  /** The same phase with everything lying elsewhere. */
  static KartenspielState relaid(KartenspielState state, Layout layout) {
    return switch (state) {
      case KartenspielState.Lot _ -> new KartenspielState.Lot(layout.players());
      case KartenspielState.SettingUp(_, int left) -> new KartenspielState.SettingUp(layout, left);
      case KartenspielState.Dealing(_, int left) -> new KartenspielState.Dealing(layout, left);
      case KartenspielState.Acting _ -> new KartenspielState.Acting(layout);
      case KartenspielState.Drawing(_, int left) -> new KartenspielState.Drawing(layout, left);
      case KartenspielState.Taking(_, int left) -> new KartenspielState.Taking(layout, left);
      case KartenspielState.ActingAgain _ -> new KartenspielState.ActingAgain(layout);
      case KartenspielState.Spending(_, var combination, var spent) ->
          new KartenspielState.Spending(layout, combination, spent);
      case KartenspielState.PlacingStones(_, var combination, var spent) ->
          new KartenspielState.PlacingStones(layout, combination, spent);
      case KartenspielState.Trading(_, int left) -> new KartenspielState.Trading(layout, left);
      case KartenspielState.Discarding(_, int left) ->
          new KartenspielState.Discarding(layout, left);
      case KartenspielState.Refilling _ -> new KartenspielState.Refilling(layout);
      case KartenspielState.Over _ -> new KartenspielState.Over(layout);
    };
  }

  Kartenspiel game() {
    return new Kartenspiel(KartenspielOptions.of(variant));
  }
}
