package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/**
 * What somebody may know about a table apart from the game itself.
 *
 * @param revision rises with each change of what is stored here
 * @param host whether the receiver is the host
 * @param seated whether the receiver has a seat
 * @param listed whether it is shown in the lobby
 * @param hints whether players may ask for hints
 * @param clock seconds for a turn, 0 for no clock
 * @param pace milliseconds before a bot plays
 * @param grace seconds after which a stand-in may be asked for
 * @param links only for those who sit at the table
 * @param commitment what the server has committed its dice to
 * @param version how many events there were
 * @param asked the seat that decides
 * @param myTurn whether that is one of the receiver's
 * @param left how many milliseconds are left for the turn by the clock
 * @param rematch the table where they play again
 * @param dice whose dice they play with
 * @param goesOn the table where this game goes on, after something that fell was taken back
 * @param daily if the dice are those of a day
 * @param evening the link of the evening that this table belongs to; only for those who sit at it
 * @param round the round being played, where the game has rounds
 * @param scores what each seat has scored so far; empty while nobody knows
 * @param ranks of each seat when the game is over; empty before
 * @param given if the game was played on a device and given to the server as a record: when
 */
public record TableInfo(
    String id,
    String game,
    Json options,
    Status status,
    int revision,
    boolean host,
    boolean seated,
    boolean listed,
    boolean hints,
    int clock,
    int pace,
    int grace,
    List<SeatInfo> seats,
    Optional<Links> links,
    String commitment,
    int version,
    Optional<Integer> asked,
    boolean myTurn,
    Optional<Long> left,
    Optional<String> rematch,
    TableDice dice,
    Optional<String> goesOn,
    long created,
    long updated,
    Optional<Daily.DailyMark> daily,
    Optional<String> evening,
    Optional<Integer> round,
    List<Integer> scores,
    List<Integer> ranks,
    Optional<Long> given) {

  /** Where a table stands. */
  public enum Status {
    /** Waiting for players. */
    OPEN,
    /** The seats are settled, and the clients are adding to the dice. */
    BEGINNING,
    RUNNING,
    OVER,
    /** Given up before it began. */
    CLOSED
  }

  /** Who can sit on a seat. */
  public enum SeatKind {
    OPEN,
    HUMAN,
    BOT
  }

  /**
   * A seat.
   *
   * @param mine whether it is the receiver's
   * @param host whether the host sits there
   * @param present whether the player is connected; bots always are
   * @param absent for how many seconds the player has been gone
   * @param level the level of a bot
   * @param standIn the level of the bot that plays for the absent player
   * @param adding how far the player's client is with adding to the dice, if it wants to
   * @param pledge what it has promised
   */
  public record SeatInfo(
      SeatKind kind,
      Optional<String> name,
      boolean mine,
      boolean host,
      boolean present,
      Optional<Integer> absent,
      Optional<String> level,
      Optional<String> standIn,
      Optional<Adding> adding,
      Optional<String> pledge) {}

  /** How far a client is with adding to the dice. */
  public enum Adding {
    /** It has announced that it will. */
    EXPECTED,
    /** It has made a pledge. */
    PLEDGED,
    /** It has told its entropy. */
    REVEALED
  }

  /**
   * What lets others in: addresses without host, and a code to be said aloud.
   *
   * @param code six letters and digits, as good as {@code play} until the game is over
   */
  public record Links(String play, String watch, Optional<String> code) {}
}
