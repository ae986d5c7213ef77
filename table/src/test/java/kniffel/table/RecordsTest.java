package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicRefusal;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Records are believed only as far as the rules and the dice bear them out. */
class RecordsTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final List<String> ENTROPY = List.of("one", "two");

  private final Codec codec = new Codec();

  /** A whole game of two random players with fair dice. */
  private String fairGame() throws IOException {
    Header<?> header = header(new ClassicRulebook());
    DiceSource dice = header.source(Optional.of(SEED)).orElseThrow();
    return json(played(Table.open(header), dice), Optional.of(SEED));
  }

  private static <P extends Record> Header<P> header(Rulebook<P> rulebook) {
    List<Seat> seats = List.of(new Seat("Anna", "human"), new Seat("Ben", "bot:random"));
    return new Header<>(
        rulebook, rulebook.standard(), seats, new DiceTerms.Fair(SEED.commitment(), ENTROPY));
  }

  private static <S, M, O, V> Table<S, M, O, V> played(Table<S, M, O, V> table, DiceSource dice) {
    Randomness choice = new SeededDice(1).at(1);
    while (true) {
      switch (table.next()) {
        case Next.Chance<M, O> chance -> table.append(table.draw(dice));
        case Next.Decide<M, O>(int seat, List<M> moves) ->
            table.append(new Event.Moved<>(seat, moves.get(choice.below(moves.size()))));
        case Next.Over<M, O> over -> {
          return table;
        }
      }
    }
  }

  private String json(Table<?, ?, ?, ?> table, Optional<Seed> seed) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(new GameRecord(table, seed), bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private GameRecord read(String json) throws IOException {
    return read(json.getBytes(StandardCharsets.UTF_8));
  }

  private GameRecord read(byte[] bytes) throws IOException {
    return new RecordReader(codec).read(new ByteArrayInputStream(bytes));
  }

  private RecordException refused(String json) {
    return refused(json.getBytes(StandardCharsets.UTF_8));
  }

  private RecordException refused(byte[] bytes) {
    RecordException[] refused = new RecordException[1];
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(bytes))
        .satisfies(e -> refused[0] = e);
    return refused[0];
  }

  private static String line(String json, int number) {
    return json.lines()
        .filter(line -> line.startsWith("{\"n\":" + number + ","))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFairGameIsProven() throws IOException {
    Verification verification = Verification.of(read(fairGame()));
    assertThat(verification.over()).isTrue();
    assertThat(verification.dice()).isEqualTo(new Verification.Verdict.Proven());
    assertThat(verification.trust()).containsExactly(new Trust.FirstFormat());
    assertThat(verification.holds()).isTrue();
  }

  @Test
  void withoutItsSeedAFinishedGameIsNotProvenAndWithAWrongOneRefuted() throws IOException {
    String game = fairGame();
    String told = ",\n\"seed\":\"" + SEED.hex() + "\"";
    assertThat(game).contains(told);
    Verification untold = Verification.of(read(game.replace(told, "")));
    assertThat(untold.dice()).isEqualTo(new Verification.Verdict.SeedMissing());
    assertThat(untold.holds()).isFalse();
    assertThat(Verification.of(read(game.replace(SEED.hex(), "0".repeat(64)))).dice())
        .isEqualTo(new Verification.Verdict.WrongSeed());
  }

  @Test
  void aForgedRollIsFound() throws IOException {
    String game = fairGame();
    int number = 3; // after two rolls for the start the first move, then the first roll
    while (!line(game, number).contains("outcome")) {
      number++;
    }
    String forged =
        game.replace(line(game, number), "{\"n\":%d,\"outcome\":\"6 6 6 6 6\"},".formatted(number));
    Verification verification = Verification.of(read(forged));
    assertThat(verification.dice()).isEqualTo(new Verification.Verdict.Forged(number));
    assertThat(verification.holds()).isFalse();
  }

  @Test
  void anIllegalMoveNamesItsEventAndTheReason() throws IOException {
    String game = fairGame();
    int last = (int) game.lines().filter(line -> line.startsWith("{\"n\"")).count();
    String score = line(game, last);
    Box filled = score.contains("\"ones\"") ? Box.TWOS : Box.ONES;
    String illegal =
        game.replace(
            score,
            score.replaceFirst(
                "\"box\":\"[a-z-]+\"",
                "\"box\":\"" + (filled == Box.ONES ? "ones" : "twos") + "\""));
    RecordException refused = refused(illegal);
    assertThat(refused.event()).isEqualTo(last);
    assertThat(refused.problem())
        .isEqualTo(new RecordProblem.AgainstTheRules(new ClassicRefusal.BoxFilled(filled)));
  }

  @Test
  void wrongNumbersGamesOptionsAndFormatsAreNamed() throws IOException {
    String game = fairGame();
    assertThat(refused(game.replace("{\"n\":5,", "{\"n\":6,")).problem())
        .isEqualTo(new RecordProblem.WrongNumber(5, 6));
    assertThat(refused(game.replace("\"classic\"", "\"chess\"")).problem())
        .isEqualTo(new RecordProblem.UnknownGame("chess"));
    assertThat(refused(game.replace("kniffel-record/1", "kniffel-record/3")).problem())
        .isEqualTo(new RecordProblem.UnknownFormat("kniffel-record/3"));
    assertThat(refused(game.replace("kniffel-record/1", "kniffel-record/2")).getMessage())
        .contains("these dice do not belong to kniffel-record/2");
    assertThat(refused(game.replace("\"extraPoints\":50", "\"extraPoints\":5000")).getMessage())
        .contains("extraPoints must be 0 to 100");
    assertThat(refused(game.replace("\"extraPoints\":50", "\"moonPhase\":50")).getMessage())
        .contains("extraPoints");
    assertThat(refused(game.replace("\"Anna\"", "\"An\\u001b[2Jna\"")).getMessage())
        .contains("visible");
    assertThat(refused(game.replace("\"two\"]", "\"two\",\"three\"]")).getMessage())
        .contains("2 seats but the entropy of 3");
    assertThat(
            refused(game.replace("\"Ben\",\"player\":\"bot:random\"", "\"Ben\",\"player\":\"x\""))
                .event())
        .isZero();
  }

  @Test
  void anEventOfTheWrongSeatOrKindIsRefused() throws IOException {
    String game = fairGame();
    String move = game.lines().filter(line -> line.contains("\"seat\"")).findFirst().orElseThrow();
    String other =
        move.contains("\"seat\":0")
            ? move.replace("\"seat\":0", "\"seat\":1")
            : move.replace("\"seat\":1", "\"seat\":0");
    assertThat(refused(game.replace(move, other)).getMessage()).contains("NotYourTurn");
    String asOutcome = move.replaceFirst("\"seat\".*", "\"outcome\":\"1 2 3 4 5\"},");
    assertThat(refused(game.replace(move, asOutcome)).getMessage()).contains("NothingToDraw");
    assertThat(
            refused(game.replace("{\"n\":1,\"outcome\":\"", "{\"n\":1,\"outcome\":\"6 "))
                .getMessage())
        .contains("WrongNumberOfDice");
    assertThat(refused(game.replace(move, move.replace("\"seat\"", "\"seet\""))).getMessage())
        .contains("missing");
  }

  @Test
  void eventsAfterTheEndAreRefused() throws IOException {
    String game = fairGame();
    int last = (int) game.lines().filter(line -> line.startsWith("{\"n\"")).count();
    String more =
        game.replace(
            line(game, last),
            line(game, last) + ",\n{\"n\":%d,\"outcome\":\"3\"}".formatted(last + 1));
    assertThat(refused(more).event()).isEqualTo(last + 1);
  }

  static Stream<String> garbage() {
    return Stream.of(
        "",
        "null",
        "[]",
        "42",
        "{}",
        "\u0000\u0001\u0002",
        "{\"format\":\"kniffel-record/1\"}",
        "{\"game\":\"classic\",\"format\":\"kniffel-record/1\"}",
        "{\"format\":\"kniffel-record/1\",\"format\":\"kniffel-record/1\"}",
        "{\"format\":7}",
        "[".repeat(100_000),
        "{\"format\":\"" + "x".repeat(100_000) + "\"}");
  }

  @ParameterizedTest
  @MethodSource
  void garbage(String text) {
    // Whatever it is, it never gets as far as a game: the head is to blame, and no rule was asked.
    RecordException refused = refused(text);
    assertThat(refused.event()).isZero();
    assertThat(refused.problem()).isNotInstanceOf(RecordProblem.AgainstTheRules.class);
  }

  @Test
  void everyTruncationIsRefused() throws IOException {
    byte[] whole = fairGame().strip().getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < whole.length; length += 1 + length / 50) {
      refused(Arrays.copyOf(whole, length));
    }
    refused(Arrays.copyOf(whole, whole.length - 1));
  }

  @Test
  void flippedBytesNeverBreakTheReader() throws IOException {
    byte[] whole = fairGame().getBytes(StandardCharsets.UTF_8);
    RandomGenerator random = new Random(7);
    int refused = 0;
    for (int round = 0; round < 3_000; round++) {
      byte[] bytes = whole.clone();
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      try {
        Verification.of(read(bytes));
      } catch (RecordException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void aHundredMegabytesAreGivenUpEarly() {
    String head = "{\"format\":\"kniffel-record/1\",\"game\":\"classic\",\"options\":[";
    InputStream endless = new Repeating(head, "1,", 100L << 20);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> new RecordReader(codec).read(endless))
        .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.TooLarge.class));
    InputStream blank = new Repeating("{", " ", 100L << 20);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> new RecordReader(codec).read(blank))
        .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.TooLarge.class));
  }

  /** A head and then the same again and again, up to a size. */
  private static final class Repeating extends InputStream {
    private final byte[] head;
    private final byte[] body;
    private final long size;
    private long read;

    Repeating(String head, String body, long size) {
      this.head = head.getBytes(StandardCharsets.UTF_8);
      this.body = body.getBytes(StandardCharsets.UTF_8);
      this.size = size;
    }

    @Override
    public int read(byte[] into, int from, int length) {
      int count = (int) Math.min(length, size - read);
      for (int i = 0; i < count; i++) {
        into[from + i] = at(read++);
      }
      return count == 0 ? -1 : count;
    }

    @Override
    public int read() {
      return read < size ? at(read++) : -1;
    }

    private byte at(long place) {
      return place < head.length
          ? head[(int) place]
          : body[(int) ((place - head.length) % body.length)];
    }
  }

  @Test
  void playersMustFitTheGame() {
    ClassicRulebook rulebook = new ClassicRulebook();
    List<Seat> nine = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      nine.add(new Seat("P" + i, "human"));
    }
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(
            () -> new Header<>(rulebook, rulebook.standard(), nine, new DiceTerms.Seeded(1)))
        .withMessage("classic is for 1 to 8 players, not 9");
    assertThat(Rulebooks.find("classic")).isPresent();
  }
}
