package kniffel.cli;

import java.io.IOException;
import java.util.function.DoubleConsumer;
import kniffel.wire.Answers;

/** Where the books of a finished game come from, in words: soon at first sight, later for good. */
interface GameBooks {

  /** What can be told soon; {@code sharp} if nothing better will come. */
  Answers.Review first() throws IOException;

  /**
   * After a closer look.
   *
   * @param first what was told before
   * @param progress is told how far it has come, from 0 to 1
   */
  Answers.Review closer(Answers.Review first, DoubleConsumer progress) throws IOException;

  /** The best that can be told, however long that takes. */
  default Answers.Review last(Answers.Review first) throws IOException {
    return first.sharp() ? first : closer(first, done -> {});
  }
}
