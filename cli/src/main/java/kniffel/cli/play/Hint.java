package kniffel.cli.play;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.bots.Decision;
import kniffel.bots.Mind;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.words.Narrator;

/** Tells the best move of a decision as a bot sees it, and why it is the best. */
final class Hint<S, M, O, V> {

  private final Game<S, M, O, V> game;
  private final Host.BotMeans thinking;
  private final Narrator narrator;
  private final Supplier<Optional<Mind<M, V>>> maker;

  /** Made for the first hint and kept: some solve their game first. */
  private Optional<Mind<M, V>> mind = Optional.empty();

  /**
   * Hints of a game.
   *
   * @param maker makes the mind that is asked; empty for a game that no bot has thought about
   */
  Hint(
      Game<S, M, O, V> game,
      Host.BotMeans thinking,
      Narrator narrator,
      Supplier<Optional<Mind<M, V>>> maker) {
    this.game = game;
    this.thinking = thinking;
    this.narrator = narrator;
    this.maker = maker;
  }

  /** The hint in words, if there is a mind. */
  Optional<String> of(S state, Decision<M, V> decision) {
    if (!(game.next(state) instanceof Next.Decide<M, O>(int seat, var moves))) {
      return Optional.empty();
    }
    mind = mind.or(maker);
    return mind.map(
        asked -> {
          Rating<M> rating =
              asked.adviser().rate(decision, thinking.randomness(), thinking.allowances().get());
          Plan<S, M, O> plan =
              Plan.ahead(game, state, seat, rating.best().move(), asked.ledgerJudge());
          String move =
              narrator.inOrder(
                  seat,
                  plan.named(game).stream()
                      .map(part -> narrator.sayAll(game.tell(part.step(), new Viewer.Seat(seat))))
                      .toList());
          String why = narrator.say(plan.explain(game, asked));
          return narrator.words().say("cli.hint", Map.of("move", move, "reason", why));
        });
  }
}
