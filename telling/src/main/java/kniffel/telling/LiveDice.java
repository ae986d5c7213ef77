package kniffel.telling;

import java.util.Optional;
import kniffel.rules.Ask;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;

/** Whose dice fall in a running game: the program's, or people's, who say what fell. */
record LiveDice<S, M, O, V>(Table<S, M, O, V> table, Chance chance) {

  /** Whether people roll their own dice. */
  boolean isOwn() {
    return chance.isOwn();
  }

  /** The dice that the program rolls in this state; empty if people say what falls. */
  Optional<DiceSource> of(S state) {
    return chance.dice(table.header().isBot(table.game().roller(state)));
  }

  /** What the game waits for in a state, by what comes there. */
  Waits waits(S state, Next<M, O> then) {
    return switch (then) {
      case Next.Decide<M, O>(int seat, var moves) -> new Waits.Decision(seat);
      case Next.Chance<M, O> _ ->
          of(state).isPresent() ? new Waits.Dice() : new Waits.Faces(table.game().roller(state));
      case Next.Over<M, O>(Standings standings) -> new Waits.Nothing(standings);
    };
  }

  /** What people are asked who have rolled their own dice. */
  Optional<Ask> ask(Next<M, O> next) {
    return next instanceof Next.Chance<M, O>(var draw) && of(table.state()).isEmpty()
        ? draw.ask()
        : Optional.empty();
  }

  /** Whether a step is what people said had fallen. */
  boolean isSaid(Step<S, M, O> step) {
    return step.event() instanceof Event.Happened<M, O> && of(step.before()).isEmpty();
  }

  /** Whether the program has any dice to roll. */
  boolean isRolled() {
    return switch (chance) {
      case Chance.Drawn _ -> true;
      case Chance.Own(var forBots) -> forBots.isPresent();
    };
  }
}
