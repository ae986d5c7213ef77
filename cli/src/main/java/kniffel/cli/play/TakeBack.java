package kniffel.cli.play;

import java.util.List;
import java.util.OptionalInt;
import kniffel.cli.terminal.Desk;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Step;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.words.Words;

/**
 * Taking back dice that were misread, where people roll their own. It needs confirmation, since
 * everything that happened after them goes too.
 */
final class TakeBack<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Chance chance;
  private final Desk desk;
  private final Words words;
  private final Confirm<Integer, Integer> confirm = new Confirm<>();

  /** How many events stay, if dice were taken back. */
  private OptionalInt stays = OptionalInt.empty();

  TakeBack(Table<S, M, O, V> table, Chance chance, Desk desk, Words words) {
    this.table = table;
    this.chance = chance;
    this.desk = desk;
    this.words = words;
  }

  /**
   * Takes the last dice back if that was intended, or says what is missing; returns whether it was
   * intended.
   */
  boolean isDone() {
    OptionalInt before = possible();
    if (before.isPresent() && isSure()) {
      stays = before;
      return true;
    }
    desk.tell(words.say(before.isPresent() ? "cli.own.sure-back" : "cli.no-undo"));
    return false;
  }

  /** How many events stay, if dice were taken back. */
  OptionalInt stays() {
    return stays;
  }

  /** Whether there are dice that somebody said and that can be taken back. */
  boolean isPossible() {
    return possible().isPresent();
  }

  /** How many events stay if the last dice that somebody said are taken back. */
  private OptionalInt possible() {
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
  private boolean isSure() {
    int now = table.log().size();
    if (confirm.take(now).isPresent()) {
      return true;
    }
    KeyReply<M> _ = confirm.ask(now, now, "cli.own.sure-back");
    return false;
  }

  void forget() {
    confirm.clear();
  }
}
