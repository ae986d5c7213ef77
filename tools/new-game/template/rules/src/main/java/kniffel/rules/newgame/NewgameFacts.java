package kniffel.rules.newgame;

import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;

/** What a step means; nothing is hidden, so that everybody is told the same. */
final class NewgameFacts {

  private NewgameFacts() {}

  static List<Fact> of(Step<NewgameState, NewgameMove, Dice> step, Viewer viewer) {
    return switch (step.event()) {
      case Event.Moved<NewgameMove, Dice>(int seat, NewgameMove.Roll roll) ->
          List.of(new NewgameFact.Rolls(seat));
      case Event.Moved<NewgameMove, Dice>(int seat, NewgameMove.Keep keep) ->
          List.of(new NewgameFact.Kept(seat, step.before().dice().sum()));
      case Event.Happened<NewgameMove, Dice>(Dice dice) ->
          List.of(new NewgameFact.Rolled(step.before().seat(), dice));
    };
  }
}
