package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import kniffel.bots.Appraisal.DecisionVerdict;
import kniffel.bots.master.MasterMind;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Step;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Books after a closer look add up, tell only what is clear, and are the same each time. */
public class CloserLookTest {

  /**
   * Every game whose books are estimates; with other numbers of players, games do it themselves.
   */
  static Stream<Arguments> games() {
    return Rulebooks.ALL.stream()
        .filter(book -> !Minds.of(standard(book)).orElseThrow().isExact())
        .map(book -> Arguments.of(standard(book), Math.min(2, book.maxPlayers())));
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  @ParameterizedTest
  @MethodSource("games")
  public <S, M, O, V> void booksAddUpAndTellOnlyWhatIsClear(Game<S, M, O, V> game, int players) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    Replay<S, M, O, V> replay = play(game, mind, players);
    Draft<M> draft = Bookkeeper.of(mind, players, new SeededStream(1)).draft(replay, 0);
    Draft<M> sharp = sharpened(replay, mind, players, draft);
    assertThat(sharpened(replay, mind, players, draft)).isEqualTo(sharp);
    Ledger<M> ledger = sharp.ledger();
    assertThat(ledger.start() + ledger.luck() - ledger.loss())
        .isCloseTo(ledger.result(), within(1e-9));
    assertThat(ledger.entries()).hasSameSizeAs(draft.appraisals());
    for (Ledger.Entry<M> entry : ledger.entries()) {
      assertThat(entry.loss() > 0).isEqualTo(entry.verdict() == DecisionVerdict.COSTLY);
      assertThat(entry.loss()).isGreaterThanOrEqualTo(0);
      if (entry.verdict() == DecisionVerdict.COSTLY) {
        assertThat(entry.loss()).isGreaterThan(2 * entry.error());
        assertThat(entry.error())
            .isLessThanOrEqualTo(Math.max(0.25 * entry.loss(), ledger.unit().negligible()));
      }
      if (ledger.unit() == Rating.Unit.WINNING) {
        assertThat(entry.luck()).isBetween(-1.0, 1.0);
        assertThat(entry.loss()).isBetween(0.0, 1.0);
      }
    }
  }

  /** Nobody knows how far off the values are after which games are cut short. */
  @Test
  public void whatNobodyHasMeasuredIsToldOnlyIfItWasPlayedToTheEnd() {
    Master game = new Master(MasterOptions.MASTER);
    Mind<MasterMove, MasterView> mind = new MasterMind(game);
    var replay = play(game, mind, 2);
    Draft<MasterMove> draft = Bookkeeper.of(mind, 2, new SeededStream(1)).draft(replay, 0);
    var trusting = new CloserLook<>(replay, mind, 2, 0, 1);
    var doubting = new CloserLook<>(replay, mind, 2, Rating.Unit.WINNING.most(), 1);
    assertThat(told(trusting, draft, 150)).isPositive();
    assertThat(told(doubting, draft, 150)).isZero();
    assertThat(told(doubting, draft, 450)).isPositive();
  }

  private static <S, M, O, V> long told(CloserLook<S, M, O, V> look, Draft<M> draft, long looks) {
    Draft<M> sharp = look.sharpen(draft, new Budget.Looks(looks).on(() -> 0).get(), done -> {});
    return sharp.appraisals().stream()
        .filter(each -> each.verdict(sharp.unit()) == DecisionVerdict.COSTLY)
        .count();
  }

  private static <S, M, O, V> Draft<M> sharpened(
      Replay<S, M, O, V> replay, Mind<M, V> mind, int players, Draft<M> draft) {
    LongSupplier noClock = () -> 0;
    return new CloserLook<>(replay, mind, players, 1)
        .sharpen(draft, new Budget.Looks(6).on(noClock).get(), done -> {});
  }

  /** A game of the strength easy, which has something to criticise. */
  private static <S, M, O, V> Replay<S, M, O, V> play(
      Game<S, M, O, V> game, Mind<M, V> mind, int players) {
    Bot<M, V> bot = mind.playing(Strength.EASY);
    SeededStream random = new SeededStream(3);
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>();
    Playing.toTheEnd(
        game,
        start,
        random,
        (state, seat, moves) ->
            bot.choose(Decision.of(game, state, seat, moves), random, Allowance.UNLIMITED),
        steps::add);
    return Replay.played(game, start, steps);
  }
}
