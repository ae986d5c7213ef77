package kniffel.cli.play;

import java.util.List;
import java.util.OptionalInt;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Step;
import kniffel.table.Table;
import kniffel.table.dice.Chance;

/**
 * Taking back dice that were misread, where people roll their own. It is asked for twice, since
 * everything that has happened after them goes too.
 */
final class TakeBack<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Chance chance;
  private final Confirm<Integer, Integer> confirm = new Confirm<>();

  TakeBack(Table<S, M, O, V> table, Chance chance) {
    this.table = table;
    this.chance = chance;
  }

  /** How many events stay if the last dice that somebody said are taken back. */
  OptionalInt stays() {
    List<Step<S, M, O>> steps = table.replay().steps();
    for (int before = steps.size() - 1; before >= 0; before--) {
      Step<S, M, O> step = steps.get(before);
      if (step.event() instanceof Event.Happened<M, O> && isSaid(step.before())) {
        return OptionalInt.of(before);
      }
    }
    return OptionalInt.empty();
  }

  /** Whether people say what falls in this state. */
  private boolean isSaid(S state) {
    return chance.dice(table.header().isBot(table.game().roller(state))).isEmpty();
  }

  /** Whether a player has nothing to decide but to roll, and then says what fell. */
  boolean isOnlyRoll(List<M> moves) {
    if (moves.size() != 1) {
      return false;
    }
    S rolling = table.game().play(table.state(), moves.getFirst());
    return table.game().next(rolling) instanceof Next.Chance<M, O> && isSaid(rolling);
  }

  /** Asks, the first time; whether it was asked just before. */
  boolean isSure() {
    int now = table.log().size();
    if (confirm.take(now).isPresent()) {
      return true;
    }
    Reply<M> _ = confirm.ask(now, now, "cli.own.sure-back");
    return false;
  }

  void forget() {
    confirm.clear();
  }
}
