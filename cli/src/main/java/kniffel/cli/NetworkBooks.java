package kniffel.cli;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.function.DoubleConsumer;
import kniffel.client.Api;
import kniffel.wire.Answers;

/** The books that a server keeps of a game: asked for again and again until they are made. */
record NetworkBooks(Context context, Api api, String table) implements GameBooks {

  private static final long AGAIN_MILLIS = 1000;

  @Override
  public Answers.Review first() throws IOException {
    Answers.Review review = api.review(table);
    while (!review.ready()) {
      await();
      review = api.review(table);
    }
    if (review.players().isEmpty()) {
      throw new BadInputException(context.say("cli.analyse.none"));
    }
    return review;
  }

  @Override
  public Answers.Review closer(Answers.Review first, DoubleConsumer progress) throws IOException {
    Answers.Review review = first;
    while (!review.sharp()) {
      review.looking().ifPresent(looking -> progress.accept(looking.done()));
      await();
      review = api.review(table);
    }
    return review;
  }

  private static void await() throws IOException {
    try {
      Thread.sleep(AGAIN_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }
}
