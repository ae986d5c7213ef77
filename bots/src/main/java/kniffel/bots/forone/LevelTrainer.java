package kniffel.bots.forone;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Level;

/** Learns levels one after the other, so that it can be interrupted between them. */
public final class LevelTrainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = LevelTuning.FILE.path();

  private final int games;
  private final ByteArrayOutputStream learned = new ByteArrayOutputStream();

  /**
   * A trainer that continues earlier work.
   *
   * @param file what was learned before; nothing if it is empty
   * @param games how many games of a level are learned from
   */
  public LevelTrainer(byte[] file, int games) throws IOException {
    this.games = games;
    if (file.length > 0) {
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(file))) {
        var _ = in.transferTo(learned);
      }
    }
  }

  /** Whether something was learned about a level. */
  public boolean knows(Level level) {
    return LevelTuning.read(ByteBuffer.wrap(learned.toByteArray()))
        .containsKey(LevelTuning.key(level.rules()));
  }

  /** Plays a level and keeps what that teaches. */
  public void learn(Level level, Randomness randomness) {
    LevelTuning tuning = new LevelLearner(level).learn(games, randomness);
    learned.writeBytes(tuning.bytes(LevelTuning.key(level.rules())));
  }

  /** What was learned so far. */
  public byte[] file() throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(zipped)) {
      learned.writeTo(out);
    }
    return zipped.toByteArray();
  }
}
