package kniffel.telling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import kniffel.rules.Event;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.table.EventMark;
import kniffel.table.Table;

/** What a running game knows besides its log: how its events came about, and its last steps. */
final class Memory<S, M, O, V> {

  /** How many events are told from memory; before them the game is replayed. */
  private static final int REMEMBERED = 16;

  /** After how many events the state is kept, so that a long game is never replayed as a whole. */
  static final int STAGE = 100;

  /** From so many states on the first is forgotten: those left reach back further than is told. */
  private static final int STAGES = LogText.MAX_EVENTS / STAGE + 1;

  /** A step of the game, the number of its event, and how it came about. */
  record ToldStep<S, M, O>(int number, Step<S, M, O> step, EventMark mark) {}

  /** The state that a game was in at a version. */
  private record Stage<S>(int version, S state) {}

  private final Table<S, M, O, V> table;
  private final Map<Integer, EventMark> marks = new HashMap<>();
  private final Deque<ToldStep<S, M, O>> recent = new ArrayDeque<>();
  private final Deque<Stage<S>> stages = new ArrayDeque<>();

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
    recent.addLast(new ToldStep<>(version(), step, mark));
    if (recent.size() > REMEMBERED) {
      recent.removeFirst();
    }
    if (version() % STAGE == 0) {
      stages.addLast(new Stage<>(version(), step.after()));
      if (stages.size() > STAGES) {
        stages.removeFirst();
      }
    }
  }

  /** The steps after a version. */
  List<ToldStep<S, M, O>> since(int version) {
    if (version >= version()) {
      return List.of();
    }
    List<ToldStep<S, M, O>> told = new ArrayList<>();
    if (!recent.isEmpty() && recent.getFirst().number() <= version + 1) {
      // Nearly always only the last few are needed.
      Iterator<ToldStep<S, M, O>> backwards = recent.descendingIterator();
      for (int number = version(); number > version; number--) {
        told.add(backwards.next());
      }
      return told.reversed();
    }
    Stage<S> stage = stageBefore(version);
    S state = stage.state();
    int number = stage.version();
    for (Event<M, O> event : table.log().subList(number, version())) {
      Step<S, M, O> step = table.game().step(state, event);
      state = step.after();
      number++;
      if (number > version) {
        told.add(new ToldStep<>(number, step, mark(number)));
      }
    }
    return told;
  }

  /** The last state that is kept of a version or of one before it. */
  private Stage<S> stageBefore(int version) {
    Stage<S> last = new Stage<>(0, table.game().start(table.header().seats().size()));
    for (Stage<S> stage : stages) {
      if (stage.version() <= version) {
        last = stage;
      }
    }
    return last;
  }

  /** Takes over the last steps up to a version from the memory of the same game later on. */
  void takeOver(Memory<S, M, O, V> later, Replay<S, M, O, V> replay, int version) {
    for (int number = Math.max(1, version - REMEMBERED + 1); number <= version; number++) {
      recent.addLast(new ToldStep<>(number, replay.step(number), later.mark(number)));
    }
  }
}
