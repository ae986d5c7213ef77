package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game ends, however much time its players take. */
class KartenLengthTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 200, 1000})
  void noGameIsTooLongToBeKept(int maxRounds) {
    for (int players = 1; players <= Karten.MAX_PLAYERS; players++) {
      Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, maxRounds));
      assertThat(game.maxEvents(players)).isBetween(1, Game.MAX_EVENTS);
    }
  }

  @Test
  @DisplayName("Cards can be taken back fifteen times in a turn; then only the exchange is left")
  void takeBackForEver() {
    Script script = Script.deal("1 3 6 6 6", "1 2 3 4 5");
    for (int times = 0; times < Karten.MOST_TAKE_BACKS; times++) {
      script.setAside("1").play(new KartenMove.TakeBack());
    }
    assertThat(script.objection(new KartenMove.TakeBack()))
        .contains(new KartenRefusal.NothingAside());
    assertThat(script.objection(new KartenMove.Score(Box.SIXES, Script.cards("6 6")))).isEmpty();
    script.setAside("1");
    assertThat(script.objection(new KartenMove.TakeBack()))
        .contains(new KartenRefusal.TakenBackEnough(15));
    assertThat(script.game.next(script.state))
        .isEqualTo(
            new Next.Decide<KartenMove, KartenOutcome>(
                0,
                List.of(
                    new KartenMove.SetAside(3),
                    new KartenMove.SetAside(6),
                    new KartenMove.Exchange(Script.cards("1"), 1),
                    new KartenMove.Exchange(Script.cards("1"), 2))));

    // The next player can take back again, and so can this one in the next turn.
    script.play(new KartenMove.Exchange(Script.cards("1"), 1)).draw("2");
    script.setAside("1").play(new KartenMove.TakeBack()).pass();
    script.setAside("2").play(new KartenMove.TakeBack()).pass();
  }

  @Test
  @DisplayName("The longest round of two: the lot, two hands, and all that fits into each turn")
  void longestRound() {
    Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, 1));
    // Fifteen times five cards set aside and taken back, five more, the exchange, and two draws.
    int turn = 15 * 6 + 5 + 1 + 2;
    assertThat(game.maxEvents(2)).isEqualTo(1 + 2 + 2 * turn);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void settingAsideAndTakingBackAsOftenAsPossibleStillEnds(int players) {
    Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, 40));
    int events = dawdle(game, players, new Random(players));
    // Who begins is not asked of a lone player, and few draws need a shuffle.
    int slack = 1 + 40 * players;
    assertThat(events).isBetween(game.maxEvents(players) - slack, game.maxEvents(players));
  }

  /** Sets aside and takes back all that is possible, then draws one card for each discard. */
  private static int dawdle(Karten game, int players, Random random) {
    KartenState state = game.start(players);
    for (int events = 0; ; events++) {
      switch (game.next(state)) {
        case Next.Decide<KartenMove, KartenOutcome>(int seat, List<KartenMove> moves) ->
            state = game.play(state, slowest(moves));
        case Next.Chance<KartenMove, KartenOutcome>(var draw) ->
            state = game.happen(state, draw.sample(random::nextInt));
        case Next.Over<KartenMove, KartenOutcome> _ -> {
          return events;
        }
      }
      assertThat(events).isLessThan(game.maxEvents(players));
    }
  }

  private static KartenMove slowest(List<KartenMove> moves) {
    List<Class<? extends KartenMove>> wishes =
        List.of(KartenMove.SetAside.class, KartenMove.TakeBack.class, KartenMove.Exchange.class);
    return wishes.stream()
        .flatMap(wish -> moves.stream().filter(wish::isInstance))
        .findFirst()
        .orElseThrow();
  }
}
