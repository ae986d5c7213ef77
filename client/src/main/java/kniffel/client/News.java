package kniffel.client;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Viewer;
import kniffel.wire.FromServer;
import kniffel.wire.TableInfo;

/**
 * What is told about a table, one thing after the other.
 *
 * @param <M> a move of the game
 * @param <V> a view of the game
 */
public sealed interface News<M, V> {

  /**
   * The game has come this far.
   *
   * @param version how many events there were; a move is decided on a version
   * @param viewer whose view this is
   * @param asked the seat that decides; none when the game is over
   * @param moves the legal moves, if the viewer decides; otherwise empty
   * @param log what has happened since the update before
   * @param over how it ended
   */
  record Update<M, V>(
      int version,
      Viewer viewer,
      V view,
      Optional<Integer> asked,
      List<M> moves,
      List<FromServer.LogLine> log,
      Optional<FromServer.FinalScores> over)
      implements News<M, V> {

    public Update {
      moves = List.copyOf(moves);
      log = List.copyOf(log);
    }
  }

  /** Something about the table is new: seats, presence, settings. */
  record Seats<M, V>(TableInfo info) implements News<M, V> {}

  /** A move was not played, and why. */
  record Refused<M, V>(FromServer.Refused.RefusalCode code, String text) implements News<M, V> {}

  /** Somebody has made a sign; the seat is {@link FromServer#SPECTATOR} for spectators. */
  record Reaction<M, V>(int seat, kniffel.wire.Sign sign) implements News<M, V> {}

  /** The connection is lost; it is being made again. */
  record Lost<M, V>() implements News<M, V> {}

  /** The connection is back; what was not answered has been sent again. */
  record Back<M, V>() implements News<M, V> {}

  /** The table does not exist, or is closed to us; nothing more will come. */
  record Gone<M, V>() implements News<M, V> {}
}
