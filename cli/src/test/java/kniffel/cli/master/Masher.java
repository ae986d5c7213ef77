package kniffel.cli.master;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.TestDesk;

/** A desk of 80 by 24 at which somebody hits keys at random and reads the result. */
final class Masher extends TestDesk {

  static final int WIDTH = 80;

  /** What 24 rows leave for the table. */
  static final int HEIGHT = 16;

  private static final String KEYS = "r r123456abcdefghijkx\n?";

  private final Random random;
  final List<String> told = new ArrayList<>();
  final List<String> end = new ArrayList<>();

  Masher(long seed) {
    this.random = new Random(seed);
  }

  @Override
  public int width() {
    return WIDTH;
  }

  @Override
  public int height() {
    return HEIGHT;
  }

  @Override
  public boolean colour() {
    return true;
  }

  @Override
  public void show(Block table, List<String> log, String ask, String keys) {
    check(table);
    assertThat(Block.width(keys)).isBetween(1, WIDTH);
  }

  @Override
  public void watch(Block table, List<String> log, List<String> news) {
    check(table);
  }

  @Override
  public void end(Block table, List<String> news) {
    check(table);
    end.addAll(news);
  }

  private static void check(Block table) {
    assertThat(table.width()).isLessThanOrEqualTo(WIDTH);
    assertThat(table.height()).isLessThanOrEqualTo(HEIGHT);
  }

  @Override
  public void tell(String line) {
    told.add(line);
  }

  @Override
  public void cover(String line) {
    throw new AssertionError("nothing is hidden in this game");
  }

  @Override
  public OptionalInt press() {
    return OptionalInt.of(KEYS.charAt(random.nextInt(KEYS.length())));
  }
}
