package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import org.junit.jupiter.api.Test;

/** What is told about events, and to whom. */
class KartenspielFactsTest {

  private static final Viewer OWNER = new Viewer.Seat(0);
  private static final Viewer OTHER = new Viewer.Seat(1);

  private final Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
  private final Kartenspiel hard = new Kartenspiel(KartenspielOptions.of(Variant.HARD));

  private static List<Fact> tell(
      Kartenspiel game, KartenspielState state, KartenspielMove move, Viewer viewer) {
    return game.tell(game.step(state, new Event.Moved<>(state.seat(), move)), viewer);
  }

  private static List<Fact> tell(
      Kartenspiel game, KartenspielState state, String drawn, Viewer viewer) {
    return game.tell(
        game.step(state, new Event.Happened<>(new KartenspielOutcome.Drawn(Card.parse(drawn)))),
        viewer);
  }

  private static Card card(String text) {
    return Card.parse(text);
  }

  @Test
  void aPlayedCombinationTellsItsStonesAndItsGain() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 1, 2, 0)
            .hand(0, "red-2 blue-3 red-4 green-5 red-6")
            .state();
    KartenspielMove move = new KartenspielMove.Play(new Combination.Straight(2));
    assertThat(tell(base, state, move, OTHER))
        .containsExactly(
            new KartenspielFact.Played(
                0, new Combination.Straight(2), state.players().get(0).hand().list()),
            new KartenspielFact.Placed(0, Row.STRAIGHT, 2),
            new KartenspielFact.HoldsMore(0, 7, 8));
  }

  @Test
  void anAnnouncedCombinationTellsWhatIsDue() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .hand(0, "red-5 blue-5 green-5 yellow-5 violet-5")
            .stones(0, 3, 6)
            .state();
    Combination four = new Combination.Quadruple(5);
    KartenspielMove play = new KartenspielMove.Play(four);
    assertThat(tell(base, state, play, OTHER))
        .containsExactly(
            new KartenspielFact.Announced(0, four),
            new KartenspielFact.StonesDue(Row.TWO_PAIRS, 2));
    state = base.play(state, play);
    KartenspielMove spend = new KartenspielMove.Spend(card("red-5"));
    assertThat(tell(base, state, spend, OTHER))
        .containsExactly(new KartenspielFact.Spent(0, card("red-5")));
    state = base.play(state, spend);
    for (String next : List.of("blue-5", "green-5", "yellow-5")) {
      state = base.play(state, new KartenspielMove.Spend(card(next)));
    }
    assertThat(tell(base, state, new KartenspielMove.Place(Row.TWO_PAIRS, 2, 1), OTHER))
        .containsExactly(
            new KartenspielFact.Played(
                0, four, Cards.parse("red-5 blue-5 green-5 yellow-5").list()),
            new KartenspielFact.PlacedFromReserve(0, Row.TWO_PAIRS, 2, 1));
    KartenspielState kniffel =
        Position.of(Variant.BASE, 4).hand(0, "red-5 blue-5 green-5 yellow-5 violet-5").state();
    assertThat(tell(base, kniffel, new KartenspielMove.Play(new Combination.Kniffel(5)), OTHER))
        .containsExactly(new KartenspielFact.Announced(0, new Combination.Kniffel(5)));
  }

  @Test
  void onlyTheDrawerLearnsTheCard() {
    KartenspielState state = Position.of(Variant.BASE, 2).levels(0, 0, 3, 0, 0, 0).state();
    assertThat(tell(base, state, new KartenspielMove.Draw(), OTHER))
        .containsExactly(new KartenspielFact.Draws(0, 1, 4));
    state = base.play(state, new KartenspielMove.Draw());
    List<Card> display = state.layout().display().list();
    assertThat(tell(base, state, "green-4", OWNER))
        .containsExactly(
            new KartenspielFact.Drew(0, card("green-4")), new KartenspielFact.Took(0, display));
    assertThat(tell(base, state, "green-4", OTHER))
        .containsExactly(new KartenspielFact.DrewHidden(0), new KartenspielFact.Took(0, display));
    assertThat(tell(base, state, "green-4", new Viewer.Spectator()))
        .isEqualTo(tell(base, state, "green-4", OTHER));
    state = base.happen(state, new KartenspielOutcome.Drawn(card("green-4")));
    assertThat(tell(base, state, "green-5", OTHER))
        .containsExactly(new KartenspielFact.TurnedUp(card("green-5")));
  }

  @Test
  void theSmallThingsAreToldToo() {
    KartenspielState start = base.start(2);
    assertThat(
            base.tell(
                base.step(start, new Event.Happened<>(new KartenspielOutcome.Starts(1))), OTHER))
        .containsExactly(new KartenspielFact.Begins(1));
    KartenspielState setUp = base.happen(start, new KartenspielOutcome.Starts(1));
    assertThat(tell(base, setUp, new KartenspielMove.SetUp(Row.TRIPLE), OTHER))
        .containsExactly(
            new KartenspielFact.SetStone(1, Row.TRIPLE), new KartenspielFact.TradesMore(1, 1, 2));
    KartenspielState turn =
        Position.of(Variant.BASE, 2).levels(0, 0, 0, 1, 0, 0).hand(0, "red-2 red-4").state();
    assertThat(tell(base, turn, new KartenspielMove.Trade(card("red-2")), OTHER))
        .containsExactly(new KartenspielFact.Traded(0, card("red-2"), 4, 11));
    KartenspielState trade = base.play(turn, new KartenspielMove.Trade(card("red-2")));
    assertThat(tell(base, trade, new KartenspielMove.EndTurn(), OTHER))
        .containsExactly(new KartenspielFact.TurnEnded(0));
    Layout layout =
        Position.of(Variant.BASE, 2)
            .display("red-1 blue-1 red-13")
            .pile("")
            .hand(0, "red-2 red-4 red-6 red-8 red-10 red-12")
            .layout();
    KartenspielState discard = new Discarding(layout, 1);
    assertThat(tell(base, discard, new KartenspielMove.Discard(card("red-2")), OTHER))
        .containsExactly(
            new KartenspielFact.Discarded(0, card("red-2")),
            new KartenspielFact.Reshuffled(layout.discard().size() + 1));
  }

  @Test
  void theEndIsTold() {
    KartenspielState last =
        Position.of(Variant.BASE, 2)
            .levels(0, 1, 3, 2, 3, 6)
            .stones(0, 1, 0)
            .hand(0, "red-9 blue-9 green-9 red-12")
            .state();
    assertThat(tell(base, last, new KartenspielMove.Play(new Combination.Triple(9)), OTHER))
        .contains(
            new KartenspielFact.StandsAlone(0, Row.TRIPLE), new KartenspielFact.Finished(0, 1));
    KartenspielState blocked =
        Position.of(Variant.HARD, 2)
            .levels(0, 5, 5, 5, 3, 1)
            .stones(0, 3, 0)
            .hand(0, "red-4 blue-4 red-8 blue-8")
            .state();
    assertThat(tell(hard, blocked, new KartenspielMove.Play(new Combination.TwoPairs(4, 8)), OTHER))
        .endsWith(new KartenspielFact.Blocked(0, 1));
    KartenspielState capped =
        Position.of(Variant.BASE, 2).turn(1, 0).round(2000).hand(0, "red-2").state();
    assertThat(tell(base, capped, new KartenspielMove.Trade(card("red-2")), OTHER))
        .endsWith(new KartenspielFact.RoundLimitReached(2000));
  }

  @Test
  void whoeverFinishesInTheLastRoundAllowedEndsTheGameNotItsLimit() {
    KartenspielState last =
        Position.of(Variant.BASE, 2)
            .turn(1, 0)
            .round(2000)
            .stones(0, 1, 0)
            .hand(0, "red-9 blue-9 green-9 red-12")
            .state();
    assertThat(tell(base, last, new KartenspielMove.Play(new Combination.Triple(9)), OTHER))
        .endsWith(new KartenspielFact.TradesMore(0, 1, 2), new KartenspielFact.Finished(0, 1));
  }

  @Test
  void theLimitIsToldWhereTwoOfThreeCouldStillHaveFinished() {
    KartenspielState blockedAtLast =
        Position.of(Variant.HARD, 3)
            .turn(1, 0)
            .round(2000)
            .levels(0, 5, 5, 5, 3, 1)
            .stones(0, 3, 0)
            .hand(0, "red-4 blue-4 red-8 blue-8")
            .state();
    assertThat(
            tell(
                hard,
                blockedAtLast,
                new KartenspielMove.Play(new Combination.TwoPairs(4, 8)),
                OTHER))
        .endsWith(new KartenspielFact.Blocked(0, 1), new KartenspielFact.RoundLimitReached(2000));
  }

  @Test
  void everyEventTellsSomething() {
    for (Variant variant : Variant.values()) {
      Kartenspiel game = new Kartenspiel(KartenspielOptions.of(variant));
      RandomGames.random(
          game,
          3,
          new SplittableRandom(21),
          step ->
              assertThat(game.tell(game.step(step.before(), step.event()), OTHER)).isNotEmpty());
    }
  }
}
