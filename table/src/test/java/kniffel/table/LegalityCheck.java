package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.table.json.Codec;

/**
 * What is offered is accepted and everything else in the universe is refused with a reason, for
 * moves and for outcomes.
 */
final class LegalityCheck<S, M, O, V> {

  /**
   * How many moves of the universe are tried in a state; the next state goes on after them. In the
   * first state of each {@link #phase}, and at the end, it is all of them.
   */
  private static final int MOST_TRIED = 160;

  /** The same for outcomes that can come, and for those that cannot. */
  private static final int MOST_OUTCOMES = 60;

  private final Game<S, M, O, V> game;
  private final int players;
  private final Codec codec;
  private final List<M> moves;
  private final List<O> outcomes;
  private final Set<Refusal> refusals = new HashSet<>();

  /**
   * Values already found to be written correctly; how a value is written does not depend on the
   * state.
   */
  private final Set<Object> written = new HashSet<>();

  private final Set<Set<Class<?>>> phases = new HashSet<>();

  private int tried;
  private int drawn;

  LegalityCheck(Game<S, M, O, V> game, int players, Codec codec) {
    this.game = game;
    this.players = players;
    this.codec = codec;
    this.moves = Universe.of(game.types().move());
    this.outcomes = Universe.of(game.types().outcome());
  }

  void decision(S state, int seat, List<M> offered) throws IOException {
    assertThat(seat).isBetween(0, players - 1);
    assertThat(offered).isNotEmpty();
    Set<M> legal = new HashSet<>(offered);
    assertThat(legal).as("each move once").hasSameSizeAs(offered);
    for (M move : offered) {
      accepted(state, seat, move);
    }
    refuseAllBut(legal, state, phases.add(phase(state, offered)) ? moves.size() : MOST_TRIED);
    if (players > 1) {
      int other = (seat + 1) % players;
      assertThat(refusal(() -> game.apply(state, new Event.Moved<>(other, offered.getFirst()))))
          .isEqualTo(new Refusal.NotYourTurn(other, seat));
    }
    assertThat(refusal(() -> game.happen(state, outcomes.getFirst())))
        .isEqualTo(new Refusal.NothingToDraw());
  }

  /** What kind of state it is, and of which kinds the moves are that are offered in it. */
  private static Set<Class<?>> phase(Object state, List<?> offered) {
    Set<Class<?>> kinds = new HashSet<>();
    kinds.add(state.getClass());
    offered.forEach(move -> kinds.add(move.getClass()));
    return kinds;
  }

  private void accepted(S state, int seat, M move) throws IOException {
    Optional<Refusal> objection = game.objection(state, move);
    if (objection.isPresent()) {
      fail("%s is offered in %s but %s", move, state, objection);
    }
    S after = game.play(state, move);
    if (!game.play(state, move).equals(after)) {
      fail("%s played twice in %s gives two states", move, state);
    }
    if (written.add(move)) {
      assertThat(roundTrip(game.types().move(), move)).isEqualTo(move);
    }
    for (Fact fact : game.preview(state, seat, move)) {
      if (written.add(fact)) {
        assertThat(write(game.types().fact(), fact)).startsWith("{");
      }
    }
  }

  private void refuseAllBut(Set<M> legal, S state, int most) {
    for (int i = 0; i < Math.min(moves.size(), most); i++) {
      M move = moves.get(tried++ % moves.size());
      if (!legal.contains(move)) {
        refused(state, move);
      }
    }
  }

  /** The game is over: nothing can be played, nothing can happen any more. */
  void over(S state) {
    refuseAllBut(Set.of(), state, moves.size());
    assertThat(refusal(() -> game.apply(state, new Event.Moved<>(0, moves.getFirst()))))
        .isEqualTo(new Refusal.NobodyDecides());
    for (O outcome : outcomes) {
      Refusal said = refusal(() -> game.happen(state, outcome));
      if (!said.equals(new Refusal.NothingToDraw())) {
        fail("%s after the end: %s", outcome, said);
      }
    }
  }

  private void refused(S state, M move) {
    Optional<Refusal> objection = game.objection(state, move);
    if (objection.isEmpty()) {
      fail("%s was not offered in %s but nothing is said against it", move, state);
    }
    Refusal thrown = refusal(() -> game.play(state, move));
    if (!objection.get().equals(thrown)) {
      fail("%s in %s: %s, but playing it says %s", move, state, objection.get(), thrown);
    }
    if (refusals.add(thrown) && game.types().refusal().isInstance(thrown)) {
      assertThat(write(game.types().refusal(), thrown)).startsWith("{");
    }
  }

  private <T> String write(Class<T> type, Object value) {
    return codec.write(type, type.cast(value));
  }

  /** Weights are positive and add up; every outcome can come, and no other. */
  void chance(S state, Draw<O> draw) throws IOException {
    boolean first = phases.add(phase(state, List.of()));
    refuseAllBut(Set.of(), state, first ? moves.size() : MOST_TRIED / 10);
    List<Draw.Weighted<O>> weights = draw.outcomes();
    Set<O> possible = new HashSet<>();
    long sum = 0;
    for (Draw.Weighted<O> weighted : weights) {
      if (weighted.weight() <= 0) {
        fail("%s cannot come", weighted);
      }
      sum += weighted.weight();
      possible.add(weighted.outcome());
    }
    assertThat(sum).isEqualTo(draw.total());
    assertThat(possible).hasSameSizeAs(weights);
    for (int i = 0; i < Math.min(weights.size(), MOST_OUTCOMES); i++) {
      O outcome = weights.get((drawn + i) % weights.size()).outcome();
      if (game.happen(state, outcome).equals(state)) {
        fail("%s changes nothing in %s", outcome, state);
      }
      if (written.add(outcome)) {
        assertThat(roundTrip(game.types().outcome(), outcome)).isEqualTo(outcome);
      }
    }
    for (int i = 0; i < Math.min(outcomes.size(), MOST_OUTCOMES); i++) {
      O outcome = outcomes.get(drawn++ % outcomes.size());
      if (!possible.contains(outcome)) {
        refusal(() -> game.happen(state, outcome));
      }
    }
  }

  private Refusal refusal(Runnable attempt) {
    try {
      attempt.run();
    } catch (RefusedException e) {
      return e.refusal();
    }
    return fail("not refused");
  }

  private <T> T roundTrip(Class<T> type, T value) throws IOException {
    return codec.read(type, codec.tree(type, value), "");
  }
}
