package kniffel.rules.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every position of random games, with all options. */
class ForOnePropertiesTest {

  private static final int GAMES = 16;
  private static final int LEVELS = 30;

  /** Far beyond any random game, in which a step is taken back now and then. */
  private static final int LONGEST = 5_000;

  private static final List<ForOneMove> POOL = pool();

  private static List<ForOneMove> pool() {
    List<ForOneMove> pool = new ArrayList<>();
    pool.add(new ForOneMove.RollOn());
    pool.add(new ForOneMove.TakeBack());
    pool.add(new ForOneMove.RemoveYellow());
    for (int face = 1; face <= Dice.FACES; face++) {
      pool.add(new ForOneMove.Remove(face));
      for (Category row : Category.ALL) {
        pool.add(new ForOneMove.Place(face, row));
        pool.add(new ForOneMove.PlaceYellow(face, row));
      }
    }
    for (Category row : Category.ALL) {
      pool.add(new ForOneMove.Score(row));
    }
    return pool;
  }

  static List<ForOne> games() {
    return List.of(
        new ForOne(ForOneOptions.BASE),
        new ForOne(new ForOneOptions(LevelName.BASE, true)),
        new ForOne(LevelTest.TINY),
        new ForOne(LevelTest.TINY.with(ExtraRule.VOLUNTARY_DISCARD)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPosition(ForOne game) {
    Random random = new Random(42);
    for (int i = 0; i < GAMES; i++) {
      // Every other game scores reluctantly, so that full cards and lost dice come up too.
      ForOneState end = playOut(game, random, i % 2 == 0);
      assertThat(game.view(end, Solo.PLAYER).lines()).allMatch(ForOneView.CardLine::scored);
      assertThat(end.layout().supply() + end.layout().removed()).isEqualTo(game.level().dice());
    }
  }

  /** The challenge book is composed of elements, and so is every level here, at random. */
  @Test
  void everyPositionOfRandomLevels() {
    Random random = new Random(4711);
    for (int i = 0; i < LEVELS; i++) {
      Level level = RandomLevels.level(random, 12);
      ForOne game = new ForOne(i % 8 == 0 ? level.with(ExtraRule.VOLUNTARY_DISCARD) : level);
      ForOneState end = playOut(game, random, i % 2 == 0);
      assertThat(end.layout().supply() + end.layout().removed()).isEqualTo(level.dice());
    }
  }

  private static ForOneState playOut(ForOne game, Random random, boolean reluctant) {
    ForOneState state = game.start(1);
    for (int step = 0; step < LONGEST; step++) {
      check(game, state, random);
      ForOneState copy = game.determinize(game.view(state, Solo.PLAYER), random::nextInt);
      if (game.next(state) instanceof Next.Over<ForOneMove, Dice>(var standings)) {
        assertThat(standings.ranks()).containsExactly(1);
        assertThat(standings.scores()).containsExactly(game.view(state, Solo.PLAYER).total());
        return state;
      }
      Event<ForOneMove, Dice> event = event(game, state, random, reluctant);
      assertThat(game.tell(game.step(state, event), Solo.PLAYER)).isNotEmpty();
      ForOneState after = game.apply(state, event);
      assertThat(state).isEqualTo(copy);
      state = after;
    }
    throw new AssertionError("no end in sight: " + state);
  }

  private static Event<ForOneMove, Dice> event(
      ForOne game, ForOneState state, Random random, boolean reluctant) {
    return switch (game.next(state)) {
      case Next.Over<ForOneMove, Dice>(var standings) -> throw new AssertionError("over");
      case Next.Chance<ForOneMove, Dice>(Draw<Dice> draw) ->
          new Event.Happened<>(draw.sample(random::nextInt));
      case Next.Decide<ForOneMove, Dice>(int seat, List<ForOneMove> moves) ->
          new Event.Moved<>(seat, choose(state, moves, random, reluctant));
    };
  }

  private static ForOneMove choose(
      ForOneState state, List<ForOneMove> moves, Random random, boolean reluctant) {
    if (reluctant
        && moves.contains(ForOneMove.ROLL_ON)
        && state.layout().supply() >= state.layout().level().roll()
        && random.nextInt(10) > 0) {
      return ForOneMove.ROLL_ON;
    }
    return moves.get(random.nextInt(moves.size()));
  }

  private static void check(ForOne game, ForOneState state, Random random) {
    checkDice(state);
    checkMoves(game, state);
    ForOneView view = game.view(state, Solo.PLAYER);
    assertThat(game.view(state, new Viewer.Spectator())).isEqualTo(view);
    ForOneState rebuilt = game.determinize(view, random::nextInt);
    assertThat(rebuilt).isEqualTo(state).hasSameHashCodeAs(state);
    assertThat(game.view(rebuilt, Solo.PLAYER)).isEqualTo(view).hasSameHashCodeAs(view);
    assertThat(view.bonusAtMost()).isGreaterThanOrEqualTo(view.bonus());
    if (game.level().rules().isEmpty()) {
      assertThat(view.total()).isGreaterThanOrEqualTo(view.scored());
    }
  }

  /** All dice are somewhere. */
  private static void checkDice(ForOneState state) {
    Layout layout = state.layout();
    int ofTheRoll =
        switch (state) {
          case ForOneState.Rolling _ -> layout.level().roll();
          case ForOneState.Placing placing -> placing.left();
          case ForOneState.Start _, ForOneState.Scoring _, ForOneState.Over _ -> 0;
        };
    assertThat(layout.supply() + layout.removed() + layout.card().lying() + ofTheRoll)
        .isEqualTo(layout.level().dice());
    assertThat(List.of(layout.supply(), layout.removed())).allMatch(count -> count >= 0);
    if (state instanceof ForOneState.Placing) {
      assertThat(ofTheRoll).isPositive();
    }
  }

  private static void checkMoves(ForOne game, ForOneState state) {
    List<ForOneMove> offered =
        game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)
            ? moves
            : List.of();
    assertThat(offered).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(70);
    assertThat(POOL).containsAll(offered);
    HashSet<ForOneMove> legal = new HashSet<>(offered);
    for (ForOneMove move : POOL) {
      // Plain comparisons: there are very many of them.
      Optional<Refusal> objection = game.objection(state, move);
      if (objection.isEmpty() != legal.contains(move)
          || !objection.equals(Optional.ofNullable(refusal(game, state, move)))) {
        throw new AssertionError(move + " meets " + objection + " in " + state);
      }
    }
    for (ForOneMove move : offered) {
      if (state instanceof ForOneState.Placing placing
          && placing.assignments().takenBack() < Assignments.MOST_TAKE_BACKS
          && !(move instanceof ForOneMove.TakeBack)) {
        ForOneState undone = game.play(game.play(state, move), ForOneMove.TAKE_BACK);
        assertThat(undone).isNotEqualTo(state);
        assertThat(game.position(undone)).isEqualTo(game.position(state));
      }
    }
  }

  private static @Nullable Refusal refusal(ForOne game, ForOneState state, ForOneMove move) {
    try {
      game.play(state, move);
      return null;
    } catch (RefusedException e) {
      return e.refusal();
    }
  }

  @Test
  void randomGamesSeeEverything() {
    Random random = new Random(11);
    Set<Class<?>> all = new HashSet<>();
    Collections.addAll(all, ForOneFact.class.getPermittedSubclasses());
    Collections.addAll(all, ForOneRefusal.class.getPermittedSubclasses());
    // Nobody who plays at random takes back that often.
    all.remove(ForOneRefusal.TakenBackEnough.class);
    Set<Class<?>> seen = new HashSet<>();
    for (int i = 0; i < 600 && !seen.containsAll(all); i++) {
      ForOne game = new ForOne(i % 2 == 0 ? Levels.BASE : RandomLevels.level(random, 12));
      ForOneState state = game.start(1);
      while (!(game.next(state) instanceof Next.Over<ForOneMove, Dice>)) {
        POOL.forEach(collect(game, state, seen));
        Event<ForOneMove, Dice> event = event(game, state, random, i % 4 > 0);
        game.tell(game.step(state, event), Solo.PLAYER).forEach(fact -> seen.add(fact.getClass()));
        state = game.apply(state, event);
      }
    }
    assertThat(seen).containsAll(all);
  }

  private static Consumer<ForOneMove> collect(
      ForOne game, ForOneState state, Set<Class<?>> refusals) {
    return move ->
        game.objection(state, move).ifPresent(refusal -> refusals.add(refusal.getClass()));
  }

  @Test
  void theRollIsThatOfFiveFairDice() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    ForOneState rolling = game.play(game.start(1), ForOneMove.ROLL_ON);
    if (!(game.next(rolling) instanceof Next.Chance<ForOneMove, Dice>(Draw<Dice> draw))) {
      throw new AssertionError("no roll");
    }
    assertThat(draw.total()).isEqualTo(7776);
    assertThat(draw.outcomes().stream().mapToLong(Draw.Weighted::weight).sum()).isEqualTo(7776);
    assertThat(draw.outcomes()).hasSize(252);

    Random random = new Random(7);
    int[] faces = new int[Dice.FACES];
    for (int i = 0; i < 6_000; i++) {
      Dice dice = draw.sample(random::nextInt);
      assertThat(game.happen(rolling, dice)).isEqualTo(game.happen(rolling, dice.sorted()));
      dice.faces().forEach(face -> faces[face - 1]++);
    }
    // 5,000 of each expected, with a deviation of 65.
    assertThat(IntStream.of(faces).boxed()).allMatch(count -> Math.abs(count - 5_000) < 300);
  }

  @Test
  void chanceIsRefusedWhenAPlayerIsAsked() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    RefusedException refused =
        catchThrowableOfType(
            RefusedException.class, () -> game.happen(game.start(1), Dice.of(1, 2, 3, 4, 5)));
    assertThat(refused.refusal()).isEqualTo(new Refusal.NothingToDraw());
  }
}
