package kniffel.telling;

import java.util.List;
import java.util.stream.Collectors;
import kniffel.bots.Plan;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** What moves of a game would do, in somebody's language. */
record MovesInWords<S, M, O, V>(Codec codec, Game<S, M, O, V> game, Narrator narrator) {

  /** What a move of a seat would do. */
  String say(S state, int seat, M move) {
    return say(game.preview(state, seat, move));
  }

  /** What a step meant to a seat. */
  String say(Step<S, M, O> step, int seat) {
    return say(game.tell(step, new Viewer.Seat(seat)));
  }

  private String say(List<Fact> facts) {
    return facts.stream().map(narrator::say).collect(Collectors.joining(" · "));
  }

  /** The steps of a plan that a person would name. */
  List<Answers.PlannedMove> say(Plan<S, M, O> plan) {
    return plan.named(game).stream()
        .map(
            part ->
                new Answers.PlannedMove(
                    codec.tree(game.types().move(), part.move()), say(part.step(), plan.seat())))
        .toList();
  }
}
