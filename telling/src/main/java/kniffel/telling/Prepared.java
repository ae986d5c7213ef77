package kniffel.telling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.table.EventForm;
import kniffel.table.EventMark;

/**
 * An advance whose steps the rules have judged.
 *
 * @param live the game that it is an advance of
 * @param mark how its first event came about
 * @param then what comes after its last
 */
record Prepared<S, M, O, V>(
    LiveGame<S, M, O, V> live,
    int first,
    List<Step<S, M, O>> steps,
    EventMark mark,
    Next<M, O> then)
    implements Advance {

  @Override
  public String lines() {
    return live.stored()
        .write(
            steps.size(),
            i -> new EventForm.NumberedEvent<>(first + i, steps.get(i).event(), markOf(i)));
  }

  @Override
  public boolean isDecision() {
    return !steps.isEmpty() && steps.getFirst().event() instanceof Event.Moved<M, O>;
  }

  EventMark markOf(int i) {
    return i == 0 ? mark : EventMark.NONE; // what follows is up to the program's dice
  }

  private S after() {
    return steps.isEmpty() ? live.table().state() : steps.getLast().after();
  }

  @Override
  public Waits waitsAfter() {
    return live.dice().waits(after(), then);
  }

  @Override
  public int versionAfter() {
    return first + steps.size() - 1;
  }

  @Override
  public OptionalInt roundAfter() {
    return live.table().game().round(after());
  }

  @Override
  public List<Integer> scoresAfter() {
    return live.table().game().scores(after());
  }

  @Override
  public Optional<Standings> standingsAfter() {
    return LiveGame.standings(then);
  }

  @Override
  public Optional<String> awardAfter() {
    return live.award(after());
  }

  @Override
  public boolean wasStoodInForAfter() {
    return mark.by().isPresent() || live.wasStoodInFor();
  }

  @Override
  public void make() {
    live.make(this);
  }
}
