package kniffel.bots.classic;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicOptions;

/**
 * Classic Kniffel by the rulebook, solved beforehand: a file for where solving takes long. In a
 * browser it lies next to the classes; where it is missing, the game is solved.
 *
 * <p>It has a number for each turn start twice over, what is still to come and how far that
 * spreads, in small steps: stored as the difference from a guess based on turn starts with more
 * boxes filled, in as few bytes as possible.
 */
final class SolvedFile {

  /** Where it is, from the root of the class path: next to this class. */
  static final String RESOURCE = "kniffel/bots/classic/solved.bin";

  private static final ClassicOptions OPTIONS = ClassicOptions.KNIFFEL;

  /** Steps of a point. */
  private static final int FINE = 1 << 12;

  private static final int FINE_SD = 1 << 5;

  private SolvedFile() {}

  /** The game with these options: as it is in the file, or solved. */
  static ClassicSolution solution(ClassicOptions options, int threads) {
    return read(options).orElseGet(() -> ClassicSolution.of(options, threads));
  }

  private static Optional<ClassicSolution> read(ClassicOptions options) {
    if (!options.equals(OPTIONS)) {
      return Optional.empty();
    }
    try (InputStream in = SolvedFile.class.getResourceAsStream("/" + RESOURCE)) {
      return in == null ? Optional.empty() : Optional.of(read(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ClassicSolution read(byte[] file) {
    RollTable table = new RollTable(OPTIONS);
    SolvedReader reader = new SolvedReader(file);
    double[] values = reader.numbers(table, FINE);
    double[] sds = reader.numbers(table, FINE_SD);
    return new ClassicSolution(
        table, values, Optional.of(sheet -> sheet.isLast() ? 0 : sds[sheet.index()]));
  }

  /** What the file holds; solves the game. */
  static byte[] write(int threads) {
    ClassicSolution solution = ClassicSolution.of(OPTIONS, threads);
    return write(solution, solution.risk(threads));
  }

  static byte[] write(ClassicSolution solution, Risk risk) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    new Writer(file).numbers(solution.table(), solution::value, FINE);
    new Writer(file).numbers(solution.table(), risk::sd, FINE_SD);
    return file.toByteArray();
  }

  /** Goes through all turn starts, those with more boxes filled first. */
  private abstract static class Walk {

    /** In steps, by place of the turn start. */
    final int[] known = new int[2 * (Box.ALL_BITS + 1) * Solver.TOTALS];

    /** The number of a turn start, given the guess for it; called once for each. */
    abstract int number(int filled, boolean struck, int upper, int guess);

    void walk(RollTable table) {
      for (int filled = Box.ALL_BITS - 1; filled >= 0; filled--) {
        boolean kniffel = (filled & Box.KNIFFEL.bit()) != 0;
        sheet(filled, false);
        if (kniffel && table.strikeMatters()) {
          sheet(filled, true);
        } else {
          int base = Solver.index(filled, false, 0);
          System.arraycopy(known, base, known, base + Solver.TOTALS, Solver.TOTALS);
        }
      }
    }

    private void sheet(int filled, boolean struck) {
      UpperRange range = UpperRange.of(filled);
      int base = Solver.index(filled, struck, 0);
      int settled = guess(filled, struck, Solver.SETTLED);
      known[base + Solver.SETTLED] = number(filled, struck, Solver.SETTLED, settled);
      // The guess is corrected by how much the last one was wrong.
      int off = known[base + Solver.SETTLED] - settled;
      for (int upper = 0; upper < Solver.SETTLED; upper++) {
        if (upper < range.low() || upper > range.high()) {
          known[base + upper] = known[base + Solver.SETTLED];
        } else {
          int guess = guess(filled, struck, upper);
          known[base + upper] = number(filled, struck, upper, guess + off);
          off = known[base + upper] - guess;
        }
      }
    }

    /** As if two boxes of the lower part had nothing to do with each other. */
    private int guess(int filled, boolean struck, int upper) {
      int free = (Box.ALL_BITS ^ filled) & ~Box.UPPER_BITS;
      int one = Integer.highestOneBit(free);
      int other = Integer.highestOneBit(free ^ one);
      if (one == 0) {
        return 0;
      }
      int without = known[Solver.index(filled | one, struck, upper)];
      return other == 0
          ? without
          : without
              + known[Solver.index(filled | other, struck, upper)]
              - known[Solver.index(filled | one | other, struck, upper)];
    }
  }

  private static final class SolvedReader {

    private final byte[] file;
    private int at;

    SolvedReader(byte[] file) {
      this.file = file;
    }

    double[] numbers(RollTable table, int fine) {
      Walk walk =
          new Walk() {
            @Override
            int number(int filled, boolean struck, int upper, int guess) {
              int left = next();
              return guess + (left >>> 1 ^ -(left & 1));
            }
          };
      walk.walk(table);
      double[] numbers = new double[walk.known.length];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = walk.known[i] / (double) fine;
      }
      return numbers;
    }

    /** Seven bits in each byte; the last of a number has no eighth. */
    private int next() {
      int number = 0;
      for (int shift = 0; ; shift += 7) {
        byte part = file[at++];
        number |= (part & 127) << shift;
        if (part >= 0) {
          return number;
        }
      }
    }
  }

  private record Writer(ByteArrayOutputStream file) {

    void numbers(RollTable table, ToDoubleFunction<SheetState> exact, int fine) {
      Walk walk =
          new Walk() {
            @Override
            int number(int filled, boolean struck, int upper, int guess) {
              double number = exact.applyAsDouble(new SheetState(filled, struck, upper));
              int steps = Math.toIntExact(Math.round(number * fine));
              int left = steps - guess;
              for (int rest = left << 1 ^ left >> 31; ; rest >>>= 7) {
                if (rest < 128) {
                  file.write(rest);
                  return steps;
                }
                file.write(rest & 127 | 128);
              }
            }
          };
      walk.walk(table);
    }
  }
}
