package kniffel.server.room;

import java.util.Optional;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import kniffel.telling.LiveGame;
import kniffel.telling.Waits;
import kniffel.telling.agreed.AgreedGame;
import kniffel.telling.agreed.Progress;
import kniffel.telling.agreed.StoredTable;

/** Where a table stands when it is opened: its game may begin with the same write. */
public final class FirstHead {

  private FirstHead() {}

  /** A table to be opened, and what happens next there by itself. */
  public static Opened of(StoredTable table, Codec codec, long now) {
    return new Opened(
        table,
        switch (table.status()) {
          case RUNNING -> running(AgreedGame.game(table, codec), table, now);
          case BEGINNING -> new Head(0, 1, Optional.empty(), false, NextUp.beginning(now));
          case OPEN, OVER, CLOSED -> new Head(0, 1, Optional.empty(), false, Optional.empty());
        });
  }

  /**
   * A table where a game goes on that was begun elsewhere.
   *
   * @param lines its log so far, as it is stored
   */
  public static Opened of(StoredTable table, String lines, Codec codec, long now) {
    LiveGame<?, ?, ?, ?> game = AgreedGame.game(table, codec);
    if (lines.isEmpty()) {
      return of(table, codec, now);
    }
    game.replay(lines);
    return new Opened(
        table,
        running(game, table, now),
        Optional.of(new LogEntry(1, lines, Optional.empty(), now)));
  }

  private static Head running(LiveGame<?, ?, ?, ?> game, StoredTable table, long now) {
    Waits waits = game.waits();
    return new Head(
        game.version(),
        1,
        waits.forSeat(),
        false,
        NextUp.of(waits, table.agreement(), Optional.empty(), false, now),
        Optional.of(Progress.of(game.round(), game.scores(), game.standings())));
  }
}
