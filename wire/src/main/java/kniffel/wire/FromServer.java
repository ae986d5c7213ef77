package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/** A message that the server sends over the socket. */
public sealed interface FromServer {

  /** The viewer number of somebody without a seat. */
  int SPECTATOR = -1;

  /**
   * The first message.
   *
   * @param version the version of the program; when it changes, a page is out of date
   */
  record Welcome(Player player, String version) implements FromServer {}

  /**
   * A game as one viewer may see it.
   *
   * @param version how many events there were
   * @param since after which version the log begins
   * @param viewer the seat whose view this is, or {@link #SPECTATOR}
   * @param done the id of the receiver's command that led here
   * @param view all that the viewer may know
   * @param asked who decides; empty when the game is over, and while dice are falling
   * @param falling what people are asked who roll their own dice
   * @param hidden whether seats see different things
   */
  record State(
      String table,
      int version,
      int since,
      int viewer,
      Optional<String> done,
      Json view,
      Optional<Asked> asked,
      Optional<Falling> falling,
      List<LogLine> log,
      boolean hidden,
      Optional<FinalScores> over)
      implements FromServer {}

  /**
   * Whose decision it is.
   *
   * @param moves the legal moves, if the viewer decides
   */
  record Asked(int seat, Optional<List<Offer>> moves) {}

  /**
   * People have rolled their own dice, and somebody is to say what fell.
   *
   * @param seat whose dice they are; empty if nobody's
   * @param dice how many; 0 where it is to be said which seat begins
   * @param apart whether the first of them has a colour of its own, and is told first
   * @param pad whether they may be told to be the last roll of their turn
   * @param yours whether the viewer may say it
   */
  record Falling(Optional<Integer> seat, int dice, boolean apart, boolean pad, boolean yours) {}

  /**
   * A legal move and what it would bring.
   *
   * @param text the same in words
   */
  record Offer(Json move, String text, List<Json> facts) {}

  /**
   * A line of the log.
   *
   * @param n the number of its event
   * @param seat who decided; empty for chance
   * @param move the move, where its outcome is up to chance: which dice are rolled
   * @param dice those that the text names, as it writes them
   * @param setUp whether it belongs to no round, because it came before the first
   * @param by the bot that decided in the player's place
   * @param hint whether the player had asked for a hint
   * @param said whether this is what people said had fallen
   * @param pad whether it was the last roll of its turn, and those before it were not told
   */
  record LogLine(
      int n,
      Optional<Integer> seat,
      Optional<Json> move,
      String text,
      Optional<String> dice,
      Optional<Boolean> setUp,
      Optional<String> by,
      Optional<Boolean> hint,
      Optional<Boolean> said,
      Optional<Boolean> pad) {}

  /** How a game ended, by seat. */
  record FinalScores(List<Integer> scores, List<Integer> ranks, String text) {}

  /** Something about a table has changed. */
  record Changed(TableInfo info) implements FromServer {}

  /** A move was not played. */
  record Refused(String table, String id, int version, RefusalCode code, String text)
      implements FromServer {

    /** Why not. */
    public enum RefusalCode {
      /** Something else happened since; the fresh state follows. */
      STALE,
      /** The rules have an objection. */
      ILLEGAL,
      /** Another player decides. */
      NOT_YOURS,
      /** Nobody decides any more, or nobody yet. */
      NOT_RUNNING,
      /** It could not be stored; try again. */
      UNAVAILABLE
    }
  }

  /** What a player has marked. */
  record Shown(String table, int seat, List<Integer> marks) implements FromServer {}

  /** A sign of somebody at the table. */
  record Reaction(String table, int seat, Sign reaction) implements FromServer {}

  /** The table is not there, or not for you. */
  record Gone(String table) implements FromServer {}

  /** A message was not understood, or came too often. */
  record Problem(String code, String text) implements FromServer {}

  /** The answer to a ping. */
  record Pong() implements FromServer {}
}
