package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.table.Verification.Verdict;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import org.junit.jupiter.api.Test;

/** What can be said of a record, by what is known of its dice. */
class VerificationTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final Seed OTHER = new Seed("0dd5".repeat(16));
  private static final DiceTerms FAIR = new DiceTerms.Fair(SEED.commitment(), List.of("salt"));

  private static Header<ClassicOptions> header(DiceTerms terms) {
    return new Header<>(
        new ClassicRulebook(), ClassicOptions.KNIFFEL, List.of(new Seat("Anna", "human")), terms);
  }

  /** The dice of the seed where Anna adds this to them. */
  private static DiceSource with(String entropy) {
    DiceTerms terms = new DiceTerms.Fair(SEED.commitment(), List.of(entropy));
    return header(terms).source(Optional.of(SEED)).orElseThrow();
  }

  /** Anna's first roll, as these dice gave it. */
  private static GameRecord record(DiceTerms terms, DiceSource dice, Optional<Seed> told) {
    Header<ClassicOptions> header = header(terms);
    Table<ClassicState, ClassicMove, Dice, ClassicView> table =
        Table.of(header, new Classic(ClassicOptions.KNIFFEL));
    table.append(new Event.Moved<>(0, new ClassicMove.Roll(Places.parse("1 2 3 4 5"))));
    table.append(table.draw(dice));
    return new GameRecord(table, told);
  }

  private static void assertSaid(GameRecord record, Verdict verdict, boolean holds) {
    Verification verification = Verification.of(record);
    assertThat(verification.events()).isEqualTo(2);
    assertThat(verification.over()).isFalse();
    assertThat(verification.dice()).isEqualTo(verdict);
    assertThat(verification.trust().isEmpty()).isEqualTo(!(verdict instanceof Verdict.Proven));
    assertThat(verification.holds()).isEqualTo(holds);
  }

  @Test
  void theSeedProvesFairDice() {
    DiceSource dice = with("salt");
    assertSaid(record(FAIR, dice, Optional.of(SEED)), new Verdict.Proven(), true);
    assertSaid(record(FAIR, dice, Optional.empty()), new Verdict.Sealed(), true);
    assertSaid(record(FAIR, dice, Optional.of(OTHER)), new Verdict.WrongSeed(), false);
  }

  @Test
  void aRollOfOtherDiceIsForged() {
    DiceSource swapped = with("pepper");
    assertSaid(record(FAIR, swapped, Optional.of(SEED)), new Verdict.Forged(2), false);
    // As long as the seed is not told, nobody can know.
    assertSaid(record(FAIR, swapped, Optional.empty()), new Verdict.Sealed(), true);
  }

  @Test
  void aKnownNumberReproducesItsRolls() {
    DiceTerms seven = new DiceTerms.Seeded(7);
    assertSaid(record(seven, new SeededDice(7), Optional.empty()), new Verdict.Reproduced(), true);
    assertSaid(record(seven, new SeededDice(8), Optional.empty()), new Verdict.Forged(2), false);
  }
}
