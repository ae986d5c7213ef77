package kniffel.table.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import kniffel.rules.forone.Medals;

/**
 * A bot's results in games of a level, in steps of five points: a line of {@code measured.txt}.
 *
 * @param level the number of the level
 * @param version its version
 * @param bot who played
 * @param missed the games in which a demand was missed: they are worth no medal
 * @param lowest the lowest step that came up, a multiple of five
 * @param counts how many games came to each step from the lowest on
 */
public record Measured(
    int level, int version, String bot, int missed, int lowest, List<Integer> counts) {

  /** Medals are multiples of this. */
  public static final int STEP = 5;

  // At most this many games in a hundred reach gold.
  private static final int GOLD_PERCENT = 80;

  public Measured {
    counts = List.copyOf(counts);
  }

  /**
   * What these results come to.
   *
   * @param points the points of each game, negative where a demand was missed
   */
  public static Measured of(int level, int version, String bot, int[] points) {
    int missed = 0;
    int lowest = Integer.MAX_VALUE;
    int highest = 0;
    for (int each : points) {
      if (each < 0) {
        missed++;
      } else {
        lowest = Math.min(lowest, each / STEP * STEP);
        highest = Math.max(highest, each / STEP * STEP);
      }
    }
    List<Integer> counts = new ArrayList<>();
    for (int step = lowest; step <= highest; step += STEP) {
      int count = 0;
      for (int each : points) {
        count += each >= step && each < step + STEP ? 1 : 0;
      }
      counts.add(count);
    }
    return new Measured(level, version, bot, missed, counts.isEmpty() ? 0 : lowest, counts);
  }

  /** Reads a line. */
  static Measured read(String line) {
    String[] words = line.split(" ", -1);
    List<Integer> counts = new ArrayList<>();
    for (int i = 5; i < words.length; i++) {
      counts.add(Integer.valueOf(words[i]));
    }
    return new Measured(
        Integer.parseInt(words[0]),
        Integer.parseInt(words[1]),
        words[2],
        Integer.parseInt(words[3]),
        Integer.parseInt(words[4]),
        counts);
  }

  /** The results of these games and others of the same bot in the same level. */
  public Measured plus(Measured other) {
    if (counts.isEmpty() || other.counts.isEmpty()) {
      Measured some = counts.isEmpty() ? other : this;
      return new Measured(level, version, bot, missed + other.missed, some.lowest, some.counts);
    }
    int least = Math.min(lowest, other.lowest);
    int most = Math.max(highest(), other.highest());
    List<Integer> sums = new ArrayList<>();
    for (int step = least; step <= most; step += STEP) {
      sums.add(count(step) + other.count(step));
    }
    return new Measured(level, version, bot, missed + other.missed, least, sums);
  }

  private int highest() {
    return lowest + (counts.size() - 1) * STEP;
  }

  private int count(int step) {
    return step < lowest || step > highest() ? 0 : counts.get((step - lowest) / STEP);
  }

  /** The line that is read. */
  public String line() {
    StringJoiner line = new StringJoiner(" ");
    line.add(level + " " + version + " " + bot + " " + missed + " " + lowest);
    counts.forEach(count -> line.add(String.valueOf(count)));
    return line.toString();
  }

  public int games() {
    return missed + counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** How many of the games reached these points, which are a multiple of five. */
  public int reached(int points) {
    int games = 0;
    for (int i = 0; i < counts.size(); i++) {
      games += lowest + i * STEP >= points ? counts.get(i) : 0;
    }
    return games;
  }

  /** The mean, to the step, where games with a missed demand count as 0. */
  public double mean() {
    return meanMet() * (games() - missed) / games();
  }

  /** The mean, to the step, of the games in which all demands were met. */
  public double meanMet() {
    double sum = 0;
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * (lowest + i * STEP);
    }
    return missed == games() ? 0 : sum / (games() - missed);
  }

  /**
   * The rule by which a level's medals follow from the results of the strongest bot: of the games
   * in which it met all demands, gold is the lowest multiple of five that it reaches in at most
   * eighty of a hundred; silver and bronze are nine and eight tenths of it, as 270 and 240 are of
   * the rulebook's 300.
   */
  public Medals medals() {
    int gold = 0;
    while (reached(gold) * 100L > (long) GOLD_PERCENT * (games() - missed)) {
      gold += STEP;
    }
    return new Medals(tenths(8, gold), tenths(9, gold), gold);
  }

  private static int tenths(int tenths, int gold) {
    return (int) Math.round(gold * tenths / 10.0 / STEP) * STEP;
  }
}
