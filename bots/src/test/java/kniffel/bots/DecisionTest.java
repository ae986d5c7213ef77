package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A bot's decision contains what its seat sees, may do and has been told, and nothing else. */
class DecisionTest {

  private static final int EVENTS = 150;

  static List<Rulebook<?>> games() {
    return Rulebooks.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void memoryIsWhatWasToldEventByEvent(Rulebook<?> rulebook) {
    check(game(rulebook), rulebook.maxPlayers());
  }

  private static <P extends Record> Game<?, ?, ?, ?> game(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  /** Plays any moves, and writes down for each seat what it is told as it is told. */
  private static <S, M, O, V> void check(Game<S, M, O, V> game, int players) {
    Random random = new Random(players);
    List<List<Fact>> notes = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      notes.add(new ArrayList<>());
    }
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>();
    List<List<Fact>> toldBefore = new ArrayList<>();
    Playing.drawing(
            game,
            random::nextInt,
            Playing.Decider.random(random::nextInt),
            step -> {
              toldBefore.add(
                  step.event() instanceof Event.Moved<M, O>(int seat, M move)
                      ? List.copyOf(notes.get(seat))
                      : List.of());
              for (int seat = 0; seat < players; seat++) {
                notes.get(seat).addAll(game.tell(step, new Viewer.Seat(seat)));
              }
              steps.add(step);
            })
        .until((state, next) -> steps.size() == EVENTS, start);
    Replay<S, M, O, V> replay = Replay.played(game, start, steps);
    for (int event = 1; event <= steps.size(); event++) {
      S before = replay.after(event - 1);
      if (game.next(before) instanceof Next.Decide<M, O>(int seat, List<M> moves)) {
        Decision<M, V> decision = Decision.at(replay, event);
        assertThat(decision.moves()).isEqualTo(moves);
        assertThat(decision.view()).isEqualTo(game.view(before, new Viewer.Seat(seat)));
        assertThat(decision.told()).isEqualTo(toldBefore.get(event - 1));
        assertThat(decision.told()).isSameAs(decision.told());
      } else {
        int outcome = event;
        assertThatIllegalArgumentException()
            .isThrownBy(() -> Decision.at(replay, outcome))
            .withMessage("event " + event + " is no decision");
      }
    }
  }

  @Test
  void someMovesCanBeLeftOut() {
    Decision<String, String> decision = Decision.of("view", List.of("a", "b", "c"));
    Decision<String, String> fewer = decision.without(Set.of("b")::contains);
    assertThat(fewer.moves()).containsExactly("a", "c");
    assertThat(fewer.view()).isEqualTo("view");
    assertThat(fewer.told()).isEmpty();
    assertThat(decision.moves()).containsExactly("a", "b", "c");
  }

  @Test
  void theMemoryIsComputedOnDemandAndOnce() {
    Set<String> asked = new HashSet<>();
    Game<?, ?, ?, ?> game = game(Rulebooks.ALL.getFirst());
    Decision<?, ?> decision = decision(game, asked);
    assertThat(asked).isEmpty();
    assertThat(decision.told()).isSameAs(decision.without(move -> false).told());
    assertThat(asked).containsExactly("told");
  }

  private static <S, M, O, V> List<M> moves(Game<S, M, O, V> game) {
    return game.next(game.start(1)) instanceof Next.Decide<M, O>(int seat, var moves)
        ? moves
        : List.of();
  }

  private static <S, M, O, V> Decision<M, V> decision(Game<S, M, O, V> game, Set<String> asked) {
    return Decision.of(
        game,
        game.start(1),
        0,
        moves(game),
        () -> {
          assertThat(asked.add("told")).isTrue();
          return Replay.played(game, game.start(1), List.of());
        });
  }
}
