package kniffel.bots.master;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.CloserLookTest;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Measured;
import kniffel.bots.RandomBot;
import kniffel.bots.Rating;
import kniffel.bots.Rating.Unit;
import kniffel.bots.calibration.CalibrationTest;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Board;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOutcome;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bots of Kniffel Master play by the rules, and well. */
class MasterMindTest {

  private final Master game = new Master(MasterOptions.MASTER);
  private final MasterMind mind = new MasterMind(game);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everyBotPlaysEveryVariant(int players) {
    for (MasterOptions options : Games.VARIANTS) {
      Master variant = new Master(options);
      List<String> names = Bots.names(variant);
      for (int shift = 0; shift < names.size(); shift += players) {
        List<Bot<MasterMove, MasterView>> bots = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
          bots.add(Bots.named(names.get((shift + seat) % names.size()), variant));
        }
        assertThat(Games.play(variant, bots, shift, (state, moves) -> {}).rounds()).isPositive();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void ratingsCoverTheMovesAndAreTheSameAgain(int players) {
    List<Bot<MasterMove, MasterView>> bots = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      bots.add(seat == 0 ? new JudgeBot<>(mind.deep(), 0) : new RandomBot<>());
    }
    Games.play(game, bots, 7, (state, moves) -> checkRatings(state, moves, players));
  }

  private void checkRatings(MasterState state, List<MasterMove> moves, int players) {
    MasterView view = game.view(state, new Viewer.Spectator());
    for (Judge<MasterMove, MasterView> judge :
        List.of(mind.quick(), mind.deep(), mind.ledgerJudge())) {
      Rating<MasterMove> rating =
          judge.rate(Decision.of(view, moves), new SeededStream(1), Allowance.UNLIMITED);
      assertThat(rating.moves().stream().map(Rating.Rated::move)).containsExactlyElementsOf(moves);
      assertThat(rating.unit()).isEqualTo(players == 1 ? Unit.TURNS : Unit.WINNING);
      assertThat(rating.moves())
          .allSatisfy(
              rated ->
                  assertThat(rated.value())
                      .isBetween(players == 1 ? -200.0 : 0.0, players == 1 ? 0.0 : 1.0));
      // Nothing is hidden and nothing sampled: neither chance nor time changes anything.
      assertThat(judge.rate(Decision.of(view, moves), new SeededStream(2), () -> true))
          .isEqualTo(rating);
    }
    Rating<MasterMove> rating =
        mind.deep().rate(Decision.of(view, moves), new SeededStream(1), Allowance.UNLIMITED);
    assertThat(mind.explain(view, rating)).isInstanceOf(MasterReason.class);
  }

  @Test
  void theTurnThatReachesTheGoalIsTaken() {
    Board board =
        Board.of(List.of(8, 8, 8, 8, 0, 2), List.of(Task.KNIFFEL, Task.LARGE_STRAIGHT), 4, 0);
    assertThat(board.stars()).isEqualTo(14);
    MasterState state = turn(List.of(board), 2, Dice.of(2, 2, 6, 6, 6));
    assertThat(best(state).move()).isEqualTo(new MasterMove.Fulfil(Task.FULL_HOUSE));
    assertThat(best(state).value()).isEqualTo(-1);
    assertThat(reason(state)).isEqualTo(new MasterReason.ReachesGoal(15));
  }

  @Test
  void inTheLastTurnOnlyTheStarsCount() {
    Board leader =
        Board.of(List.of(8, 8, 8, 8, 8, 0), List.of(Task.KNIFFEL, Task.LARGE_STRAIGHT), 3, 0);
    Board chaser =
        Board.of(List.of(8, 8, 8, 8, 0, 0), List.of(Task.KNIFFEL, Task.LARGE_STRAIGHT), 3, 3);
    assertThat(leader.stars()).isEqualTo(15);
    assertThat(chaser.stars()).isEqualTo(13);
    // The second seat of round 10, which is the last.
    MasterState state =
        new MasterState.Turn(
            List.of(leader, chaser), 0, 19, 3, Dice.of(1, 2, 3, 4, 4), Places.NONE, 10);
    Rating.Rated<MasterMove> best = best(state);
    // The task and, with its race coins, a lap: two stars, and the victory is shared.
    assertThat(best.move()).isEqualTo(new MasterMove.Fulfil(Task.SMALL_STRAIGHT));
    assertThat(best.value()).isEqualTo(0.5);
  }

  @Test
  void fourEqualDiceAreKeptForTheKniffel() {
    MasterState state = turn(List.of(Board.EMPTY), 1, Dice.of(3, 3, 5, 3, 3));
    assertThat(best(state).move()).isEqualTo(MasterMove.roll(0b00100));
    assertThat(reason(state)).isInstanceOf(MasterReason.GoesForTask.class);
  }

  @Test
  void theBooksOfOneWhoPlaysAloneAddUp() {
    MasterState state = turn(List.of(Board.EMPTY), 3, Dice.of(1, 2, 3, 4, 6));
    Rating.Rated<MasterMove> used = best(state, mind.ledgerJudge());
    MasterState later = game.play(state, used.move());
    assertThat(best(later, mind.ledgerJudge()).value()).isCloseTo(used.value(), within(0.3));
    assertThat(used.value()).isBetween(-19.0, -14.0);
  }

  @Test
  void aJudgeThatIsKeptSaysTheSameAsANewOne() {
    Judge<MasterMove, MasterView> kept = mind.deep();
    List<Bot<MasterMove, MasterView>> bots = List.of(new RandomBot<>(), new JudgeBot<>(kept, 0));
    Games.play(
        game,
        bots,
        3,
        (state, moves) -> {
          MasterView view = game.view(state, new Viewer.Spectator());
          assertThat(rating(view, moves, kept)).isEqualTo(rating(view, moves, mind.deep()));
        });
  }

  private static Rating<MasterMove> rating(
      MasterView view, List<MasterMove> moves, Judge<MasterMove, MasterView> judge) {
    return judge.rate(Decision.of(view, moves), new SeededStream(1), Allowance.UNLIMITED);
  }

  private static MasterState turn(List<Board> boards, int rolls, Dice dice) {
    return new MasterState.Turn(boards, 0, 0, rolls, dice, Places.NONE, 0);
  }

  private Rating.Rated<MasterMove> best(MasterState state) {
    return best(state, mind.deep());
  }

  private Rating.Rated<MasterMove> best(MasterState state, Judge<MasterMove, MasterView> judge) {
    return rating(state, judge).best();
  }

  private Rating<MasterMove> rating(MasterState state, Judge<MasterMove, MasterView> judge) {
    return switch (game.next(state)) {
      case Next.Decide<MasterMove, MasterOutcome>(int seat, List<MasterMove> moves) ->
          judge.rate(
              Decision.of(game.view(state, new Viewer.Seat(seat)), moves),
              new SeededStream(1),
              Allowance.UNLIMITED);
      default -> throw new IllegalStateException("nobody decides");
    };
  }

  private Object reason(MasterState state) {
    return mind.explain(game.view(state, new Viewer.Spectator()), rating(state, mind.deep()));
  }

  @Test
  void searchNeedsFewTurnsAlone() {
    int turns = 0;
    for (int seed = 0; seed < 20; seed++) {
      turns += Games.play(game, List.of(search()), seed, (state, moves) -> {}).rounds();
    }
    // About 16.7 with a standard error of 0.4.
    assertThat(turns / 20.0).isLessThan(18.5);
  }

  @Test
  void searchBeatsTheHeuristic() {
    int lead = 0;
    for (int seed = 0; seed < 20; seed++) {
      List<Board> boards =
          Games.play(
                  game,
                  List.of(
                      search(),
                      Bots.<MasterState, MasterMove, MasterOutcome, MasterView>named(
                          Bots.HEURISTIC, game)),
                  seed,
                  (state, moves) -> {})
              .boards();
      lead += Integer.signum(boards.getFirst().stars() - boards.getLast().stars());
    }
    assertThat(lead).isPositive();
  }

  private Bot<MasterMove, MasterView> search() {
    return new JudgeBot<>(mind.deep(), 0);
  }

  @Test
  void trainingGivesTheSameAgain() {
    byte[] learned = new MasterTrainer(20).train(SeededStream::new, 1, line -> {});
    assertThat(learned).hasSameSizeAs(TurnsNetwork.Learned.read().bytes());
    assertThat(Arrays.hashCode(learned)).as("to the last rounding").isEqualTo(1678934914);
    assertThat(new MasterTrainer(20).train(SeededStream::new, 2, line -> {})).isEqualTo(learned);
  }

  @Test
  void itsValuesAreMeasuredWithTheUsualRules() {
    assertThat(Measured.players(new MasterRulebook(), "master")).containsExactly(1, 2, 3, 4);
    assertThat(Measured.players(new MasterRulebook(), "long")).isEmpty();
  }

  @Test
  void theBooksOfALonePlayerAddUpAfterACloserLook() {
    new CloserLookTest().booksAddUpAndTellOnlyWhatIsClear(game, 1);
  }

  @Test
  void itsCurvesNeverDecrease() {
    CalibrationTest.assertInOrder(MasterMind.class);
  }
}
