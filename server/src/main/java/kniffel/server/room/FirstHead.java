package kniffel.server.room;

import java.util.Optional;
import kniffel.server.store.Head;
import kniffel.server.store.StoredTable;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;

/** Where a table stands when it is opened: its game may begin by the same write. */
public final class FirstHead {

  private FirstHead() {}

  /** A table to be opened, and what happens next there by itself. */
  public static Opened of(StoredTable table, Codec codec, long now) {
    return new Opened(
        table,
        switch (table.status()) {
          case RUNNING -> running(table, codec, now);
          case BEGINNING -> new Head(0, 1, Optional.empty(), false, NextUp.beginning(now));
          case OPEN, OVER, CLOSED -> new Head(0, 1, Optional.empty(), false, Optional.empty());
        });
  }

  private static Head running(StoredTable table, Codec codec, long now) {
    Optional<Integer> asked = Opening.game(table, codec).asked();
    return new Head(
        0,
        1,
        asked,
        false,
        asked.isEmpty()
            ? NextUp.chance(now)
            : NextUp.decision(asked.get(), table.agreement(), Optional.empty(), false, now));
  }
}
