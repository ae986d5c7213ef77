package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Decision;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.karten.KartenRulebook;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import org.junit.jupiter.api.Test;

/** What is said about a step before it is made holds afterwards. */
class LiveGameTest {

  private static final Json ROLL = Json.parse("{\"roll\":{\"dice\":\"1 2 3 4 5\"}}");

  private final LiveGame<?, ?, ?, ?> game =
      LiveGame.of(
          new Header<>(
              new ClassicRulebook(),
              ClassicOptions.KNIFFEL,
              List.of(new Seat("Anna", Seat.HUMAN)),
              new DiceTerms.Seeded(1)),
          new Chance.Drawn(new SeededDice(1)),
          new Codec());

  @Test
  void aBotThatDecidesNowCountsLikeOneThatDecidedBefore() {
    Advance byBot = game.move(ROLL, new EventMark(Optional.of("bot:normal"), false));
    assertThat(game.wasStoodInFor()).isFalse();
    assertThat(byBot.wasStoodInForAfter()).isTrue();
    byBot.make();
    Advance byPerson = game.move(ROLL, EventMark.NONE);
    assertThat(byPerson.wasStoodInForAfter()).isTrue();
    assertThat(game.wasStoodInFor()).isTrue();
  }

  /** A table on a server keeps no steps: whoever asks what a seat was told has it all the same. */
  @Test
  void aDecisionKnowsWhatItsSeatWasToldUpToThen() {
    KartenRulebook karten = new KartenRulebook();
    List<Seat> seats = List.of(new Seat("Anna", Seat.HUMAN), new Seat("Ben", Seat.HUMAN));
    remember(
        LiveGame.of(
            new Header<>(karten, karten.standard(), seats, new DiceTerms.Seeded(1)),
            new Chance.Drawn(new SeededDice(1)),
            new Codec()));
  }

  private static <S, M, O, V> void remember(LiveGame<S, M, O, V> live) {
    List<List<Fact>> told = List.of(new ArrayList<>(), new ArrayList<>());
    List<Runnable> later = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      int before = live.version();
      live.chance().ifPresent(Advance::make);
      if (live.next() instanceof Next.Decide<M, O>(int seat, List<M> moves)) {
        note(live, before, told);
        List<Fact> known = List.copyOf(told.get(seat));
        Decision<M, V> decision = live.decision(seat, moves);
        later.add(() -> assertThat(decision.told()).isEqualTo(known));
        before = live.version();
        live.move(moves.getFirst(), EventMark.NONE).make();
      }
      note(live, before, told);
    }
    assertThat(later).hasSizeGreaterThan(20);
    later.forEach(Runnable::run);
  }

  private static <S, M, O, V> void note(
      LiveGame<S, M, O, V> live, int since, List<List<Fact>> told) {
    for (Memory.ToldStep<S, M, O> each : live.since(since)) {
      for (int seat = 0; seat < told.size(); seat++) {
        told.get(seat).addAll(live.table().game().tell(each.step(), new Viewer.Seat(seat)));
      }
    }
  }

  @Test
  void withoutABotsDecisionThereWasNoStandIn() {
    Advance byPerson = game.move(ROLL, EventMark.NONE);
    assertThat(byPerson.wasStoodInForAfter()).isFalse();
  }
}
