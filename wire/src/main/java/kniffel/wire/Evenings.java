package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo.SeatKind;

/** Evenings: the same people play several games, one after the other. */
public final class Evenings {

  private Evenings() {}

  /**
   * Begins an evening.
   *
   * @param seats who is there already: {@code me}, {@code local} and {@code bot}; only me if empty
   * @param pledges whether my client will add to the dice of its tables
   */
  public record NewEvening(Optional<List<NewSeat>> seats, Optional<Boolean> pledges) {}

  /** I come to an evening by its link, or come back to it. */
  public record Come(Optional<String> name, Optional<Boolean> pledges) {}

  /** Somebody else on my device, or a bot. */
  public record AddSeat(NewSeat seat) {}

  /**
   * The game that is played next, with everybody who is there; what is left out is as usual.
   *
   * @param options all options of the game, or instead of them a preset
   */
  public record NextGame(
      String game,
      Optional<Json> options,
      Optional<String> preset,
      Optional<Boolean> hints,
      Optional<Integer> clock,
      Optional<Integer> pace,
      Optional<TableDice> dice) {

    /** A game as usual. */
    public static NextGame of(String game) {
      return new NextGame(
          game,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }
  }

  /**
   * An evening and how it stands.
   *
   * @param host whether the receiver is the host
   * @param seated whether the receiver has a seat
   * @param begun in milliseconds since 1970
   * @param playing the table where the receiver is expected now
   * @param next the link of the next evening of the same people
   * @param seats everybody who was ever there, in the order in which they came
   * @param moments the best of the evening, as far as the books of its games are made
   */
  public record EveningInfo(
      String code,
      boolean host,
      boolean seated,
      boolean ended,
      long begun,
      Optional<String> playing,
      Optional<String> next,
      List<Guest> seats,
      List<EveningGame> games,
      List<Moment> moments) {}

  /**
   * Somebody at an evening.
   *
   * @param mine whether the seat is the receiver's
   * @param here whether they play the next game
   * @param games how many they have finished
   * @param wins how many of them they won, shared victories included
   * @param points for their ranks: in a game of n the first gets n − 1, the last none, equals the
   *     mean
   * @param rank by these points; equals share it
   */
  public record Guest(
      SeatKind kind,
      String name,
      Optional<String> level,
      boolean mine,
      boolean here,
      int games,
      int wins,
      double points,
      int rank) {}

  /** The standing of a game of an evening. */
  public enum GameStanding {
    PLAYING,
    OVER,
    /** It will never end. */
    GIVEN_UP
  }

  /**
   * A game of an evening.
   *
   * @param places who played, the one on the first seat first
   */
  public record EveningGame(
      String table, String game, GameStanding standing, List<SeatResult> places) {}

  /**
   * How a game went for somebody.
   *
   * @param seat of the evening
   * @param points for the rank
   */
  public record SeatResult(
      int seat, Optional<Integer> score, Optional<Integer> rank, Optional<Double> points) {}

  /** What kind of moment it was. */
  public enum MomentKind {
    /** The luckiest roll. */
    ROLL,
    /** The luckiest game. */
    LUCK
  }

  /**
   * A moment worth remembering.
   *
   * @param seat of the evening
   * @param game the number of the game, from 0
   * @param value what luck brought
   * @param unit {@code points}, {@code winning} or {@code turns}
   * @param text what happened
   */
  public record Moment(
      MomentKind kind, int seat, int game, double value, String unit, Optional<String> text) {}

  /** The evenings of a player, the last first. */
  public record MyEvenings(List<EveningLine> evenings) {}

  /** An evening in a list. */
  public record EveningLine(
      String code, boolean ended, long begun, List<String> names, int games) {}
}
