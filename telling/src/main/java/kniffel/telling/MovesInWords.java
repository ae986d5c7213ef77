package kniffel.telling;

import java.util.List;
import kniffel.bots.Plan;
import kniffel.rules.Game;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** What moves of a game would do, in somebody's language. */
record MovesInWords<S, M, O, V>(Codec codec, Game<S, M, O, V> game, Narrator narrator) {

  /** What a move of a seat would do. */
  String say(S state, int seat, M move) {
    List<String> facts = game.preview(state, seat, move).stream().map(narrator::say).toList();
    return String.join(" · ", facts);
  }

  /** The steps of a plan that a person would name. */
  List<Answers.PlannedMove> say(Plan<S, M, O> plan) {
    return plan.named(game).stream()
        .map(
            part ->
                new Answers.PlannedMove(
                    codec.tree(game.types().move(), part.move()),
                    say(part.before(), plan.seat(), part.move())))
        .toList();
  }
}
