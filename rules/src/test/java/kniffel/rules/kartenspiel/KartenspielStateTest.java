package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielOutcome.Drawn;
import kniffel.rules.kartenspiel.KartenspielOutcome.Starts;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import kniffel.rules.kartenspiel.KartenspielState.Lot;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielState.PlacingStones;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;
import kniffel.rules.kartenspiel.KartenspielState.Spending;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import kniffel.rules.kartenspiel.KartenspielState.Trading;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The kinds of positions: how each is seen, and what comes before the first turn. */
class KartenspielStateTest {

  private static final Combination SEVENS = new Combination.Quadruple(7);

  private final Kartenspiel simple = new Kartenspiel(KartenspielOptions.of(Variant.SIMPLE));

  /** A position of each kind, and what a view says that it waits for. */
  static Stream<Arguments> kinds() {
    Layout layout =
        Position.of(Variant.SIMPLE, 2).turn(1, 0).hand(0, "red-7 blue-7 green-7").layout();
    Layout open = layout.take(Cards.parse("red-1 blue-1 red-13"));
    Cards one = Cards.parse("yellow-7");
    Layout without =
        new Layout(
            layout.pile().minus(one), Cards.NONE, layout.display(), layout.players(), 1, 0, 1);
    return Stream.of(
        Arguments.of(new Lot(layout.players()), new Awaited.Start()),
        Arguments.of(new SettingUp(layout, 2), new Awaited.SetUp(2)),
        Arguments.of(new Dealing(layout, 5), new Awaited.Deal(5)),
        Arguments.of(new Acting(layout), new Awaited.Action()),
        Arguments.of(new Drawing(layout, 4), new Awaited.Draw(4)),
        Arguments.of(new Taking(layout, 3), new Awaited.Take(3)),
        Arguments.of(new ActingAgain(layout), new Awaited.SecondAction()),
        Arguments.of(new Spending(without, SEVENS, one), new Awaited.Spend(SEVENS, one, 3)),
        Arguments.of(new PlacingStones(without, SEVENS, one), new Awaited.Place(SEVENS, one)),
        Arguments.of(new Trading(layout, 2), new Awaited.Trade(2)),
        Arguments.of(new Discarding(layout, 1), new Awaited.Discard(1)),
        Arguments.of(new Refilling(open), new Awaited.Refill(3)),
        Arguments.of(new Over(layout), new Awaited.Over()));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aViewSaysWhatIsAwaited(KartenspielState state, Awaited awaited) {
    KartenspielView view = simple.view(state, new Viewer.Seat(0));
    assertThat(view.awaited()).isEqualTo(awaited);
    if (state instanceof Lot) {
      assertThat(view.seat()).isEmpty();
      assertThat(view.starter()).isEmpty();
      assertThat(view.round()).isZero();
    } else {
      assertThat(view.seat()).contains(0);
      assertThat(view.starter()).contains(1);
      assertThat(view.round()).isEqualTo(1);
    }
    if (state instanceof Spending || state instanceof PlacingStones) {
      assertThat(view.combination()).contains(SEVENS);
      assertThat(view.spent()).isEqualTo(Cards.parse("yellow-7"));
    } else {
      assertThat(view.combination()).isEmpty();
      assertThat(view.spent()).isEqualTo(Cards.NONE);
    }
    assertThat(simple.determinize(view, bound -> 0)).isEqualTo(state);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindWaitsForAPlayerOrForChanceOrForNothing(KartenspielState state, Awaited awaited) {
    Phase phase = awaited.phase();
    switch (simple.next(state)) {
      case Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves) -> {
        assertThat(phase)
            .isIn(
                Phase.SET_UP,
                Phase.ACTION,
                Phase.TAKE,
                Phase.SECOND_ACTION,
                Phase.SPEND,
                Phase.PLACE,
                Phase.TRADE,
                Phase.DISCARD);
        assertThat(seat).isZero();
        assertThat(moves).isNotEmpty();
      }
      case Next.Chance<KartenspielMove, KartenspielOutcome> chance ->
          assertThat(phase).isIn(Phase.START, Phase.DEAL, Phase.DRAW, Phase.REFILL);
      case Next.Over<KartenspielMove, KartenspielOutcome> over ->
          assertThat(phase).isEqualTo(Phase.OVER);
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void playersNotAskedAnswerNothing(KartenspielState state, Awaited awaited) {
    KartenspielMove draw = new KartenspielMove.Draw();
    Drawn drawn = new Drawn(state.layout().pile().get(0));
    if (simple.next(state) instanceof Next.Chance) {
      assertThat(simple.objection(state, draw)).contains(new Refusal.NobodyDecides());
    } else {
      assertThat(Objections.refusal(state, drawn)).isEqualTo(new Refusal.NothingToDraw());
      assertThat(Objections.refusal(state, new Starts(0))).isEqualTo(new Refusal.NothingToDraw());
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void thePlayerAskedAnswersNothingElse(KartenspielState state, Awaited awaited) {
    Phase phase = awaited.phase();
    Card card = Card.parse("red-7");
    for (KartenspielMove move :
        List.of(
            new KartenspielMove.SetUp(Row.FLUSH),
            new KartenspielMove.Take(card),
            new KartenspielMove.Spend(card),
            new KartenspielMove.Place(Row.TWO_PAIRS, 2, 0),
            new KartenspielMove.Trade(card),
            new KartenspielMove.Discard(card))) {
      boolean asked =
          switch (phase) {
            case SET_UP -> move instanceof KartenspielMove.SetUp;
            case ACTION, SECOND_ACTION, TRADE -> move instanceof KartenspielMove.Trade;
            case TAKE -> move instanceof KartenspielMove.Take;
            case SPEND -> move instanceof KartenspielMove.Spend;
            case PLACE -> move instanceof KartenspielMove.Place;
            case DISCARD -> move instanceof KartenspielMove.Discard;
            case START, DEAL, DRAW, REFILL, OVER -> false;
          };
      if (!asked) {
        assertThat(simple.objection(state, move))
            .as("%s in %s", move, phase)
            .contains(
                simple.next(state) instanceof Next.Decide
                    ? new KartenspielRefusal.NotAskedNow(phase)
                    : new Refusal.NobodyDecides());
      }
    }
  }

  /** The reason given in advance is the one given for refusing. */
  @ParameterizedTest
  @MethodSource("kinds")
  void whatIsRefusedCannotBePlayed(KartenspielState state, Awaited awaited) {
    KartenspielMove held = new KartenspielMove.Take(Card.parse("red-7"));
    assertThatThrownBy(() -> simple.play(state, held))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(simple.objection(state, held)).contains(refused.refusal()));
    Starts nobody = new Starts(3);
    assertThatThrownBy(() -> simple.happen(state, nobody))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.refusal()).isEqualTo(Objections.refusal(state, nobody)));
  }

  @Test
  void theScoreIsWhatStandsOnTheBoard() {
    KartenspielState state =
        Position.of(Variant.SIMPLE, 2).stones(0, 3, 14).stones(1, 0, 20).state();
    assertThat(simple.scores(state)).containsExactly(24 - 17, 24 - 20);
    assertThat(simple.options()).isEqualTo(KartenspielOptions.of(Variant.SIMPLE));
  }

  @Test
  void eachCardOfThePileIsEquallyLikely() {
    Layout layout = Position.of(Variant.SIMPLE, 2).pile("red-7 blue-9").layout();
    PileDraw draw = new PileDraw(layout.pile());
    assertThat(draw.total()).isEqualTo(2);
    assertThat(draw.outcomes())
        .containsExactly(
            new Draw.Weighted<>(new Drawn(Card.parse("red-7")), 1),
            new Draw.Weighted<>(new Drawn(Card.parse("blue-9")), 1));
  }

  @Test
  void chanceSaysWhatItIsAsked() {
    Layout layout = Position.of(Variant.SIMPLE, 2).hand(0, "red-7").layout();
    Lot lot = new Lot(layout.players());
    Drawn held = new Drawn(Card.parse("red-7"));
    assertThat(Objections.refusal(lot, held)).isEqualTo(new Refusal.StarterIsDue());
    assertThat(Objections.refusal(lot, new Starts(2))).isEqualTo(new Refusal.NoSuchSeat(2));
    assertThat(Objections.refusal(lot, new Starts(1))).isNull();
    for (KartenspielState drawing :
        List.of(new Dealing(layout, 5), new Drawing(layout, 4), new Refilling(layout))) {
      assertThat(Objections.refusal(drawing, new Starts(1)))
          .isEqualTo(new KartenspielRefusal.CardToDraw());
      assertThat(Objections.refusal(drawing, held))
          .isEqualTo(new KartenspielRefusal.CardNotInPile(Card.parse("red-7")));
      assertThat(Objections.refusal(drawing, new Drawn(Card.parse("red-8")))).isNull();
    }
  }

  @Test
  @DisplayName("R26, R28 stones and cards go round from the starter, who has the first turn")
  void opening() {
    KartenspielState state = simple.happen(simple.start(3), new Starts(1));
    List<Integer> setUp = new ArrayList<>();
    while (state instanceof SettingUp) {
      setUp.add(state.seat());
      state = simple.play(state, RandomGames.moves(simple, state).getFirst());
    }
    assertThat(setUp).containsExactly(1, 1, 1, 2, 2, 2, 0, 0, 0);
    List<Integer> dealt = new ArrayList<>();
    while (state instanceof Dealing) {
      dealt.add(state.seat());
      state = simple.happen(state, new Drawn(state.layout().pile().get(0)));
    }
    assertThat(dealt).containsExactly(1, 2, 0, 1, 2, 0, 1, 2, 0);
    assertThat(state.players()).allMatch(player -> player.hand().size() == 3);
    assertThat(state.players()).allMatch(player -> player.active() == 3);
    for (int left = 4; left > 0; left--) {
      assertThat(state).isInstanceOf(Refilling.class);
      assertThat(simple.view(state, new Viewer.Spectator()).awaited())
          .isEqualTo(new Awaited.Refill(left));
      assertThat(simple.round(state)).isEmpty();
      state = simple.happen(state, new Drawn(state.layout().pile().get(0)));
    }
    assertThat(state).isInstanceOf(Acting.class);
    assertThat(state.seat()).isEqualTo(1);
    assertThat(simple.round(state)).hasValue(1);
  }

  @Test
  @DisplayName("R37 hard: two stones each, against the turn order, so that the starter is last")
  void openingAgainstTheOrder() {
    Kartenspiel hard = new Kartenspiel(KartenspielOptions.of(Variant.HARD));
    KartenspielState state = hard.happen(hard.start(3), new Starts(1));
    List<Integer> setUp = new ArrayList<>();
    while (state instanceof SettingUp) {
      setUp.add(state.seat());
      state = hard.play(state, RandomGames.moves(hard, state).getFirst());
    }
    assertThat(setUp).containsExactly(0, 0, 2, 2, 1, 1);
    assertThat(state.seat()).isEqualTo(1);
  }

  @Test
  void aLotAndALayoutKeepTheirPlayers() {
    List<PlayerState> players = new ArrayList<>(Position.of(Variant.BASE, 2).layout().players());
    Lot lot = new Lot(players);
    Layout layout = new Layout(Cards.ALL, Cards.NONE, Cards.NONE, players, 0, 0, 0);
    Collections.fill(players, players.getFirst().lose());
    assertThat(lot.players()).noneMatch(PlayerState::lost);
    assertThat(layout.players()).noneMatch(PlayerState::lost);
  }

  @Test
  void whatWasNotJudgedIsNotPlayed() {
    KartenspielOptions options = KartenspielOptions.of(Variant.BASE);
    Opening opening = new Opening(Variant.BASE);
    Flow flow = new Flow(Variant.BASE, opening, new Tableau(options), new Length(options));
    Card card = Card.parse("red-7");
    for (KartenspielMove move :
        List.of(
            new KartenspielMove.SetUp(Row.FLUSH),
            new KartenspielMove.Take(card),
            new KartenspielMove.Spend(card),
            new KartenspielMove.Place(Row.FLUSH, 1, 0),
            new KartenspielMove.Discard(card))) {
      assertThatIllegalArgumentException().isThrownBy(() -> flow.play(opening.lot(2), move));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> flow.happen(opening.lot(2), new Drawn(card)))
        .withMessageContaining("START");
    Over over = new Over(Position.of(Variant.BASE, 2).layout());
    assertThatIllegalArgumentException().isThrownBy(() -> flow.happen(over, new Starts(0)));
  }
}
