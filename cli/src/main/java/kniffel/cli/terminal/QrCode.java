package kniffel.cli.terminal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A QR code of a text: byte mode, medium error correction, versions 1 to 10, as the pages draw it
 * too.
 */
public final class QrCode {

  private static final int[][] ALIGNMENT = {
    {},
    {6, 18},
    {6, 22},
    {6, 26},
    {6, 30},
    {6, 34},
    {6, 22, 38},
    {6, 24, 42},
    {6, 26, 46},
    {6, 28, 50}
  };

  private static final int QUIET = 2;
  private static final int MASKS = 8;

  private final int version;
  private final int size;
  private final byte[] data;

  private QrCode(int version, byte[] data) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.data = data;
  }

  /**
   * The dark squares, row by row.
   *
   * @throws IllegalArgumentException if the text is too long
   */
  public static boolean[][] of(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int version = QrBytes.version(bytes.length);
    QrCode code = new QrCode(version, QrBytes.of(bytes, version));
    boolean[][] best = code.filled(0);
    for (int mask = 1; mask < MASKS; mask++) {
      boolean[][] other = code.filled(mask);
      best = penalty(other) < penalty(best) ? other : best;
    }
    return best;
  }

  /** The code in half blocks, light on dark as terminals are, with a margin. */
  public static List<String> lines(String text) {
    boolean[][] dark = of(text);
    List<String> lines = new ArrayList<>();
    for (int y = -QUIET; y < dark.length + QUIET; y += 2) {
      StringBuilder line = new StringBuilder();
      for (int x = -QUIET; x < dark.length + QUIET; x++) {
        boolean upper = !isDark(dark, x, y);
        boolean lower = !isDark(dark, x, y + 1);
        line.append(upper ? lower ? '█' : '▀' : lower ? '▄' : ' ');
      }
      lines.add(line.toString());
    }
    return lines;
  }

  private static boolean isDark(boolean[][] dark, int x, int y) {
    return y >= 0 && y < dark.length && x >= 0 && x < dark.length && dark[y][x];
  }

  private static boolean isMasked(int mask, int x, int y) {
    return switch (mask) {
      case 0 -> (x + y) % 2 == 0;
      case 1 -> y % 2 == 0;
      case 2 -> x % 3 == 0;
      case 3 -> (x + y) % 3 == 0;
      case 4 -> (y / 2 + x / 3) % 2 == 0;
      case 5 -> x * y % 2 + x * y % 3 == 0;
      case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
      default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
    };
  }

  /** The fixed patterns; null where data goes. */
  private @Nullable Boolean[][] frame() {
    @Nullable Boolean[][] grid = new Boolean[size][size];
    int[] spots = ALIGNMENT[version - 1];
    int last = spots.length - 1;
    for (int i = 0; i <= last; i++) {
      for (int j = 0; j <= last; j++) {
        boolean corner = (i == 0 && (j == 0 || j == last)) || (i == last && j == 0);
        if (!corner) {
          square(grid, spots[j], spots[i], 2, 1, 1);
        }
      }
    }
    for (int i = 8; i < size - 8; i++) {
      grid[6][i] = i % 2 == 0;
      grid[i][6] = i % 2 == 0;
    }
    square(grid, 3, 3, 4, 2, 4);
    square(grid, size - 4, 3, 4, 2, 4);
    square(grid, 3, size - 4, 4, 2, 4);
    // Room for the format, which is known only with the mask.
    for (int i = 0; i < 9; i++) {
      grid[8][i] = grid[8][i] != null && grid[8][i];
      grid[i][8] = grid[i][8] != null && grid[i][8];
      if (i < 8) {
        grid[8][size - 1 - i] = false;
        grid[size - 1 - i][8] = false;
      }
    }
    grid[size - 8][8] = true;
    if (version >= 7) {
      int bits = withRemainder(version, 12, 0x1f25);
      for (int i = 0; i < 18; i++) {
        boolean dark = ((bits >> i) & 1) == 1;
        grid[i / 3][size - 11 + i % 3] = dark;
        grid[size - 11 + i % 3][i / 3] = dark;
      }
    }
    return grid;
  }

  /** Rings around a centre, all dark except two. */
  private void square(
      @Nullable Boolean[][] grid, int middleX, int middleY, int reach, int light, int lightToo) {
    for (int y = Math.max(0, middleY - reach); y <= Math.min(size - 1, middleY + reach); y++) {
      for (int x = Math.max(0, middleX - reach); x <= Math.min(size - 1, middleX + reach); x++) {
        int ring = Math.max(Math.abs(x - middleX), Math.abs(y - middleY));
        grid[y][x] = ring != light && ring != lightToo;
      }
    }
  }

  /** A value followed by its remainder, which lets a reader correct it. */
  private static int withRemainder(int value, int length, int polynomial) {
    int rest = value;
    for (int i = 0; i < length; i++) {
      rest = rest << 1 ^ ((rest >> (length - 1)) * polynomial);
    }
    return value << length | rest;
  }

  private boolean[][] filled(int mask) {
    @Nullable Boolean[][] frame = frame();
    boolean[][] grid = new boolean[size][size];
    int bit = 0;
    for (int right = size - 1; right > 0; right -= 2) {
      int column = right <= 6 ? right - 1 : right; // the column of the timing pattern is left out
      boolean upward = (right + 1 & 2) == 0;
      for (int step = 0; step < size; step++) {
        int y = upward ? size - 1 - step : step;
        for (int x = column; x >= column - 1; x--) {
          if (frame[y][x] == null) {
            boolean dark = bit < data.length * 8 && ((data[bit >> 3] >> (7 - (bit & 7))) & 1) == 1;
            bit++;
            grid[y][x] = dark != isMasked(mask, x, y);
          }
        }
      }
    }
    for (int y = 0; y < size; y++) {
      for (int x = 0; x < size; x++) {
        Boolean fixed = frame[y][x];
        if (fixed != null) {
          grid[y][x] = fixed;
        }
      }
    }
    int format = withRemainder(mask, 10, 0x537) ^ 0x5412; // medium correction is 00
    for (int i = 0; i < 15; i++) {
      boolean dark = ((format >> i) & 1) == 1;
      grid[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = dark;
      grid[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
    }
    return grid;
  }

  /** How hard a symbol is to read: long runs, blocks, and more dark than light or less. */
  private static int penalty(boolean[][] grid) {
    int size = grid.length;
    int sum = 0;
    int dark = 0;
    for (int y = 0; y < size; y++) {
      int across = 0;
      int down = 0;
      for (int x = 0; x < size; x++) {
        dark += grid[y][x] ? 1 : 0;
        across = x > 0 && grid[y][x] == grid[y][x - 1] ? across + 1 : 1;
        down = x > 0 && grid[x][y] == grid[x - 1][y] ? down + 1 : 1;
        sum += cost(across) + cost(down);
        boolean block =
            x > 0
                && y > 0
                && grid[y][x] == grid[y - 1][x]
                && grid[y][x] == grid[y][x - 1]
                && grid[y][x] == grid[y - 1][x - 1];
        sum += block ? 3 : 0;
      }
    }
    return sum + 10 * (int) Math.floor(Math.abs(dark * 20.0 / (size * size) - 10));
  }

  private static int cost(int run) {
    return run == 5 ? 3 : run > 5 ? 1 : 0;
  }
}
