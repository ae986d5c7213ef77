package kniffel.rules.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicState.StartRoll;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** What a step means; nothing is hidden, so that everybody is told the same. */
final class ClassicFacts {

  private ClassicFacts() {}

  static List<Fact> of(Step<ClassicState, ClassicMove, Dice> step, Viewer viewer) {
    return switch (step.event()) {
      case Event.Moved<ClassicMove, Dice>(int seat, ClassicMove move) ->
          step.before() instanceof Turn before && step.after() instanceof Turn after
              ? moved(seat, before, move, after)
              : List.of();
      case Event.Happened<ClassicMove, Dice>(Dice dice) ->
          happened(step.before(), dice, step.after());
    };
  }

  private static List<Fact> moved(int seat, Turn before, ClassicMove move, Turn after) {
    return switch (move) {
      case ClassicMove.Roll(Places places) ->
          List.of(
              places.equals(Classic.ALL_DICE)
                  ? new ClassicFact.RollsAll(seat, after.rolls())
                  : new ClassicFact.Holds(
                      seat, after.rolls(), before.dice().without(places).sorted()));
      case ClassicMove.Score(Box box) ->
          wrote(seat, box, before.sheets().get(seat), after.sheets().get(seat));
    };
  }

  private static List<Fact> wrote(int seat, Box box, Sheet before, Sheet after) {
    List<Fact> facts = new ArrayList<>();
    int points = after.points(box);
    facts.add(
        points == 0 ? new ClassicFact.Struck(seat, box) : new ClassicFact.Wrote(seat, box, points));
    int extra = after.extraPoints() - before.extraPoints();
    if (extra > 0) {
      facts.add(new ClassicFact.EarnedExtra(seat, extra));
    }
    int bonus = after.bonus() - before.bonus();
    if (bonus > 0) {
      facts.add(new ClassicFact.EarnedBonus(seat, bonus));
    }
    return facts;
  }

  private static List<Fact> happened(ClassicState before, Dice dice, ClassicState after) {
    return switch (before) {
      case StartRoll roll -> startRolled(roll, dice.face(0), after);
      case Turn turn ->
          after instanceof Turn(var sheets, int starter, int number, int rolls, Dice all, var air)
              ? List.of(new ClassicFact.Rolled(turn.seat(), rolls, all))
              : List.of();
    };
  }

  private static List<Fact> startRolled(StartRoll before, int face, ClassicState after) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new ClassicFact.StartRolled(before.roller(), face));
    switch (after) {
      case Turn turn -> facts.add(new ClassicFact.Begins(turn.starter()));
      case StartRoll again when again.faces().isEmpty() ->
          facts.add(new ClassicFact.StartTied(again.contenders()));
      case StartRoll goesOn -> {}
    }
    return facts;
  }
}
