package kniffel.browser;

import kniffel.table.json.Json;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** Thinks about tables that it is shown, for as long as it takes. */
final class Thinker {

  private final Common common;

  Thinker(Common common) {
    this.common = common;
  }

  Thought think(Think think, Moment moment) {
    DeviceTable table = new DeviceTable(common, think.table(), moment.now());
    Json answer =
        switch (think.topic()) {
          case BOT -> answer(table.choice(moment));
          case HINT -> common.codec.tree(Answers.Hint.class, hint(table.game(), moment));
          case REVIEW -> common.codec.tree(Answers.Review.class, answer(table.books()));
        };
    return new Thought(
        think.topic(), table.id(), table.game().version(), moment.language().code(), answer);
  }

  private Answers.Hint hint(LiveGame<?, ?, ?, ?> game, Moment moment) {
    return answer(
        common.advisor.hint(game, new Narrator(common.words(moment.language()), game.names())));
  }

  /** There is nobody else who could prepare it meanwhile. */
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
