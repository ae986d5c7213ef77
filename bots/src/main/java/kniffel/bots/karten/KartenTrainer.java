package kniffel.bots.karten;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.karten.Box;

/**
 * Solves the game of a lone player, and keeps of the solution what fits into a small file: the
 * value of each sheet, and in a few factors what the cards left after scoring add to it.
 */
public final class KartenTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = SheetValues.FILE.path();

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes));
        Workers workers = new Workers(threads)) {
      for (SheetValues.Aim aim : SheetValues.Aim.values()) {
        float[][] starts = new float[Uppers.ALL_FREE + 1][];
        float[][] rows = new float[SheetValues.firstRow(Uppers.ALL_FREE + 1)][];
        solve(aim, workers, starts, rows, progress);
        progress.accept(aim + ": the whole sheet is worth " + starts[Uppers.ALL_FREE][0]);
        Randomness randomness = streams.apply(aim.ordinal());
        float[][] factors = Factors.of(rows, SheetValues.FACTORS, randomness, progress);
        write(starts, rows, factors, out, progress);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void solve(
      SheetValues.Aim aim,
      Workers workers,
      float[][] starts,
      float[][] rows,
      Consumer<String> progress) {
    float[][] solved = new float[Uppers.ALL_FREE + 1][];
    for (int boxes = 0; boxes <= Box.ALL.size(); boxes++) {
      int size = boxes;
      int[] sets =
          IntStream.rangeClosed(0, Uppers.ALL_FREE)
              .filter(free -> Integer.bitCount(free) == size)
              .toArray();
      List<float[]> layer =
          workers.map(sets.length, i -> Solver.solve(sets[i], aim, rest -> solved[rest]));
      for (int i = 0; i < sets.length; i++) {
        float[] values = layer.get(i);
        solved[sets[i]] = values;
        starts[sets[i]] = Arrays.copyOf(values, Uppers.count(sets[i]));
        keepRows(sets[i], values, rows);
      }
      for (int free = 0; free <= Uppers.ALL_FREE; free++) {
        if (Integer.bitCount(free) == boxes - 1) {
          solved[free] = new float[0];
        }
      }
      progress.accept(boxes + " free boxes: solved");
    }
  }

  /** Keeps what cards left add, for some sums of the upper part. */
  private static void keepRows(int free, float[] values, float[][] rows) {
    int lanes = Uppers.count(free);
    for (int anchor = 0; anchor < SheetValues.anchors(free); anchor++) {
      int lane = SheetValues.anchorLane(free, anchor);
      float[] row = new float[Solver.LEFTS];
      for (int left = 0; left < Solver.LEFTS; left++) {
        row[left] = values[left * lanes + lane] - values[lane];
      }
      rows[SheetValues.firstRow(free) + anchor] = row;
    }
  }

  private static void write(
      float[][] starts,
      float[][] rows,
      float[][] factors,
      DataOutputStream out,
      Consumer<String> progress)
      throws IOException {
    for (float[] row : starts) {
      // Differences of neighbours pack better.
      int before = 0;
      for (float value : row) {
        int fine = Math.round(value * SheetValues.FINE);
        out.writeShort(fine - before);
        before = fine;
      }
    }
    float[][] weights = Factors.weights(rows, factors);
    for (int factor = 0; factor < factors.length; factor++) {
      float most = 0;
      for (float[] row : weights) {
        most = Math.max(most, Math.abs(row[factor]));
      }
      float step = most / Byte.MAX_VALUE;
      out.writeFloat(step);
      for (float value : factors[factor]) {
        out.writeShort(Math.round(value * Short.MAX_VALUE));
      }
      for (float[] row : weights) {
        int steps = Math.round(row[factor] / step);
        out.writeByte(steps);
        row[factor] = step * steps;
      }
    }
    progress.accept("typical error of cards left: " + Factors.error(rows, factors, weights));
  }
}
