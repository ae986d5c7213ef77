package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicFact;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenRulebook;
import org.junit.jupiter.api.Test;

/** What every game gets from the contract itself, shown with classic Kniffel. */
class ContractTest {

  private static final Viewer ANNA = new Viewer.Seat(0);

  private final Classic game = new Classic(ClassicOptions.KNIFFEL);

  /** Ben begins, rolls and strikes; Anna picks up the dice. */
  private static List<Event<ClassicMove, Dice>> log() {
    ClassicMove roll = new ClassicMove.Roll(Places.parse("1 2 3 4 5"));
    return List.of(
        new Event.Happened<>(Dice.of(2)),
        new Event.Happened<>(Dice.of(5)),
        new Event.Moved<>(1, roll),
        new Event.Happened<>(Dice.of(1, 2, 2, 4, 6)),
        new Event.Moved<>(1, new ClassicMove.Score(Box.KNIFFEL)),
        new Event.Moved<>(0, roll));
  }

  private static Refusal refusal(Runnable attempt) {
    try {
      attempt.run();
    } catch (RefusedException e) {
      assertThat(e).hasMessage(e.refusal().toString());
      return e.refusal();
    }
    throw new AssertionError("not refused");
  }

  /** What cards bring is nobody's throw: nobody can say it, and no throws are counted. */
  @Test
  void cardsAreNotThrown() {
    KartenRulebook cards = new KartenRulebook();
    Karten drawing = new Karten(cards.standard());
    assertThat(cards.countsThrows()).isFalse();
    assertThat(cards.isOfDice()).isFalse();
    assertThat(drawing.roller(drawing.start(2))).isEmpty();
    assertThat(game.roller(game.start(2))).hasValue(0);
    assertThat(new ClassicRulebook().countsThrows()).isTrue();
    assertThat(new ClassicRulebook().isOfDice()).isTrue();
  }

  @Test
  void aReplayHoldsEveryStepAndTheStatesAroundIt() {
    Replay<ClassicState, ClassicMove, Dice, ClassicView> replay = Replay.of(game, 2, log());
    assertThat(replay.game()).isSameAs(game);
    assertThat(replay.steps()).extracting(Step::event).isEqualTo(log());
    assertThat(replay.after(0)).isEqualTo(game.start(2));
    ClassicState state = game.start(2);
    for (int event = 1; event <= log().size(); event++) {
      assertThat(replay.step(event).before()).isEqualTo(state);
      state = game.apply(state, log().get(event - 1));
      assertThat(replay.step(event).after()).isEqualTo(state);
      assertThat(replay.after(event)).isEqualTo(state);
    }
    assertThat(replay.end()).isEqualTo(state);
    assertThat(Replay.of(game, 2, List.of()).end()).isEqualTo(game.start(2));
    assertThatThrownBy(() -> replay.step(7)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aReplayGivesWhatWasToldUpToAnEvent() {
    Replay<ClassicState, ClassicMove, Dice, ClassicView> replay = Replay.of(game, 2, log());
    assertThat(replay.until(0).told(ANNA)).isEmpty();
    assertThat(replay.until(2).told(ANNA))
        .containsExactly(
            new ClassicFact.StartRolled(0, 2),
            new ClassicFact.StartRolled(1, 5),
            new ClassicFact.Begins(1));
    assertThat(replay.told(ANNA))
        .endsWith(new ClassicFact.Struck(1, Box.KNIFFEL), new ClassicFact.RollsAll(0, 1));
  }

  @Test
  void aReplayOfStepsJudgesNothingAndTakesNoStepFromElsewhere() {
    Replay<ClassicState, ClassicMove, Dice, ClassicView> replay = Replay.of(game, 2, log());
    Replay<ClassicState, ClassicMove, Dice, ClassicView> same =
        Replay.played(game, replay.after(0), replay.steps());
    assertThat(same.end()).isSameAs(replay.end());
    assertThat(same.until(3).end()).isSameAs(replay.after(3));
    assertThat(Replay.played(game, replay.end(), List.of()).end()).isSameAs(replay.end());
    List<Step<ClassicState, ClassicMove, Dice>> later = replay.steps().subList(1, 6);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Replay.played(game, replay.after(0), later))
        .withMessageContaining("another state");
  }

  @Test
  void aReplayStopsAtWhatTheRulesRefuse() {
    List<Event<ClassicMove, Dice>> twice = List.of(log().get(0), log().get(1), log().get(3));
    assertThat(refusal(() -> Replay.of(game, 2, twice))).isEqualTo(new Refusal.NothingToDraw());
  }

  @Test
  void onlyThePlayerAskedMoves() {
    ClassicState begun = Replay.of(game, 2, log().subList(0, 2)).end();
    Event<ClassicMove, Dice> move = log().get(2);
    Event<ClassicMove, Dice> ofAnna =
        new Event.Moved<>(0, new ClassicMove.Roll(Places.parse("1 2 3 4 5")));
    assertThat(refusal(() -> game.apply(begun, ofAnna))).isEqualTo(new Refusal.NotYourTurn(0, 1));
    assertThat(refusal(() -> game.apply(game.start(2), move)))
        .isEqualTo(new Refusal.NobodyDecides());
    assertThat(game.position(begun)).as("nothing to leave out").isSameAs(begun);
    assertThat(game.step(begun, move)).isEqualTo(new Step<>(begun, move, game.apply(begun, move)));
  }

  @Test
  void aPreviewIsWhatTheMoveWouldTellItsPlayer() {
    ClassicState rolled = Replay.of(game, 2, log().subList(0, 4)).end();
    assertThat(game.preview(rolled, 1, new ClassicMove.Score(Box.CHANCE)))
        .containsExactly(new ClassicFact.Wrote(1, Box.CHANCE, 15));
    assertThat(refusal(() -> game.preview(rolled, 0, new ClassicMove.Score(Box.CHANCE))))
        .isEqualTo(new Refusal.NotYourTurn(0, 1));
  }

  @Test
  void equalScoresShareARankAndTheNextIsLeftOut() {
    Standings standings = Standings.byScore(List.of(7, 9, 9, 3));
    assertThat(standings.ranks()).containsExactly(3, 1, 1, 4);
    assertThat(standings.winners()).containsExactly(1, 2);
    assertThat(Standings.by(List.of(5, 5), seat -> seat).ranks()).containsExactly(2, 1);
    assertThat(new Standings(List.of(), List.of()).winners()).isEmpty();
  }

  @Test
  void standingsHaveAWinnerAndARankForEach() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Standings(List.of(1, 2), List.of(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Standings(List.of(1, 2), List.of(2, 3)));
  }

  @Test
  void aViewerIsTheOwnSeatOnly() {
    assertThat(ANNA.is(0)).isTrue();
    assertThat(ANNA.is(1)).isFalse();
    assertThat(new Viewer.Spectator().is(0)).isFalse();
  }

  @Test
  void gamesAreFoundByTheirIds() {
    assertThat(Rulebooks.find("karten")).containsInstanceOf(KartenRulebook.class);
    assertThat(Rulebooks.find("chess")).isEmpty();
    assertThat(Rulebooks.ALL).extracting(Rulebook::id).doesNotHaveDuplicates();
    assertThat(new ClassicRulebook().isHidden()).isFalse();
    assertThat(new KartenRulebook().isHidden()).isTrue();
    assertThat(new ClassicRulebook().optionsType()).isEqualTo(ClassicOptions.class);
  }

  @Test
  void typesAndConstantsHaveIds() {
    assertThat(Ids.of(ClassicFact.EarnedExtra.class)).isEqualTo("earned-extra");
    assertThat(Ids.of(Box.THREE_OF_A_KIND)).isEqualTo("three-of-a-kind");
    assertThat(Ids.of(OfAKind.class)).isEqualTo("of-a-kind");
    assertThat(Ids.of(R36Ruling.class)).isEqualTo("r36-ruling");
  }

  private record OfAKind() {}

  private record R36Ruling() {}
}
