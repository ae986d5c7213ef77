package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Step;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.dice.DiceRefusal;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** People roll their own dice and say what fell, in every game of dice with every option. */
@Tag("slow")
public class OwnDiceTest {

  private static final Seed SEED = new Seed("7a".repeat(32));
  private static final Codec CODEC = new Codec();

  private static Stream<Variant> ofDice() {
    return Variant.all().filter(variant -> variant.header().rulebook().isOfDice());
  }

  @ParameterizedTest
  @MethodSource("ofDice")
  public void peopleSayWhatFell(Variant variant) throws IOException {
    GameRecord played = play(owned(variant.header(), Optional.empty()), 1);
    GameRecord read = read(written(played));
    assertThat(read.table().log()).isEqualTo(played.table().log());
    assertThat(read.marks()).isEqualTo(played.marks());
    assertThat(Verification.of(read).dice()).isEqualTo(new Verification.Verdict.OwnDice());
    assertThat(Verification.of(read).holds()).isTrue();
  }

  private static Stream<Variant> withBots() {
    return ofDice().filter(variant -> variant.header().seats().size() > 1);
  }

  @ParameterizedTest
  @MethodSource("withBots")
  void theProgramRollsForBots(Variant variant) throws IOException {
    GameRecord played = play(owned(variant.header(), Optional.of(SEED.commitment())), 2);
    GameRecord read = read(written(played));
    assertThat(Verification.of(read).dice()).isEqualTo(new Verification.Verdict.OwnDice());
    assertThat(Verification.of(new GameRecord(read.table(), Optional.empty(), read.marks())).dice())
        .isEqualTo(new Verification.Verdict.SeedMissing());
  }

  /** The same game where some are people, who roll their own dice, and the others bots. */
  private static <P extends Record> Header<P> owned(Header<P> header, Optional<String> commitment) {
    List<Seat> seats =
        IntStream.range(0, header.seats().size())
            .mapToObj(seat -> new Seat("S" + seat, seat % 2 == 0 ? "human" : "bot:random"))
            .toList();
    return new Header<>(header.rulebook(), header.options(), seats, new DiceTerms.Own(commitment));
  }

  private static GameRecord play(Header<?> header, long seed) {
    return play(Table.open(header), header.chance(Optional.of(SEED)).orElseThrow(), seed);
  }

  private static <S, M, O, V> GameRecord play(Table<S, M, O, V> table, Chance chance, long seed) {
    Game<S, M, O, V> game = table.game();
    Randomness random = new SeededDice(seed).at(1);
    Map<Integer, EventMark> marks = new HashMap<>();
    EventMark last = EventMark.NONE;
    while (!(table.next() instanceof Next.Over<M, O>)) {
      Next<M, O> next =
          last.pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
      EventMark mark = EventMark.NONE;
      Event<M, O> event;
      if (next instanceof Next.Decide<M, O>(int seat, List<M> moves)) {
        event = new Event.Moved<>(seat, moves.get(random.below(moves.size())));
      } else if (next instanceof Next.Chance<M, O>(Draw<O> draw)) {
        Optional<DiceSource> dice = table.dice(chance);
        if (dice.isPresent()) {
          assertThat(table.header().isBot(game.roller(table.state()))).isTrue();
          event = table.draw(dice.get());
        } else {
          event = table.said(said(table, draw, random));
          boolean pad = PadTurns.isPossibleAfter(table) && random.below(4) == 0;
          mark =
              pad && mayEnd(game, game.apply(table.state(), event))
                  ? EventMark.PAD
                  : EventMark.NONE;
        }
      } else {
        throw new AssertionError(next);
      }
      Step<S, M, O> step = game.step(table.state(), event);
      PadTurns.require(table, step, mark, last);
      table.append(step);
      if (mark.pad()) {
        marks.put(table.log().size(), mark);
      }
      last = mark;
    }
    Optional<Seed> told =
        chance instanceof Chance.Own(var forBots) && forBots.isPresent()
            ? Optional.of(SEED)
            : Optional.empty();
    return new GameRecord(table, told, marks);
  }

  /** In Master a roll that cannot be used must be rolled again. */
  private static <S, M, O, V> boolean mayEnd(Game<S, M, O, V> game, S state) {
    return PadTurns.next(game, state, game.next(state))
            instanceof Next.Decide<M, O>(var _, var moves)
        && !moves.isEmpty();
  }

  /** Something that people say; before it all kinds of nonsense, which must be refused. */
  private static <S, M, O, V> List<Integer> said(
      Table<S, M, O, V> table, Draw<O> draw, Randomness random) {
    S before = table.state();
    Ask ask = draw.ask().orElseThrow();
    List<Integer> numbers = new ArrayList<>();
    switch (ask) {
      case Ask.Faces(int count, boolean _) -> {
        for (int i = 0; i < count; i++) {
          numbers.add(1 + random.below(6));
        }
      }
      case Ask.Starter(int players) -> numbers.add(random.below(players));
    }
    if (random.below(8) == 0) {
      List<Integer> nonsense = new ArrayList<>(numbers);
      switch (random.below(4)) {
        case 0 -> nonsense.add(1);
        case 1 -> nonsense.removeLast();
        case 2 -> nonsense.set(0, ask instanceof Ask.Faces ? 0 : -1);
        default -> nonsense.set(nonsense.size() - 1, 7);
      }
      assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> table.said(nonsense));
      assertThat(table.state()).isSameAs(before);
    }
    return numbers;
  }

  private static byte[] written(GameRecord record) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(CODEC).write(record, bytes);
    return bytes.toByteArray();
  }

  private static GameRecord read(byte[] bytes) throws IOException {
    return new RecordReader(CODEC).read(new ByteArrayInputStream(bytes));
  }

  private static Header<ClassicOptions> classic(Optional<String> commitment) {
    return new Header<>(
        new ClassicRulebook(),
        ClassicOptions.KNIFFEL,
        List.of(new Seat("Anna", "human"), new Seat("Ada", "bot:random")),
        new DiceTerms.Own(commitment));
  }

  @Test
  void whatIsRefusedIsRefusedForItsReason() {
    Table<?, ?, ?, ?> table = Table.open(classic(Optional.empty()));
    assertThat(refusal(table, List.of(7))).isEqualTo(new DiceRefusal.NoSuchFace(7));
    assertThat(refusal(table, List.of(0))).isEqualTo(new DiceRefusal.NoSuchFace(0));
    assertThat(refusal(table, List.of(3, 3))).isEqualTo(new DiceRefusal.WrongNumberOfDice(1, 2));
    assertThat(refusal(table, List.of())).isEqualTo(new DiceRefusal.WrongNumberOfDice(1, 0));
    say(table, List.of(6));
    say(table, List.of(1));
    assertThat(refusal(table, List.of(1))).isEqualTo(new Refusal.NothingToDraw());
  }

  private static Refusal refusal(Table<?, ?, ?, ?> table, List<Integer> said) {
    try {
      table.said(said);
    } catch (RefusedException e) {
      return e.refusal();
    }
    throw new AssertionError("not refused: " + said);
  }

  private static <S, M, O, V> void say(Table<S, M, O, V> table, List<Integer> said) {
    table.append(table.said(said));
  }

  @Test
  void whoBeginsIsRolledBySeatAndBotsDiceAreTheProgramsIfChosen() {
    Header<ClassicOptions> header = classic(Optional.of(SEED.commitment()));
    Table<?, ?, ?, ?> table = Table.open(header);
    Chance chance = header.chance(Optional.of(SEED)).orElseThrow();
    assertThat(table.dice(chance)).isEmpty();
    say(table, List.of(4));
    assertThat(table.dice(chance)).as("the bot's die").isPresent();
    assertThat(header.chance(Optional.of(new Seed("00".repeat(32))))).isEmpty();
  }

  @Test
  void whatPeopleSayCannotBeProvenButABotsDiceCan() throws IOException {
    GameRecord record = play(classic(Optional.of(SEED.commitment())), 5);
    String text = new String(written(record), StandardCharsets.UTF_8);
    // The first die is Anna's, the second the bot's: another face of each that changes nothing
    // else.
    int first = Integer.parseInt(record.table().log().get(0).toString().replaceAll("\\D", ""));
    int second = Integer.parseInt(record.table().log().get(1).toString().replaceAll("\\D", ""));
    assertThat(first).isNotEqualTo(second);
    int higher = Math.max(first, second);
    int lower = Math.min(first, second);
    for (int face = 1; face <= 6; face++) {
      boolean sameStarter = first == higher ? face > lower : face < higher;
      if (sameStarter && face != first) {
        String changed =
            text.replace("{\"n\":1,\"outcome\":\"" + first, "{\"n\":1,\"outcome\":\"" + face);
        assertThat(verdict(changed)).isEqualTo(new Verification.Verdict.OwnDice());
      }
      boolean still = second == higher ? face > lower : face < higher;
      if (still && face != second) {
        String forged =
            text.replace("{\"n\":2,\"outcome\":\"" + second, "{\"n\":2,\"outcome\":\"" + face);
        assertThat(verdict(forged)).isEqualTo(new Verification.Verdict.Forged(2));
      }
    }
  }

  private static Verification.Verdict verdict(String record) throws IOException {
    return Verification.of(read(record.getBytes(StandardCharsets.UTF_8))).dice();
  }

  @Test
  void onlyGamesOfDiceCanBePlayedWithThem() {
    assertThat(Rulebooks.ALL).anyMatch(Rulebook::isOfDice);
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      if (!rulebook.isOfDice()) {
        assertThatIllegalArgumentException()
            .as(rulebook.id())
            .isThrownBy(() -> standardWithOwnDice(rulebook));
      }
    }
  }

  private static <P extends Record> Header<P> standardWithOwnDice(Rulebook<P> rulebook) {
    List<Seat> seats = Collections.nCopies(rulebook.minPlayers(), new Seat("Anna", "human"));
    return new Header<>(rulebook, rulebook.standard(), seats, new DiceTerms.Own(Optional.empty()));
  }

  @Test
  void afterTheLastRollOfATurnNothingIsRolled() throws IOException {
    String head =
        "{\"format\":\"kniffel-record/2\",\"game\":\"classic\",\"options\":"
            + CODEC.write(ClassicOptions.class, ClassicOptions.KNIFFEL)
            + ",\"seats\":[{\"name\":\"Anna\",\"player\":\"human\"}],\"dice\":{\"own\":{}},"
            + "\"events\":[{\"n\":1,\"seat\":0,\"move\":{\"roll\":{\"dice\":\"1 2 3 4 5\"}}},"
            + "{\"n\":2,\"outcome\":\"5 5 5 3 3\",\"pad\":true},";
    String rolled = head + "{\"n\":3,\"seat\":0,\"move\":{\"roll\":{\"dice\":\"1\"}}}]}";
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(rolled.getBytes(StandardCharsets.UTF_8)))
        .satisfies(
            e ->
                assertThat(e.problem())
                    .isEqualTo(new RecordProblem.AgainstTheRules(new Refusal.RollsAreDone())));
    String scored = head + "{\"n\":3,\"seat\":0,\"move\":{\"score\":{\"box\":\"full-house\"}}}]}";
    assertThat(read(scored.getBytes(StandardCharsets.UTF_8)).hasPadTurns()).isTrue();
    String fair = scored.replace("{\"own\":{}}", "{\"seeded\":{\"seed\":1}}");
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(fair.getBytes(StandardCharsets.UTF_8)));
  }
}
