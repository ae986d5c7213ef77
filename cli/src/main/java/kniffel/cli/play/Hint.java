package kniffel.cli.play;

import java.util.Map;
import java.util.Optional;
import kniffel.bots.Decision;
import kniffel.bots.Minds;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.words.Narrator;

/** The best move of a decision as a bot sees it, and why it is the best. */
final class Hint {

  private Hint() {}

  /** The hint in words; empty for a game that no bot has thought about. */
  static <S, M, O, V> Optional<String> of(
      Game<S, M, O, V> game,
      S state,
      Decision<M, V> decision,
      Host.BotMeans thinking,
      Narrator narrator) {
    if (!(game.next(state) instanceof Next.Decide<M, O>(int seat, var moves))) {
      return Optional.empty();
    }
    return Minds.of(game)
        .map(
            mind -> {
              Rating<M> rating =
                  mind.adviser().rate(decision, thinking.randomness(), thinking.allowances().get());
              Plan<S, M, O> plan =
                  Plan.ahead(game, state, seat, rating.best().move(), mind.ledgerJudge());
              String move =
                  narrator.inOrder(
                      seat,
                      plan.named(game).stream()
                          .map(
                              part ->
                                  narrator.sayAll(game.tell(part.step(), new Viewer.Seat(seat))))
                          .toList());
              String why = narrator.say(plan.explain(game, mind));
              return narrator.words().say("cli.hint", Map.of("move", move, "reason", why));
            });
  }
}
