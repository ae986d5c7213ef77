package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.Play;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** No game is longer than a record may be, whatever is agreed and however much people dawdle. */
class LengthTest {

  private static final String FIVE_SEVENS = "red-7 blue-7 green-7 yellow-7 violet-7";
  private static final String THIRTEEN =
      "red-2 blue-2 red-3 blue-3 red-4 blue-4 red-5 blue-5 red-6 blue-6 red-7 blue-7 red-8";

  /** Options whose rows give the same on every level. */
  static KartenspielOptions level(
      Variant variant, int pile, int open, int trades, int hand, int maxRounds) {
    return new KartenspielOptions(
        variant, six(pile), six(open), six(trades), six(hand), 6, maxRounds);
  }

  private static List<Integer> six(int value) {
    return Collections.nCopies(6, value);
  }

  private static KartenspielOptions endless(Variant variant) {
    KartenspielOptions usual = KartenspielOptions.of(variant);
    return new KartenspielOptions(
        variant,
        usual.fullHouseValues(),
        usual.flushValues(),
        usual.tripleValues(),
        usual.straightValues(),
        usual.columns(),
        0);
  }

  static Stream<KartenspielOptions> extremes() {
    List<KartenspielOptions> all = new ArrayList<>(new KartenspielRulebook().presets().values());
    for (Variant variant : Variant.values()) {
      all.add(endless(variant));
      for (int maxRounds : List.of(0, 1, 10_000)) {
        for (int open = 1; open <= 4; open++) {
          all.add(level(variant, 1, open, 1, 5, maxRounds));
          all.add(level(variant, 9, open, 13, 13, maxRounds));
        }
      }
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("extremes")
  void everyGameHasRoomInARecord(KartenspielOptions options) {
    for (int players = 2; players <= 4; players++) {
      Length length = new Length(options);
      int oneMoreRound = length.eventsPerTurn() * players;
      assertThat(length.maxEvents(players)).isPositive().isLessThanOrEqualTo(Game.MAX_EVENTS);
      assertThat(new Kartenspiel(options).maxEvents(players)).isEqualTo(length.maxEvents(players));
      if (length.lastRound(players) != options.maxRounds()) {
        // The agreed number is reduced only where a record has no room for it.
        assertThat(length.maxEvents(players) + oneMoreRound).isGreaterThan(Game.MAX_EVENTS);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    // A lot, stones and hands, a display, and 2000 rounds.
    "BASE, 2, 20, 80017",
    "BASE, 4, 20, 160029",
    "SIMPLE, 3, 22, 132023",
    "HARD, 2, 22, 88015",
    "HARD, 4, 22, 176025",
  })
  void usualGames(Variant variant, int players, int perTurn, int most) {
    Length length = new Length(KartenspielOptions.of(variant));
    assertThat(length.eventsPerTurn()).isEqualTo(perTurn);
    assertThat(length.lastRound(players)).isEqualTo(2000);
    assertThat(length.maxEvents(players)).isEqualTo(most);
  }

  /** A turn as long as the bound says: what was agreed, the hand, and what is liked best. */
  static Stream<Arguments> longTurns() {
    List<KartenspielMove> draw = List.of(new Draw());
    List<KartenspielMove> drawAndPlay = List.of(new Draw(), new Play(new Combination.Quadruple(7)));
    List<KartenspielMove> play = List.of(new Play(new Combination.Quadruple(7)));
    List<KartenspielMove> drawAndTrade = Stream.concat(draw.stream(), trades()).toList();
    List<KartenspielMove> trade = trades().toList();
    return Stream.of(
        Arguments.of(level(Variant.BASE, 9, 3, 13, 13, 0), 28, THIRTEEN, draw),
        Arguments.of(level(Variant.BASE, 9, 4, 13, 13, 0), 27, THIRTEEN, draw),
        Arguments.of(level(Variant.HARD, 2, 2, 1, 5, 0), 11, FIVE_SEVENS, draw),
        Arguments.of(level(Variant.BASE, 1, 1, 13, 13, 0), 13, THIRTEEN, trade),
        Arguments.of(level(Variant.BASE, 1, 1, 1, 5, 0), 6, FIVE_SEVENS, play),
        Arguments.of(level(Variant.SIMPLE, 9, 3, 13, 5, 0), 30, FIVE_SEVENS, drawAndPlay),
        Arguments.of(level(Variant.SIMPLE, 9, 4, 13, 5, 0), 29, FIVE_SEVENS, drawAndPlay),
        Arguments.of(level(Variant.SIMPLE, 1, 1, 1, 5, 0), 10, FIVE_SEVENS, drawAndPlay),
        Arguments.of(level(Variant.SIMPLE, 1, 1, 13, 13, 0), 17, THIRTEEN, drawAndTrade));
  }

  private static Stream<KartenspielMove> trades() {
    return Cards.parse(THIRTEEN).list().stream().map(Trade::new);
  }

  @ParameterizedTest
  @MethodSource("longTurns")
  void aTurnCanBeAsLongAsTheBoundSays(
      KartenspielOptions options, int most, String hand, List<KartenspielMove> liked) {
    Kartenspiel game = new Kartenspiel(options);
    KartenspielState state =
        Position.of(options.variant(), 2).stones(0, 3, 20).hand(0, hand).state();
    int events = 0;
    while (state.seat() == 0) {
      state = step(game, state, moves -> liked(moves, liked));
      events++;
    }
    assertThat(events).isEqualTo(most).isEqualTo(new Length(options).eventsPerTurn());
  }

  /** Chooses among legal moves. */
  interface Policy {
    KartenspielMove choose(List<KartenspielMove> moves);
  }

  /** The move that stands first in a list, or else the first legal one. */
  static KartenspielMove liked(List<KartenspielMove> moves, List<KartenspielMove> liked) {
    return liked.stream().filter(moves::contains).findFirst().orElseGet(moves::getFirst);
  }

  static KartenspielState step(Kartenspiel game, KartenspielState state, Policy policy) {
    return switch (game.next(state)) {
      case Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves) ->
          game.play(state, policy.choose(moves));
      case Next.Chance<KartenspielMove, KartenspielOutcome>(var draw) ->
          game.happen(state, draw.outcomes().getFirst().outcome());
      case Next.Over<KartenspielMove, KartenspielOutcome> over ->
          throw new AssertionError("the game is over");
    };
  }

  @Test
  @DisplayName("S8 a round limit beyond the room of a record is cut down to it")
  void roundsThatHaveNoRoomAreNotPlayed() {
    KartenspielOptions options = level(Variant.SIMPLE, 9, 3, 13, 13, 10_000);
    Length length = new Length(options);
    assertThat(length.lastRound(2)).isEqualTo((600_000 - 17) / 60);
    assertThat(length.lastRound(4)).isEqualTo((600_000 - 29) / 120);
    KartenspielState last =
        Position.of(Variant.SIMPLE, 2).turn(1, 0).round(length.lastRound(2)).state();
    Kartenspiel game = new Kartenspiel(options);
    assertThat(game.play(last, new KartenspielMove.EndTurn())).isInstanceOf(Over.class);
    KartenspielState before =
        Position.of(Variant.SIMPLE, 2).turn(1, 0).round(length.lastRound(2) - 1).state();
    assertThat(game.play(before, new KartenspielMove.EndTurn())).isInstanceOf(Acting.class);
  }
}
