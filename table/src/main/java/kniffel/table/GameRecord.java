package kniffel.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import kniffel.table.dice.Chance;
import kniffel.table.dice.Seed;

/**
 * A game as it was read: the table after its last event, and the seed of its dice if it is told.
 *
 * <p>The record contains the seed of fair dice when the game is over, or when it is a save file
 * that must be resumable on its own.
 *
 * @param format the form in which it was written
 * @param marks how moves came about, by the number of the event; only where there is something to
 *     note
 */
public record GameRecord(
    RecordFormat format,
    Table<?, ?, ?, ?> table,
    Optional<Seed> seed,
    Map<Integer, EventMark> marks) {

  public GameRecord {
    format.requireFits(table.header().dice());
    marks = Map.copyOf(marks);
  }

  /** A record in the format that we write; a game begun in an older one stays in it. */
  public GameRecord(Table<?, ?, ?, ?> table, Optional<Seed> seed, Map<Integer, EventMark> marks) {
    this(RecordFormat.of(table.header().dice()), table, seed, marks);
  }

  /** A record of a game where every player decided without help. */
  public GameRecord(Table<?, ?, ?, ?> table, Optional<Seed> seed) {
    this(table, seed, Map.of());
  }

  /** How chance enters the game, so that it can go on; empty if a seed is missing or wrong. */
  public Optional<Chance> chance() {
    return table.header().chance(seed);
  }

  /** The first events of this game, as a separate record. */
  public GameRecord until(int events) {
    Map<Integer, EventMark> kept = new HashMap<>(marks);
    kept.keySet().removeIf(number -> number > events);
    return new GameRecord(format, table.until(events), seed, kept);
  }

  /**
   * Whether only the last roll of a turn was told, so that nothing can be said about its decisions.
   */
  public boolean hasPadTurns() {
    return marks.values().stream().anyMatch(EventMark::pad);
  }
}
