package kniffel.bots.calibration;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Finds the curve under which samples are likeliest, and bends it until it agrees with them. */
final class CurveFit {

  private static final int STEPS = 25;

  /** Pulls the weights a little towards zero, so that a few samples cannot carry them away. */
  private static final double RIDGE = 2;

  /** The same where that cannot happen: each place is to be right on average. */
  private static final double HARDLY = 1e-3;

  /** How many samples a bend of the polygon is made of at least. */
  private static final int LEAST_SAMPLES = 150;

  /** How many bends there may be. */
  private static final int MOST_BENDS = 40;

  /** Samples that are taken together: how many, and the sums of what was said and what came. */
  private record SampleBlock(int count, double said, double came) {

    SampleBlock with(SampleBlock other) {
      return new SampleBlock(count + other.count, said + other.said, came + other.came);
    }

    double mean() {
      return came / count;
    }
  }

  private CurveFit() {}

  /**
   * The curve for a number of players.
   *
   * @param openings the first decisions of games, one for each seat
   * @param samples decisions from anywhere in games
   */
  static Curve of(List<Sample> openings, List<Sample> samples, int players) {
    List<Sample> later =
        samples.stream()
            .filter(sample -> sample.situation().stage() == Situation.GameStage.LATER)
            .toList();
    float[] weights = floats(regression(later, Curve::features, Curve.size(players), RIDGE));
    Curve line = new Curve(new float[0], new float[0], weights, new float[0], new float[0]);
    List<SampleBlock> blocks = rising(blocks(later, line));
    float[] from = new float[blocks.size()];
    float[] to = new float[blocks.size()];
    for (int i = 0; i < from.length; i++) {
      from[i] = (float) (blocks.get(i).said() / blocks.get(i).count());
      to[i] = (float) blocks.get(i).mean();
    }
    return new Curve(
        shares(openings, players),
        floats(regression(openings, Curve::openingFeatures, 1 + players, HARDLY)),
        weights,
        from,
        to);
  }

  private static float[] shares(List<Sample> openings, int players) {
    float[] shares = new float[players];
    for (int place = 0; place < players; place++) {
      int wanted = place;
      shares[place] =
          (float)
              openings.stream()
                  .filter(sample -> sample.situation().place() == wanted)
                  .mapToDouble(Sample::result)
                  .average()
                  .orElse(1.0 / players);
    }
    return shares;
  }

  private static float[] floats(double[] numbers) {
    float[] rounded = new float[numbers.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = (float) numbers[i];
    }
    return rounded;
  }

  /** What a regression multiplies its weights by. */
  private interface SampleFeatures {
    double[] of(Situation situation, double said);
  }

  /** Logistic regression by Newton's method. */
  private static double[] regression(
      List<Sample> samples, SampleFeatures features, int size, double ridge) {
    double[] weights = new double[size];
    for (int step = 0; step < STEPS; step++) {
      double[][] system = new double[size][size + 1];
      for (int i = 0; i < size; i++) {
        system[i][i] = ridge;
        system[i][size] = -ridge * weights[i];
      }
      for (Sample sample : samples) {
        double[] known = features.of(sample.situation(), sample.said());
        double sum = 0;
        for (int i = 0; i < size; i++) {
          sum += weights[i] * known[i];
        }
        double said = Curve.logistic(sum);
        for (int i = 0; i < size; i++) {
          for (int j = 0; j < size; j++) {
            system[i][j] += said * (1 - said) * known[i] * known[j];
          }
          system[i][size] += (sample.result() - said) * known[i];
        }
      }
      solve(system);
      for (int i = 0; i < size; i++) {
        weights[i] += system[i][size];
      }
    }
    return weights;
  }

  /** Elimination; the system is positive definite, so no pivot is zero. */
  private static void solve(double[][] system) {
    int size = system.length;
    for (int pivot = 0; pivot < size; pivot++) {
      for (int row = 0; row < size; row++) {
        double factor = system[row][pivot] / system[pivot][pivot];
        for (int column = pivot; row != pivot && column <= size; column++) {
          system[row][column] -= factor * system[pivot][column];
        }
      }
    }
    for (int row = 0; row < size; row++) {
      system[row][size] /= system[row][row];
    }
  }

  /** The samples in the order of the line's values, in blocks of equal size. */
  private static List<SampleBlock> blocks(List<Sample> samples, Curve line) {
    List<SampleBlock> single =
        samples.stream()
            .map(
                sample ->
                    new SampleBlock(
                        1, line.fitted(sample.situation(), sample.said()), sample.result()))
            .sorted(Comparator.comparingDouble(SampleBlock::said))
            .toList();
    int count = Math.clamp(samples.size() / LEAST_SAMPLES, 1, MOST_BENDS);
    List<SampleBlock> blocks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int begin = (int) ((long) single.size() * i / count);
      int end = (int) ((long) single.size() * (i + 1) / count);
      single.subList(begin, end).stream().reduce(SampleBlock::with).ifPresent(blocks::add);
    }
    return blocks;
  }

  /** Merges blocks until each has a higher mean than the one before it. */
  private static List<SampleBlock> rising(List<SampleBlock> blocks) {
    List<SampleBlock> rising = new ArrayList<>();
    for (SampleBlock block : blocks) {
      SampleBlock last = block;
      while (!rising.isEmpty() && rising.getLast().mean() >= last.mean()) {
        last = rising.removeLast().with(last);
      }
      rising.add(last);
    }
    return rising;
  }
}
