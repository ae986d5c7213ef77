package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.CloserLookTest;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Measured;
import kniffel.bots.Rating;
import kniffel.bots.calibration.CalibrationTest;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.PlayerState;
import kniffel.rules.kartenspiel.RowLevels;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bots play whole games, see only what they may, and see what is obvious. */
class KartenspielMindTest {

  private static final int FEW_LOOKS = 12;

  /** Far more than the next plays can take. */
  private static final int MANY_STONES = 10;

  /** The round by which everybody has played a combination, even with the worst cards. */
  private static final int LATE = 15;

  /** Longer than any of 2,700 games of normal took. */
  private static final int TOO_LONG = 80;

  @ParameterizedTest
  @EnumSource
  void everyBotPlaysEveryVariant(Variant variant) {
    Kartenspiel game = Games.of(variant);
    List<String> names = Bots.names(game).stream().filter(name -> !name.equals("random")).toList();
    assertThat(names).contains("heuristic", "search", "ledger", "easy", "expert");
    for (int players = Variant.MIN_PLAYERS; players <= Variant.MAX_PLAYERS; players++) {
      List<Bot<KartenspielMove, KartenspielView>> bots = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        bots.add(Bots.named(names.get((seat + 2 * players) % names.size()), game));
      }
      Standings standings =
          Games.play(
              game,
              bots,
              players,
              FEW_LOOKS,
              (state, moves) ->
                  assertThat(state.layout().round()).as("somebody gets on").isLessThan(300));
      assertThat(standings.winners()).isNotEmpty();
    }
  }

  @Test
  void unusualNumbersDoNoHarm() {
    Kartenspiel game =
        new Kartenspiel(
            new KartenspielOptions(
                Variant.HARD,
                List.of(2, 3, 5, 7, 8, 9),
                List.of(1, 1, 1, 2, 3, 4),
                List.of(1, 1, 5, 9, 11, 13),
                List.of(5, 5, 7, 11, 13, 13),
                12,
                80));
    List<Bot<KartenspielMove, KartenspielView>> bots =
        List.of(
            Bots.named("search", game), Bots.named("heuristic", game), Bots.named("easy", game));
    assertThat(Games.play(game, bots, 3, 4, (state, moves) -> {}).ranks()).hasSize(3);
  }

  @ParameterizedTest
  @EnumSource
  void ratingsCoverTheMovesAndShowNothingHidden(Variant variant) {
    Kartenspiel game = Games.of(variant);
    KartenspielMind mind = new KartenspielMind(game);
    List<Bot<KartenspielMove, KartenspielView>> bots =
        Collections.nCopies(2, new JudgeBot<>(mind.quick(), 0.002));
    int[] asked = {0};
    Games.play(
        game,
        bots,
        5,
        FEW_LOOKS,
        (state, moves) -> {
          if (asked[0]++ % 7 != 0) {
            return; // some will do
          }
          KartenspielView view = game.view(state, new Viewer.Seat(state.seat()));
          KartenspielState other = game.determinize(view, new SeededStream(state.layout().round()));
          KartenspielView same = game.view(other, new Viewer.Seat(state.seat()));
          for (Judge<KartenspielMove, KartenspielView> judge :
              List.of(mind.quick(), mind.deep(), mind.ledgerJudge())) {
            Rating<KartenspielMove> rating =
                judge.rate(Decision.of(view, moves), new SeededStream(1), Games.looks(FEW_LOOKS));
            assertThat(rating.moves()).extracting(Rating.Rated::move).isEqualTo(moves);
            assertThat(rating.moves())
                .allSatisfy(rated -> assertThat(rated.value()).isBetween(0.0, 1.0));
            assertThat(
                    judge.rate(
                        Decision.of(same, moves), new SeededStream(1), Games.looks(FEW_LOOKS)))
                .isEqualTo(rating);
            assertThat(mind.explain(view, rating)).isInstanceOf(KartenspielReason.class);
          }
        });
  }

  @Test
  void aSpentBudgetIsAnsweredAtOnce() {
    Kartenspiel game = Games.of(Variant.BASE);
    KartenspielMind mind = new KartenspielMind(game);
    Bot<KartenspielMove, KartenspielView> bot = new JudgeBot<>(mind.quick(), 0);
    Games.play(
        game,
        List.of(bot, bot),
        9,
        0,
        (state, moves) -> {
          KartenspielView view = game.view(state, new Viewer.Seat(state.seat()));
          int[] looks = {0};
          mind.deep()
              .rate(
                  Decision.of(view, moves),
                  new SeededStream(2),
                  () -> {
                    looks[0]++;
                    return true;
                  });
          assertThat(looks[0]).isLessThan(2);
        });
  }

  @Test
  void theLastStoneIsPlaced() {
    // Levels as packed: four bits a row; eight stones on the power rows and six columns.
    RowLevels levels = new RowLevels(0x62222);
    KartenspielState state = Games.position("red-1 blue-1 green-1 red-9 blue-12", levels, 1, 0);
    for (String name : List.of("heuristic", "search", "hard")) {
      assertThat(choice(name, state))
          .as(name)
          .isEqualTo(new KartenspielMove.Play(new Combination.Triple(1)));
    }
  }

  /**
   * Nobody who plays as well as we can ends a turn with a triple in hand and the stones to play it,
   * so nothing was learned about that: the sensible count must keep it from being taken for a
   * disaster.
   */
  @Test
  void whatHardlyEverHappensIsNotTakenForADisaster() {
    KartenspielState state =
        Games.evenEndOfTurn(
            "red-5 green-5 yellow-5 green-11 violet-11 violet-12", new RowLevels(0x10120), 3, 16);
    Kartenspiel game = Games.of(Variant.BASE);
    Rating<KartenspielMove> rating =
        new KartenspielMind(game)
            .ledgerJudge()
            .rate(decision(game, state), new SeededStream(1), Games.looks(FEW_LOOKS));
    KartenspielMove keepsTheTriple = new KartenspielMove.Discard(Card.parse("violet-12"));
    assertThat(rating.best().value() - rating.of(keepsTheTriple).value()).isLessThan(0.15);
  }

  @Test
  void aStoneIsTradedForWhenOnlyItIsMissing() {
    KartenspielState state =
        Games.position("red-1 blue-1 green-1 red-9 blue-12", new RowLevels(0x62222), 0, 1);
    for (String name : List.of("heuristic", "search", "hard")) {
      // Not a card of the triple: it wins next turn.
      assertThat(choice(name, state))
          .as(name)
          .isIn(
              new KartenspielMove.Trade(Card.parse("red-9")),
              new KartenspielMove.Trade(Card.parse("blue-12")));
    }
  }

  /** Every move wins then; a game once stood still for two thousand rounds because of that. */
  @Test
  void aPlayerFarAheadStillEndsTheGame() {
    KartenspielState state =
        Games.farAhead(
            "green-12 yellow-12 violet-12 blue-13 green-13", new RowLevels(0x52304), 1, 0);
    for (String name : List.of("heuristic", "search", "hard", "normal")) {
      assertThat(choice(name, state))
          .as(name)
          .isEqualTo(new KartenspielMove.Play(new Combination.Triple(12)));
    }
  }

  /** A straight for one stone looks dear, but with a full hand nothing better can come. */
  @Test
  void aFullHandIsUsed() {
    KartenspielState state =
        Games.position("red-9 red-10 red-11 red-12 red-13", new RowLevels(0x60421), 1, 1);
    for (String name : List.of("heuristic", "normal")) {
      assertThat(choice(name, state)).as(name).isNotEqualTo(new KartenspielMove.Draw());
    }
  }

  @Test
  void theBetterBotsWin() {
    Kartenspiel game = Games.of(Variant.BASE);
    Bot<KartenspielMove, KartenspielView> learned = Bots.named("hard", game);
    Bot<KartenspielMove, KartenspielView> sensible = Bots.named("heuristic", game);
    int won = 0;
    int games = 12;
    for (int seed = 0; seed < games; seed++) {
      boolean first = seed % 2 == 0;
      Standings standings =
          Games.play(
              game,
              first ? List.of(learned, sensible) : List.of(sensible, learned),
              seed,
              0,
              (state, moves) -> {});
      won += standings.winners().contains(first ? 0 : 1) ? 1 : 0;
    }
    assertThat(won).isGreaterThan(games / 2);
  }

  /** Stones are activated to be placed: nobody trades again and again and plays nothing. */
  @ParameterizedTest
  @EnumSource
  void nobodyHoardsStones(Variant variant) {
    Kartenspiel game = Games.of(variant);
    for (String name : List.of("normal", "heuristic", "hard")) {
      Bot<KartenspielMove, KartenspielView> bot = Bots.named(name, game);
      for (int players = Variant.MIN_PLAYERS; players <= Variant.MAX_PLAYERS; players++) {
        for (int seed = 0; seed < 4; seed++) {
          Games.play(
              game,
              Collections.nCopies(players, bot),
              seed,
              0,
              (state, moves) -> getsOn(variant, state, name));
        }
      }
    }
  }

  private static void getsOn(Variant variant, KartenspielState state, String name) {
    int round = state.layout().round();
    int stones = variant.stones(state.layout().players().size()) - variant.setUpStones();
    PlayerState own = state.layout().players().get(state.seat());
    if (own.active() + own.reserve() == stones) {
      assertThat(own.active())
          .as("active stones of %s, who has placed none", name)
          .isLessThanOrEqualTo(MANY_STONES);
      assertThat(round).as("round in which %s has placed no stone", name).isLessThan(LATE);
    }
    assertThat(round).as("round of a game of %s", name).isLessThan(TOO_LONG);
  }

  private static KartenspielMove choice(String name, KartenspielState state) {
    Kartenspiel game = Games.of(Variant.BASE);
    Bot<KartenspielMove, KartenspielView> bot = Bots.named(name, game);
    return bot.choose(decision(game, state), new SeededStream(3), Games.looks(200));
  }

  private static Decision<KartenspielMove, KartenspielView> decision(
      Kartenspiel game, KartenspielState state) {
    return Decision.of(
        game.view(state, new Viewer.Seat(0)),
        switch (game.next(state)) {
          case kniffel.rules.Next.Decide<KartenspielMove, ?>(int seat, var moves) -> moves;
          default -> throw new IllegalStateException();
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "simple", "hard"})
  void itsValuesAreMeasuredForTwoAndFour(String variant) {
    assertThat(Measured.players(new KartenspielRulebook(), variant)).containsExactly(2, 4);
  }

  @Test
  void theBooksOfThreeAddUpAfterACloserLook() {
    new CloserLookTest().booksAddUpAndTellOnlyWhatIsClear(Games.of(Variant.SIMPLE), 3);
  }

  @Test
  void itsCurvesNeverDecrease() {
    CalibrationTest.assertInOrder(KartenspielMind.class);
  }
}
