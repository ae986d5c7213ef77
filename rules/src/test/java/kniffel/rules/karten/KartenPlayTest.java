package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.karten.KartenMove.Score;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds after every event of any game. */
class KartenPlayTest {

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void cardsAreConservedAndRandomPlayEnds(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(players);
    for (int i = 0; i < 4; i++) {
      KartenState end =
          RandomGames.play(game, players, random, (before, event, after) -> assertSound(after));
      assertThat(game.next(end)).isInstanceOf(Next.Over.class);
      if (!(end instanceof KartenState.Over(Turn turn))) {
        throw new AssertionError("not over: " + end);
      }
      assertThat(turn.beginsRound()).isTrue();
      assertThat(turn.isAnyFull() || turn.round() > options.lastRound()).isTrue();
      assertThat(game.objection(end, new KartenMove.Exchange(Cards.NONE, 0)))
          .contains(new Refusal.NobodyDecides());
    }
  }

  private static void assertSound(KartenState state) {
    Cards all = state.pile();
    for (Cards hand : state.hands()) {
      all = all.plus(hand);
      assertThat(hand.size()).isLessThanOrEqualTo(Karten.HAND_LIMIT);
    }
    if (state instanceof KartenState.Rounds playing) {
      all = all.plus(playing.turn().discard());
    }
    assertThat(all).isEqualTo(Cards.DECK);
    switch (state) {
      case KartenState.Acting(Turn turn, Cards aside, int takenBack) -> {
        assertThat(turn.hand().contains(aside)).isTrue();
        assertThat(takenBack).isBetween(0, Karten.MOST_TAKE_BACKS);
        assertThat(turn.hands()).allMatch(hand -> hand.size() >= Karten.HAND);
      }
      case KartenState.Drawing drawing -> {
        assertThat(drawing.due()).isPositive();
        assertThat(drawing.next()).isPositive();
      }
      case KartenState.Dealing dealing ->
          assertThat(dealing.dealt().size()).isLessThan(dealing.players());
      case KartenState.Lot _, KartenState.Announcing _, KartenState.Over _ -> {}
    }
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void offeredMovesAreAcceptedAndAllOthersRefused(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(100 + players);
    Set<Class<?>> seen = new HashSet<>();
    for (int i = 0; i < 2; i++) {
      RandomGames.play(
          game,
          players,
          random,
          (before, event, after) -> {
            if (random.nextInt(40) == 0 || seen.add(before.getClass())) {
              assertJudged(game, before, random);
            }
          });
    }
  }

  private static void assertJudged(Karten game, KartenState state, Random random) {
    List<KartenMove> offered =
        game.next(state) instanceof Next.Decide<KartenMove, KartenOutcome>(int seat, var moves)
            ? moves
            : List.of();
    Set<KartenMove> legal = new HashSet<>(offered);
    assertThat(legal).hasSameSizeAs(offered).hasSizeLessThanOrEqualTo(46);
    Set<KartenMove> pool = plausible(state, random);
    assertThat(pool).containsAll(legal);
    for (KartenMove move : pool) {
      // Plain comparisons: there are very many of them.
      Optional<Refusal> objection = game.objection(state, move);
      if (objection.isEmpty() != legal.contains(move)
          || !objection.equals(Optional.ofNullable(refusal(game, state, move)))) {
        throw new AssertionError(move + " meets " + objection + " in " + state);
      }
    }
  }

  private static @Nullable Refusal refusal(Karten game, KartenState state, KartenMove move) {
    try {
      assertSound(game.play(state, move));
      return null;
    } catch (RefusedException e) {
      return e.refusal();
    }
  }

  private static Set<KartenMove> plausible(KartenState state, Random random) {
    Cards aside = state instanceof KartenState.Acting acting ? acting.aside() : Cards.NONE;
    Set<KartenMove> pool = new HashSet<>(LegalMoves.LAST_BOX);
    pool.add(new KartenMove.TakeBack());
    IntStream.rangeClosed(1, 6).forEach(value -> pool.add(new KartenMove.SetAside(value)));
    IntStream.rangeClosed(0, 10)
        .forEach(
            draw -> {
              pool.add(new KartenMove.Exchange(Cards.NONE, draw));
              pool.add(new KartenMove.Exchange(aside, draw));
            });
    pool.addAll(Plays.ALL);
    Cards hand = state instanceof KartenState.Rounds playing ? playing.turn().hand() : Cards.NONE;
    for (int size = 0; size <= Math.min(hand.size(), 6); size++) {
      List<Cards> choices = hand.choices(size);
      Cards other = choices.get(random.nextInt(choices.size()));
      pool.add(new KartenMove.Exchange(other, size));
      pool.add(new KartenMove.Exchange(other, size + 1));
      for (Box box : Box.ALL) {
        pool.add(new Score(box, choices.get(random.nextInt(choices.size()))));
      }
    }
    return pool;
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void everyOutcomeIsAccepted(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(200 + players);
    RandomGames.play(
        game,
        players,
        random,
        (before, event, after) -> {
          if (game.next(before) instanceof Next.Chance<KartenMove, KartenOutcome>(var draw)
              && random.nextInt(20) == 0) {
            draw.outcomes()
                .forEach(weighted -> assertSound(game.happen(before, weighted.outcome())));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void replayGivesEqualStatesAndEarlierOnesNeverChange(KartenOptions options, int players) {
    Karten game = new Karten(options);
    List<Event<KartenMove, KartenOutcome>> events = new ArrayList<>();
    List<KartenState> states = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    RandomGames.play(
        game,
        players,
        new Random(300 + players),
        (before, event, after) -> {
          events.add(event);
          states.add(after);
          texts.add(after.toString());
        });
    KartenState state = game.start(players);
    for (int i = 0; i < events.size(); i++) {
      state = game.apply(state, events.get(i));
      assertThat(state).isEqualTo(states.get(i)).hasSameHashCodeAs(states.get(i));
      assertThat(states.get(i)).hasToString(texts.get(i));
    }
  }
}
