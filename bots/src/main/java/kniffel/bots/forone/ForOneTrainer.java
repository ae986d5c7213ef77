package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Notebook;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Levels;

/**
 * Learns the value of positions from games played alone: temporal differences over positions
 * between rolls.
 *
 * <p>The first games are played with a value made by hand. Games are played in batches with the
 * network as it stands, then it learns from them and, once more, from a random choice of earlier
 * positions. There are two courses: the first produces the network of the levels; the second
 * continues with a wider one and produces that of the base game.
 */
public final class ForOneTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = PointsNetwork.FILE.path();

  /** After how many batches progress is told and noted. */
  private static final int REPORT = 50;

  /** Where the streams of the second course begin; the first uses fewer. */
  private static final long SECOND_STREAMS = 1_000_000;

  private final Course first;
  private final Course second;
  private final int report;

  public ForOneTrainer() {
    this(Course.FIRST, Course.SECOND, REPORT);
  }

  /** A trainer with these courses, which tells how far it has come. */
  ForOneTrainer(Course first, Course second, int report) {
    this.first = first;
    this.second = second;
    this.report = report;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    return train(streams, threads, progress, Notebook.none());
  }

  @Override
  public byte[] train(
      LongFunction<Randomness> streams, int threads, Consumer<String> progress, Notebook notebook) {
    try (Workers workers = new Workers(threads)) {
      Optional<ByteBuffer> noted = notebook.last().map(ByteBuffer::wrap);
      byte[] ofLevels = noted.map(ForOneTrainer::part).orElse(new byte[0]);
      Optional<byte[]> state = noted.map(ForOneTrainer::part);
      if (ofLevels.length == 0) {
        ForOneSession session = ForOneSession.fresh(streams, first);
        state.ifPresent(session::goOn);
        ofLevels = learn(session, first, new byte[0], workers, progress, notebook);
        state = Optional.empty();
      }
      ForOneSession session =
          ForOneSession.after(
              PointsNetwork.ofLevels(new Features(new PackedLevel(Levels.BASE)), ofLevels),
              number -> streams.apply(SECOND_STREAMS + number),
              second);
      state.ifPresent(session::goOn);
      byte[] ofBase = learn(session, second, ofLevels, workers, progress, notebook);
      return ByteBuffer.allocate(ofLevels.length + ofBase.length).put(ofLevels).put(ofBase).array();
    }
  }

  private byte[] learn(
      ForOneSession session,
      Course course,
      byte[] before,
      Workers workers,
      Consumer<String> progress,
      Notebook notebook) {
    double mean = 0;
    while (!session.isOver()) {
      mean += session.batch(workers);
      int done = session.batches();
      if (done % report == 0) {
        progress.accept(
            String.format(
                Locale.ROOT, "%d of %d: mean %.1f", done, course.batches(), mean / report));
        notebook.note(noted(before, session.state()));
        mean = 0;
      }
    }
    return session.learned().bytes();
  }

  /** The note: the result of the first course, empty until it is finished, and the session. */
  private static byte[] noted(byte[] ofLevels, byte[] state) {
    return ByteBuffer.allocate(2 * Integer.BYTES + ofLevels.length + state.length)
        .putInt(ofLevels.length)
        .put(ofLevels)
        .putInt(state.length)
        .put(state)
        .array();
  }

  private static byte[] part(ByteBuffer bytes) {
    byte[] part = new byte[bytes.getInt()];
    bytes.get(part);
    return part;
  }
}
