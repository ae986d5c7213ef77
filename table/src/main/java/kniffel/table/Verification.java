package kniffel.table;

import java.util.Optional;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Step;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;

/**
 * What can be said of a record whose events the rules have accepted.
 *
 * @param events how many events it has
 * @param over whether the game is over
 * @param dice whether its outcomes are those of its dice
 */
public record Verification(int events, boolean over, Verdict dice) {

  /** Whether the outcomes are those of the dice. */
  public sealed interface Verdict {

    /** Every outcome is the one that the committed seed and the entropy of the seats give. */
    record Proven() implements Verdict {}

    /** Every outcome is the one that the known number gives: reproducible, but not fair play. */
    record Reproduced() implements Verdict {}

    /** The seed is not told yet: the outcomes are possible, more cannot be said. */
    record Sealed() implements Verdict {}

    /** The seed is not the one that was committed to. */
    record WrongSeed() implements Verdict {}

    /** This event is not the outcome that the dice gave. */
    record Forged(int event) implements Verdict {}
  }

  public static Verification of(GameRecord record) {
    Table<?, ?, ?, ?> table = record.table();
    return new Verification(
        table.log().size(), table.next() instanceof Next.Over<?, ?>, verdict(record));
  }

  /** Whether nothing speaks against the record. */
  public boolean holds() {
    return !(dice instanceof Verdict.Forged || dice instanceof Verdict.WrongSeed);
  }

  private static Verdict verdict(GameRecord record) {
    Optional<DiceSource> dice = record.dice();
    if (dice.isEmpty()) {
      return record.seed().isPresent() ? new Verdict.WrongSeed() : new Verdict.Sealed();
    }
    int forged = firstForged(record.table(), dice.get());
    if (forged > 0) {
      return new Verdict.Forged(forged);
    }
    return switch (record.table().header().dice()) {
      case DiceTerms.Fair fair -> new Verdict.Proven();
      case DiceTerms.Seeded seeded -> new Verdict.Reproduced();
    };
  }

  private static <S, M, O, V> int firstForged(Table<S, M, O, V> table, DiceSource dice) {
    int number = 0;
    for (Step<S, M, O> step : table.replay().steps()) {
      number++;
      if (step.event() instanceof Event.Happened<M, O>(O outcome)
          && table.game().next(step.before()) instanceof Next.Chance<M, O>(Draw<O> draw)
          && !draw.sample(dice.at(number)).equals(outcome)) {
        return number;
      }
    }
    return 0;
  }
}
