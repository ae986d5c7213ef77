package kniffel.table;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Step;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;

/**
 * What can be said about a record whose events the rules have accepted.
 *
 * @param events how many events it has
 * @param over whether the game is over
 * @param dice whether its outcomes are those of its dice
 * @param trust for whom that is a proof; empty where nothing is proven
 */
public record Verification(int events, boolean over, Verdict dice, List<Trust> trust) {

  public Verification {
    trust = List.copyOf(trust);
  }

  /** Whether the outcomes are those of the dice. */
  public sealed interface Verdict {

    /** Every outcome is the one that the committed seed and what was agreed give. */
    record Proven() implements Verdict {}

    /** Every outcome is the one that the known number gives: reproducible, but not fair play. */
    record Reproduced() implements Verdict {}

    /**
     * People rolled their own dice and said what fell: the rules accept it, more cannot be proven.
     */
    record OwnDice() implements Verdict {}

    /** The seed is not published yet: the outcomes are possible, no more can be said. */
    record Sealed() implements Verdict {}

    /** The secret of a day's dice, which is published the day after, is not in the record. */
    record SecretOfDay(String day) implements Verdict {}

    /** The game is over, yet the record does not contain the seed: nothing is proven. */
    record SeedMissing() implements Verdict {}

    /** The seed is not the one that was committed to. */
    record WrongSeed() implements Verdict {}

    /** The client of this seat had another commitment before it than the one in the record. */
    record OtherCommitment(int seat) implements Verdict {}

    /** The entropy of this seat is not the one that was promised. */
    record BrokenPledge(int seat) implements Verdict {}

    /** This event is not the outcome that the dice gave, or something agreed was changed. */
    record Forged(int event) implements Verdict {}
  }

  public static Verification of(GameRecord record) {
    Table<?, ?, ?, ?> table = record.table();
    boolean over = table.next() instanceof Next.Over<?, ?>;
    Verdict verdict = verdict(record, over);
    return new Verification(
        table.log().size(),
        over,
        verdict,
        verdict instanceof Verdict.Proven ? Trust.in(table.header()) : List.of());
  }

  /** Whether there is nothing against the record. */
  public boolean holds() {
    return switch (dice) {
      case Verdict.Proven proven -> true;
      case Verdict.Reproduced reproduced -> true;
      case Verdict.OwnDice own -> true;
      case Verdict.Sealed unknown -> true;
      case Verdict.SecretOfDay later -> true;
      case Verdict.SeedMissing missing -> false;
      case Verdict.WrongSeed wrong -> false;
      case Verdict.OtherCommitment other -> false;
      case Verdict.BrokenPledge broken -> false;
      case Verdict.Forged forged -> false;
    };
  }

  private static Verdict verdict(GameRecord record, boolean over) {
    Optional<Verdict> broken = broken(record.table().header().dice());
    if (broken.isPresent()) {
      return broken.get();
    }
    Optional<Chance> chance = record.chance();
    if (chance.isEmpty()) {
      return record.seed().isPresent()
          ? new Verdict.WrongSeed()
          : untold(record.table().header().dice(), over);
    }
    int forged = firstForged(record.table(), chance.get());
    if (forged > 0) {
      return new Verdict.Forged(forged);
    }
    return switch (record.table().header().dice()) {
      case DiceTerms.Fair fair -> new Verdict.Proven();
      case DiceTerms.Pledged pledged -> new Verdict.Proven();
      case DiceTerms.Daily daily -> new Verdict.Proven();
      case DiceTerms.Seeded seeded -> new Verdict.Reproduced();
      case DiceTerms.Own own -> new Verdict.OwnDice();
    };
  }

  private static Verdict untold(DiceTerms dice, boolean over) {
    if (dice instanceof DiceTerms.Daily(String day, var commitment)) {
      return new Verdict.SecretOfDay(day);
    }
    return over ? new Verdict.SeedMissing() : new Verdict.Sealed();
  }

  /** Contradictions between what the clients were told and what they promised. */
  private static Optional<Verdict> broken(DiceTerms dice) {
    if (dice instanceof DiceTerms.Pledged(String commitment, List<Share> shares)) {
      for (int seat = 0; seat < shares.size(); seat++) {
        Optional<String> seen = shares.get(seat).seen();
        if (seen.isPresent() && !seen.get().equals(commitment)) {
          return Optional.of(new Verdict.OtherCommitment(seat));
        }
        if (shares.get(seat) instanceof Share.Revealed revealed && !revealed.keepsPledge()) {
          return Optional.of(new Verdict.BrokenPledge(seat));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The first outcome that is not what the program's dice give; outcomes that people told are not
   * checked.
   */
  private static <S, M, O, V> int firstForged(Table<S, M, O, V> table, Chance chance) {
    Game<S, M, O, V> game = table.game();
    int number = 0;
    for (Step<S, M, O> step : table.replay().steps()) {
      number++;
      if (step.event() instanceof Event.Happened<M, O>(O outcome)
          && game.next(step.before()) instanceof Next.Chance<M, O>(Draw<O> draw)) {
        Optional<DiceSource> dice = chance.dice(table.header().isBot(game.roller(step.before())));
        if (dice.isPresent()
            && !dice.get().outcome(game, step.before(), draw, number).equals(outcome)) {
          return number;
        }
      }
    }
    return 0;
  }
}
