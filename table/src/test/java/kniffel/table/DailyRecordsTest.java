package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Step;
import kniffel.rules.Throw;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.Verification.Verdict;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.forone.ChallengeBook;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The dice of a day: the same for everybody, whatever is decided, and proven by their secret. */
class DailyRecordsTest {

  private static final String DAY = "2026-11-16";
  private static final Seed SECRET = new Seed("0123456789abcdef".repeat(4));
  private static final DiceTerms TERMS = new DiceTerms.Daily(DAY, SECRET.commitment());

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, P options, DiceTerms terms, int seats) {
    return new Header<>(
        rulebook, options, Collections.nCopies(seats, new Seat("Anna", "human")), terms);
  }

  private static <P extends Record> Header<P> standard(Rulebook<P> rulebook, int seats) {
    return header(rulebook, rulebook.standard(), TERMS, seats);
  }

  /** Each game that counts its throws, and each level of For One. */
  static Stream<Header<?>> alone() {
    return Stream.concat(
        Variant.games().filter(Rulebook::countsThrows).map(rulebook -> standard(rulebook, 1)),
        ChallengeBook.shipped().levels().stream()
            .map(level -> header(new ForOneRulebook(), ForOneOptions.of(level), TERMS, 1)));
  }

  /** A game of somebody who decides at random. */
  static GameRecord played(Header<?> header, long decisions, Optional<Seed> told) {
    DiceSource dice = header.source(Optional.of(SECRET)).orElseThrow();
    Table<?, ?, ?, ?> table = Table.open(header);
    play(table, dice, new SeededDice(decisions).at(1));
    return new GameRecord(table, told);
  }

  private static <S, M, O, V> void play(
      Table<S, M, O, V> table, DiceSource dice, Randomness choice) {
    while (!(table.next() instanceof Next.Over<M, O>)) {
      table.append(
          table.next() instanceof Next.Decide<M, O>(int seat, List<M> moves)
              ? new Event.Moved<>(seat, moves.get(choice.below(moves.size())))
              : table.draw(dice));
    }
  }

  /** Adds the face of every die that fell, by throw and place; it must be the one seen before. */
  private static <S, M, O, V> void see(Table<S, M, O, V> table, Map<List<Integer>, Integer> seen) {
    for (Step<S, M, O> step : table.replay().steps()) {
      if (step.event() instanceof Event.Happened<M, O>(O outcome)
          && outcome instanceof Dice fallen) {
        Throw thrown = table.game().thrown(step.before()).orElseThrow();
        assertThat(fallen.size()).isEqualTo(thrown.dice().size());
        for (int i = 0; i < fallen.size(); i++) {
          List<Integer> key = List.of(thrown.number(), thrown.dice().get(i));
          assertThat(seen.merge(key, fallen.face(i), (before, now) -> before))
              .as("die %s", key)
              .isEqualTo(fallen.face(i));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("alone")
  void everybodyHasTheSameDiceWhateverTheyDecide(Header<?> header) {
    Map<List<Integer>, Integer> seen = new HashMap<>();
    for (int person = 0; person < 20; person++) {
      see(played(header, person, Optional.empty()).table(), seen);
    }
    assertThat(seen).hasSizeGreaterThan(15);
  }

  /** Worked out by hand in Python, from docs/RECORDS.md. */
  @Test
  void theFacesMatchAnIndependentCalculation() {
    Map<List<Integer>, Integer> classic = new HashMap<>();
    Map<List<Integer>, Integer> level = new HashMap<>();
    for (int person = 0; person < 20; person++) {
      see(played(standard(new ClassicRulebook(), 1), person, Optional.empty()).table(), classic);
      see(played(standard(new ForOneRulebook(), 1), person, Optional.empty()).table(), level);
    }
    assertFaces(classic, 1, 5, 1, 3, 3, 2);
    assertFaces(classic, 2, 6, 5, 1, 3, 2);
    assertFaces(classic, 4, 5, 3, 4, 4, 3);
    assertFaces(level, 1, 1, 4, 3, 2, 6);
    assertFaces(level, 3, 3, 6, 2, 3, 5);
  }

  private static void assertFaces(Map<List<Integer>, Integer> seen, int number, Integer... faces) {
    for (int die = 1; die <= faces.length; die++) {
      assertThat(seen).containsEntry(List.of(number, die), faces[die - 1]);
    }
  }

  @ParameterizedTest
  @MethodSource("alone")
  void theSecretProvesTheDiceAndNothingElseDoes(Header<?> header) throws IOException {
    Verification told = Verification.of(read(played(header, 1, Optional.of(SECRET))));
    assertThat(told.dice()).isEqualTo(new Verdict.Proven());
    assertThat(told.trust()).containsExactly(new Trust.SameForAll(DAY));
    Verification early = Verification.of(read(played(header, 1, Optional.empty())));
    assertThat(early.dice()).isEqualTo(new Verdict.SecretOfDay(DAY));
    assertThat(early.holds()).isTrue();
    assertThat(early.trust()).isEmpty();
    Seed other = new Seed("f".repeat(64));
    assertThat(Verification.of(read(played(header, 1, Optional.of(other)))).dice())
        .isEqualTo(new Verdict.WrongSeed());
  }

  @Test
  void theDiceOfAnotherDayAreForged() {
    Header<?> tomorrow =
        header(
            new ClassicRulebook(),
            new ClassicRulebook().standard(),
            new DiceTerms.Daily("2026-11-17", SECRET.commitment()),
            1);
    Table<?, ?, ?, ?> table = Table.open(standard(new ClassicRulebook(), 1));
    play(table, tomorrow.source(Optional.of(SECRET)).orElseThrow(), new SeededDice(1).at(1));
    assertThat(Verification.of(new GameRecord(table, Optional.of(SECRET))).dice())
        .isEqualTo(new Verdict.Forged(2));
  }

  private static GameRecord read(GameRecord record) throws IOException {
    Codec codec = new Codec();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(record, bytes);
    GameRecord read = new RecordReader(codec).read(new ByteArrayInputStream(bytes.toByteArray()));
    assertThat(read.table().log()).isEqualTo(record.table().log());
    assertThat(read.table().header().dice()).isEqualTo(TERMS);
    return read;
  }

  @Test
  void theyAreForOneWhoRollsDiceAlone() {
    assertThatIllegalArgumentException().isThrownBy(() -> standard(new ClassicRulebook(), 2));
    for (Rulebook<?> rulebook : Variant.games().toList()) {
      if (!rulebook.countsThrows()) {
        assertThatIllegalArgumentException()
            .as(rulebook.id())
            .isThrownBy(() -> standard(rulebook, rulebook.minPlayers()));
      }
    }
    for (String day : List.of("2026-02-30", "16.11.2026", "2026-11-16T00:00", "")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new DiceTerms.Daily(day, SECRET.commitment()));
    }
  }
}
