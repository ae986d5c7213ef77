package kniffel.rules.master;

import static kniffel.rules.master.Situations.everyMove;
import static kniffel.rules.master.Situations.everyOption;
import static kniffel.rules.master.Situations.moves;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.master.MasterMove.Use;
import kniffel.rules.master.MasterState.Turn;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every game, whatever is played: seeded random games over all options. */
@Tag("slow")
class MasterPlayTest {

  private static final Viewer SPECTATOR = new Viewer.Spectator();
  private static final List<MasterMove> EVERY_MOVE = everyMove();

  /** Every option with an odd or with an even number of players, in turn. */
  static Stream<Arguments> tables() {
    List<MasterOptions> all = everyOption();
    return IntStream.range(0, all.size())
        .boxed()
        .flatMap(
            i ->
                IntStream.rangeClosed(1, 4)
                    .filter(players -> (players + i) % 2 == 0)
                    .mapToObj(players -> Arguments.of(players, all.get(i))));
  }

  /** A game played to its end. */
  private record Played(List<Event<MasterMove, MasterOutcome>> log, MasterState end) {}

  /** Plays a game at random and shows each event. */
  private static Played play(Master game, int players, Random random, Watcher watcher) {
    List<Event<MasterMove, MasterOutcome>> log = new ArrayList<>();
    MasterState end =
        Playing.toTheEnd(
                game,
                game.start(players),
                random::nextInt,
                (state, seat, moves) -> moves.get(random.nextInt(moves.size())),
                step -> {
                  watcher.seen(step.before(), step.event(), step.after());
                  log.add(step.event());
                })
            .state();
    return new Played(log, end);
  }

  @FunctionalInterface
  private interface Watcher {
    void seen(MasterState before, Event<MasterMove, MasterOutcome> event, MasterState after);
  }

  @ParameterizedTest(name = "{0} players, {1}")
  @MethodSource("tables")
  @DisplayName("the game agrees with a second reading of the rules, and nothing gets lost")
  void inStepWithTheReference(int players, MasterOptions options) {
    Master game = new Master(options);
    Reference reference = new Reference(players, options.furtherLaps());
    play(
        game,
        players,
        new Random(players * 31L + options.maxRounds()),
        (before, event, after) -> {
          if (before instanceof Turn turn
              && event instanceof Event.Moved<MasterMove, MasterOutcome>(int seat, var move)
              && move instanceof Use use) {
            int lostBefore = reference.players.get(seat).lostCoins;
            reference.use(seat, turn.dice(), use);
            int lost = reference.players.get(seat).lostCoins - lostBefore;
            assertThat(game.tell(game.step(before, event), SPECTATOR))
                .filteredOn(fact -> fact instanceof MasterFact.LostCoins)
                .isEqualTo(lost == 0 ? List.of() : List.of(new MasterFact.LostCoins(seat, lost)));
          }
          if (after instanceof Turn turn) {
            assertThat(turn.players()).isEqualTo(players);
            compare(turn, reference);
            conserved(turn);
          }
        });
  }

  private static void compare(Turn turn, Reference reference) {
    for (int seat = 0; seat < turn.players(); seat++) {
      assertThat(reference.shows(seat, turn.boards().get(seat))).as("%s", turn).isTrue();
    }
  }

  private static void conserved(Turn turn) {
    assertThat(turn.dice().size()).isIn(0, 5);
    assertThat(turn.rolls()).isBetween(0, Master.ROLLS);
    for (Board board : turn.boards()) {
      assertThat(board.markersOnRows() + board.markersFree() + board.markersRetired())
          .isEqualTo(Board.ROW_MARKERS);
      assertThat(board.markersFree()).isNotNegative();
      assertThat(board.markersOnRows()).isNotNegative();
    }
  }

  @ParameterizedTest(name = "{0} players, {1}")
  @MethodSource("tables")
  @DisplayName("offered moves are distinct and accepted, all others refused with a reason")
  void offeredOrRefused(int players, MasterOptions options) {
    Master game = new Master(options);
    Random random = new Random(2 + players);
    Played played =
        play(
            game,
            players,
            random,
            (before, event, after) -> {
              if (random.nextInt(10) == 0) {
                judged(game, before);
              }
            });
    judged(game, played.end());
  }

  private static void judged(Master game, MasterState state) {
    List<MasterMove> offered = moves(game, state);
    assertThat(offered).doesNotHaveDuplicates().hasSizeLessThan(50);
    assertThat(EVERY_MOVE).containsAll(offered);
    HashSet<MasterMove> legal = new HashSet<>(offered);
    for (MasterMove move : EVERY_MOVE) {
      // Plain comparisons: there are very many of them.
      Optional<Refusal> objection = game.objection(state, move);
      if (objection.isEmpty() != legal.contains(move)
          || !objection.equals(Optional.ofNullable(refusal(game, state, move)))) {
        throw new AssertionError(move + " meets " + objection + " in " + state);
      }
    }
  }

  /** Why a move is refused when it is played; one that is not changes something. */
  private static @Nullable Refusal refusal(Master game, MasterState state, MasterMove move) {
    try {
      if (game.play(state, move).equals(state)) {
        throw new AssertionError(move + " changes nothing in " + state);
      }
      return null;
    } catch (RefusedException e) {
      return e.refusal();
    }
  }

  @ParameterizedTest(name = "{0} players, {1}")
  @MethodSource("tables")
  @DisplayName("a view rebuilds its state, for everybody the same; replaying gives the same states")
  void viewsAndReplay(int players, MasterOptions options) {
    Master game = new Master(options);
    List<MasterState> states = new ArrayList<>();
    List<String> written = new ArrayList<>();
    var log =
        play(
                game,
                players,
                new Random(3 + players),
                (before, event, after) -> {
                  states.add(after);
                  written.add(after.toString());
                  MasterView view = game.view(after, SPECTATOR);
                  assertThat(game.view(after, new Viewer.Seat(0))).isEqualTo(view);
                  MasterState rebuilt = game.determinize(view, bound -> 0);
                  assertThat(rebuilt).isEqualTo(after).hasSameHashCodeAs(after);
                  assertThat(game.view(rebuilt, SPECTATOR)).isEqualTo(view);
                  assertThat(moves(game, rebuilt)).isEqualTo(moves(game, after));
                  assertThat(view.over()).isEqualTo(game.next(after) instanceof Next.Over);
                })
            .log();
    MasterState state = game.start(players);
    for (int i = 0; i < log.size(); i++) {
      state = game.apply(state, log.get(i));
      assertThat(state).isEqualTo(states.get(i));
      // Playing on has not changed what was before.
      assertThat(states.get(i)).hasToString(written.get(i));
    }
  }

  @ParameterizedTest(name = "{0} players, {1}")
  @MethodSource("tables")
  @DisplayName("the facts of a move add up to what it changes")
  void previews(int players, MasterOptions options) {
    Master game = new Master(options);
    Random random = new Random(4 + players);
    play(
        game,
        players,
        random,
        (before, event, after) -> {
          boolean lookedAt = random.nextInt(8) == 0;
          for (MasterMove move : lookedAt ? moves(game, before) : List.<MasterMove>of()) {
            if (before instanceof Turn turn
                && move instanceof Use
                && game.play(turn, move) instanceof Turn next) {
              addsUp(
                  turn,
                  game.tell(game.step(turn, new Event.Moved<>(turn.seat(), move)), SPECTATOR),
                  next);
            }
          }
          assertThat(game.tell(game.step(before, event), SPECTATOR))
              .isNotEmpty()
              .doesNotContainNull();
        });
  }

  private static void addsUp(Turn before, List<Fact> facts, Turn after) {
    int stars = 0;
    int coins = 0;
    int fields = 0;
    for (Fact fact : facts) {
      switch (fact) {
        case MasterFact.Fulfilled(int seat, Task task, int gained) -> stars += gained;
        case MasterFact.CompletedRow(int seat, int row, int gained) -> stars += gained;
        case MasterFact.EarnedBonusStar(int seat, int rows, int gained) -> stars += gained;
        case MasterFact.CompletedLap(int seat, int lap, int gained) -> stars += gained;
        case MasterFact.Overhang(int seat, int row, int gained) -> coins += gained;
        case MasterFact.RacedTask(int seat, Task task, int rank, int gained) -> coins += gained;
        case MasterFact.RacedRow(int seat, int row, int rank, int gained) -> coins += gained;
        case MasterFact.TookCoins(int seat, CoinLine line, int gained) -> coins += gained;
        case MasterFact.Repeated(int seat, Task task, int gained) -> coins += gained;
        case MasterFact.LostCoins(int seat, int lost) -> coins -= lost;
        case MasterFact.Advanced(int seat, int row, int moved, int position) -> fields += moved;
        default -> {}
      }
    }
    Board board = before.board();
    Board next = after.boards().get(before.seat());
    assertThat(next.stars() - board.stars()).isEqualTo(stars);
    assertThat(next.coinsUsed() - board.coinsUsed()).isEqualTo(coins);
    assertThat(sum(next.rows()) - sum(board.rows())).isEqualTo(fields);
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).sum();
  }

  @ParameterizedTest(name = "{0} players, {1}")
  @MethodSource("tables")
  @DisplayName("each rank of each race is taken once, and the result is the stars")
  void racesAndResult(int players, MasterOptions options) {
    Master game = new Master(options);
    var ranks = new HashSet<String>();
    Played played =
        play(
            game,
            players,
            new Random(5 + players),
            (before, event, after) -> {
              for (Fact fact : game.tell(game.step(before, event), SPECTATOR)) {
                switch (fact) {
                  case MasterFact.RacedTask(int seat, Task task, int rank, int coins) -> {
                    assertThat(ranks.add(task + " " + rank)).isTrue();
                    assertThat(coins).isEqualTo(3 - rank);
                  }
                  case MasterFact.RacedRow(int seat, int row, int rank, int coins) -> {
                    assertThat(ranks.add(row + " " + rank)).isTrue();
                    assertThat(coins).isEqualTo(3 - rank);
                  }
                  default -> {}
                }
              }
            });
    List<Integer> stars =
        game.view(played.end(), SPECTATOR).sides().stream().map(MasterView.Side::stars).toList();
    assertThat(game.next(played.end())).isEqualTo(new Next.Over<>(Standings.byScore(stars)));
    boolean goal = stars.stream().anyMatch(count -> count >= Master.GOAL);
    assertThat(goal || options.maxRounds() > 0).isTrue();
  }
}
