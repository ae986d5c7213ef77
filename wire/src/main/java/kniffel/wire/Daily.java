package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/** The games of the day: what is asked about them, and what is answered. */
public final class Daily {

  private Daily() {}

  /**
   * Begin, or resume.
   *
   * @param free whether this is to be a further try, which counts for nothing
   */
  public record Begin(Optional<Boolean> free) {}

  /**
   * What is said of a table whose dice are those of a day.
   *
   * @param counted whether this is the one try that counts
   */
  public record DailyMark(String day, boolean counted) {}

  /**
   * What there is today.
   *
   * @param left how many milliseconds are left of the day
   * @param tomorrow what is promised about tomorrow
   * @param streak on how many days in a row, up to today or yesterday, a counted try was finished
   * @param longest the longest streak there was
   */
  public record Overview(
      DayInfo today,
      Optional<DayInfo> yesterday,
      Promise tomorrow,
      long left,
      int streak,
      int longest) {}

  /**
   * What is promised about the dice of a day.
   *
   * @param day in UTC, as 2026-11-16
   * @param commitment the SHA-256 of the day's secret
   * @param since when it was settled, in milliseconds since 1970
   */
  public record Promise(String day, String commitment, long since) {}

  /**
   * A day.
   *
   * @param telling when its secret is told, in milliseconds since 1970
   * @param secret the secret of its dice, once it is told
   */
  public record DayInfo(
      Promise promise, long telling, Optional<String> secret, List<GameOfDay> games) {}

  /**
   * A game of a day.
   *
   * @param name what it is called, in words
   * @param level which level of its book it is, where it has one
   * @param mine how the counted try of whoever asks went
   * @param bot what the best bot reached with the same dice; told when that can help nobody
   * @param expected what perfect play brings on average, where that is known exactly
   * @param tries how many counted tries are finished
   * @param best the best of them
   */
  public record GameOfDay(
      String game,
      String name,
      Json options,
      Optional<Level> level,
      Optional<Try> mine,
      Optional<BotResult> bot,
      Optional<Double> expected,
      int tries,
      List<DayLine> best) {}

  /** A level of a book; its name is in words. */
  public record Level(int number, String name) {}

  /** Somebody's counted try. */
  public record Try(
      String table, TryStanding standing, Optional<Integer> score, Optional<Integer> rank) {}

  /** The standing of a counted try. */
  public enum TryStanding {
    RUNNING,
    FINISHED,
    /** Not finished before the secret was told: it is in no table. */
    LATE,
    GIVEN_UP
  }

  /** What a bot reached. */
  public record BotResult(String level, int score) {}

  /** A line of the day's table; names are what guests call themselves. */
  public record DayLine(int rank, String name, int score, boolean mine) {}
}
