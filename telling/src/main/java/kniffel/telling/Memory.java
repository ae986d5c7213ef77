package kniffel.telling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.table.EventMark;
import kniffel.table.Table;

/** What a running game knows besides its log: how its events came about, and its last steps. */
final class Memory<S, M, O, V> {

  /** How many events are told from memory; a client that has missed more is told everything. */
  private static final int REMEMBERED = 16;

  /** A step of the game, the number of its event, and how it came about. */
  record Told<S, M, O>(int number, Step<S, M, O> step, EventMark mark) {}

  private final Table<S, M, O, V> table;
  private final Map<Integer, EventMark> marks = new HashMap<>();
  private final Deque<Told<S, M, O>> recent = new ArrayDeque<>();

  Memory(Table<S, M, O, V> table) {
    this.table = table;
  }

  private int version() {
    return table.log().size();
  }

  /** The marks of the events that have one, by number. */
  Map<Integer, EventMark> marks() {
    return marks;
  }

  EventMark mark(int number) {
    return marks.getOrDefault(number, EventMark.NONE);
  }

  boolean anyMark(Predicate<EventMark> such) {
    return marks.values().stream().anyMatch(such);
  }

  /** Remembers the step that was just added to the table. */
  void add(Step<S, M, O> step, EventMark mark) {
    if (!mark.equals(EventMark.NONE)) {
      marks.put(version(), mark);
    }
    recent.addLast(new Told<>(version(), step, mark));
    if (recent.size() > REMEMBERED) {
      recent.removeFirst();
    }
  }

  /** The steps after a version. */
  List<Told<S, M, O>> since(int version) {
    if (version >= version()) {
      return List.of();
    }
    List<Told<S, M, O>> told = new ArrayList<>();
    if (!recent.isEmpty() && recent.getFirst().number() <= version + 1) {
      // Nearly always only the last few are needed.
      Iterator<Told<S, M, O>> backwards = recent.descendingIterator();
      for (int number = version(); number > version; number--) {
        told.add(backwards.next());
      }
      return told.reversed();
    }
    Replay<S, M, O, V> replay = table.replay();
    for (int number = version + 1; number <= version(); number++) {
      told.add(told(replay, number));
    }
    return told;
  }

  private Told<S, M, O> told(Replay<S, M, O, V> replay, int number) {
    return new Told<>(number, replay.step(number), mark(number));
  }

  /** Takes over the last steps up to a version from the memory of the same game later on. */
  void takeOver(Memory<S, M, O, V> later, Replay<S, M, O, V> replay, int version) {
    for (int number = Math.max(1, version - REMEMBERED + 1); number <= version; number++) {
      recent.addLast(later.told(replay, number));
    }
  }
}
