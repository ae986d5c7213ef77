package kniffel.browser;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.table.json.Json;
import kniffel.telling.BotTurn;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Answers;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** Thinks about tables that it is shown, for as long as it takes. */
final class Thinker {

  private final Common common;

  Thinker(Common common) {
    this.common = common;
  }

  /**
   * Thinks.
   *
   * @param haste whether nothing may be solved for it, even though the result is then not the best
   */
  Thought think(Think think, boolean haste, Outside moment) {
    DeviceTable table = new DeviceTable(common, think.table(), moment.now());
    Json answer =
        switch (think.topic()) {
          case BOT -> haste ? inHaste(choice(table, moment)) : answer(choice(table, moment));
          case HINT -> common.codec.tree(Answers.Hint.class, hint(table.game(), haste, moment));
          case REVIEW -> common.codec.tree(Answers.Review.class, answer(books(table)));
        };
    return new Thought(
        think.topic(), table.id(), table.game().version(), moment.language().code(), answer);
  }

  /** The move of the bot that is to decide. */
  private Question<Json> choice(DeviceTable table, Outside moment) {
    return new BotTurn<>(
            table.game(),
            common.minds,
            table.bot().orElseThrow(() -> new IllegalStateException("no bot decides")),
            moment.entropy().randomness(),
            common.allowances)
        .choice();
  }

  /** The books of the people who played, without words. */
  private Question<Answers.Review> books(DeviceTable table) {
    List<Place> places = table.stored().agreement().places();
    List<Integer> people =
        IntStream.range(0, places.size())
            .filter(seat -> places.get(seat) instanceof Place.Person)
            .boxed()
            .toList();
    return common.advisor.review(table.game(), people);
  }

  private Answers.Hint hint(LiveGame<?, ?, ?, ?> game, boolean haste, Outside moment) {
    Words words = common.words(moment.language());
    Narrator narrator = new Narrator(words, game.names());
    if (!haste) {
      return answer(common.advisor.hint(game, narrator));
    }
    Answers.Hint hint = answer(common.advisor.hintInHaste(game, narrator));
    String reason = hint.reason() + " " + words.say("bots.in-haste.hint");
    return new Answers.Hint(hint.unit(), reason, hint.best(), hint.plan(), hint.moves());
  }

  private static <T> T inHaste(Question<T> question) {
    return question
        .inHaste()
        .map(Question::simple)
        .map(Thinker::answer)
        .orElseGet(() -> answer(question));
  }

  /** Nobody else could prepare it meanwhile. */
  private static <T> T answer(Question<T> question) {
    question.preparation().ifPresent(Runnable::run);
    try {
      return question.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
