package kniffel.bots.kartenspiel;

import java.util.List;
import java.util.function.BiConsumer;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Layout;
import kniffel.rules.kartenspiel.PlayerState;
import kniffel.rules.kartenspiel.RowLevels;
import kniffel.rules.kartenspiel.Variant;

/** Whole games for tests, with seeded randomness and a budget that counts looks instead of time. */
final class Games {

  private Games() {}

  static Kartenspiel of(Variant variant) {
    return new Kartenspiel(KartenspielOptions.of(variant));
  }

  /** Spent after this many looks. */
  static Allowance looks(int count) {
    return new Budget.Looks(count).on(() -> 0).get();
  }

  /** Plays a game and returns how it ended. */
  static Standings play(
      Kartenspiel game,
      List<Bot<KartenspielMove, KartenspielView>> bots,
      long seed,
      int looks,
      BiConsumer<KartenspielState, List<KartenspielMove>> watch) {
    Randomness randomness = new SeededStream(seed);
    Randomness botChance = new SeededStream(~seed);
    return Playing.toTheEnd(
            game,
            game.start(bots.size()),
            randomness,
            (state, seat, moves) -> {
              watch.accept(state, moves);
              KartenspielView view = game.view(state, new Viewer.Seat(seat));
              return bots.get(seat).choose(Decision.of(view, moves), botChance, looks(looks));
            })
        .standings();
  }

  /** A position of the first of two players, to act. */
  static KartenspielState position(String hand, RowLevels levels, int active, int reserve) {
    return new KartenspielState.Acting(layout(hand, levels, active, reserve));
  }

  /** The same where only one card is still to be discarded. */
  static KartenspielState endOfTurn(String hand, RowLevels levels, int reserve) {
    return new KartenspielState.Discarding(layout(hand, levels, 0, reserve), 1);
  }

  /** A card is to be discarded by the first of two players who have the same stones. */
  static KartenspielState evenEndOfTurn(String hand, RowLevels levels, int active, int reserve) {
    PlayerState player =
        new PlayerState(Cards.parse(hand), Cards.NONE, levels, active, reserve, false);
    PlayerState opponent =
        new PlayerState(Cards.parse("red-2 blue-4"), Cards.NONE, levels, active, reserve, false);
    return new KartenspielState.Discarding(
        layout(player, opponent, Cards.parse("red-3 red-6 red-7 red-8")), 1);
  }

  private static Layout layout(String hand, RowLevels levels, int active, int reserve) {
    Cards own = Cards.parse(hand);
    Cards display = Cards.parse("red-3 red-5 red-6 red-8");
    Cards other = Cards.parse("red-2 blue-4 green-10");
    PlayerState player = new PlayerState(own, Cards.NONE, levels, active, reserve, false);
    PlayerState opponent = new PlayerState(other, Cards.NONE, new RowLevels(0x62222), 4, 6, false);
    return layout(player, opponent, display);
  }

  /** A position of the first of two players, to act against somebody who has hardly begun. */
  static KartenspielState farAhead(String hand, RowLevels levels, int active, int reserve) {
    PlayerState player =
        new PlayerState(Cards.parse(hand), Cards.NONE, levels, active, reserve, false);
    PlayerState opponent =
        new PlayerState(Cards.parse("red-2"), Cards.NONE, new RowLevels(0x00111), 0, 21, false);
    return new KartenspielState.Acting(
        layout(player, opponent, Cards.parse("red-3 red-5 red-6 red-8")));
  }

  /** One card is to be taken from the display; the other player's cards are known to all. */
  static KartenspielState taking(String hand, Cards known, Cards display) {
    RowLevels levels = new RowLevels(0x00111);
    PlayerState player = new PlayerState(Cards.parse(hand), Cards.NONE, levels, 3, 18, false);
    PlayerState opponent = new PlayerState(known, known, levels, 3, 18, false);
    return new KartenspielState.Taking(layout(player, opponent, display), 1);
  }

  private static Layout layout(PlayerState player, PlayerState opponent, Cards display) {
    Cards pile = Cards.ALL.minus(player.hand()).minus(display).minus(opponent.hand());
    return new Layout(pile, Cards.NONE, display, List.of(player, opponent), 0, 0, 20);
  }
}
