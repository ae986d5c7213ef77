package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form of a record, letter by letter, and what is said of one that is not quite like it. */
class RecordFormTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));

  private static final String RECORD =
      """
      {
      "format":"kniffel-record/1",
      "game":"classic",
      "options":{"extraPoints":50,"extra":"with-number-box","extraAfterStrike":false,\
      "joker":"lower-part","jokerAfterStrike":true,"fiveEqualFullHouse":false},
      "seats":[
      {"name":"Anna","player":"human"}
      ],
      "dice":{"fair":{"commitment":"%s","entropy":["salt"]}},
      "events":[
      {"n":1,"seat":0,"move":{"roll":{"dice":"1 2 3 4 5"}},"by":"bot:normal","hint":true},
      {"n":2,"outcome":"1 2 3 4 6"},
      {"n":3,"seat":0,"move":{"score":{"box":"chance"}},"hint":true}
      ],
      "seed":"%s"
      }
      """
          .formatted(SEED.commitment(), SEED.hex());

  private final Codec codec = new Codec();

  private static GameRecord record() {
    Header<ClassicOptions> header =
        new Header<>(
            new ClassicRulebook(),
            ClassicOptions.KNIFFEL,
            List.of(new Seat("Anna", "human")),
            new DiceTerms.Fair(SEED.commitment(), List.of("salt")));
    Table<ClassicState, ClassicMove, Dice, ClassicView> table =
        Table.of(header, new Classic(ClassicOptions.KNIFFEL));
    table.append(new Event.Moved<>(0, new ClassicMove.Roll(Places.parse("1 2 3 4 5"))));
    table.append(new Event.Happened<>(Dice.of(1, 2, 3, 4, 6)));
    table.append(new Event.Moved<>(0, new ClassicMove.Score(kniffel.rules.classic.Box.CHANCE)));
    return new GameRecord(
        table,
        Optional.of(SEED),
        Map.of(
            1,
            new EventMark(Optional.of("bot:normal"), true),
            3,
            new EventMark(Optional.empty(), true)));
  }

  private GameRecord read(String json) throws IOException {
    return new RecordReader(codec)
        .read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void isWrittenLineByLineAndReadAgain() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(record(), bytes);
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(RECORD);
    GameRecord read = read(RECORD);
    assertThat(read.marks()).isEqualTo(record().marks());
    assertThat(read.seed()).contains(SEED);
    assertThat(read.table().log()).isEqualTo(record().table().log());
    assertThat(read.chance()).isPresent();
    assertThat(new GameRecord(read.table(), Optional.empty()).chance()).isEmpty();
    assertThat(new GameRecord(read.table(), Optional.empty()).marks()).isEmpty();
  }

  @Test
  void theFirstEventsAreARecordWithTheirOwnMarks() {
    GameRecord whole = record();
    GameRecord first = whole.until(2);
    assertThat(first.table().log()).isEqualTo(whole.table().log().subList(0, 2));
    assertThat(first.marks()).containsOnlyKeys(1);
    assertThat(whole.until(3).marks()).isEqualTo(whole.marks());
    assertThat(whole.until(0).marks()).isEmpty();
    assertThat(first.seed()).isEqualTo(whole.seed());
    assertThat(whole.hasPadTurns()).isFalse();
    assertThat(
            new GameRecord(whole.table(), Optional.empty(), Map.of(2, EventMark.PAD)).hasPadTurns())
        .isTrue();
  }

  @Test
  void onlyWhatIsMarkedHasAMark() throws IOException {
    assertThat(read(RECORD.replace(",\"hint\":true", "")).marks())
        .isEqualTo(Map.of(1, new EventMark(Optional.of("bot:normal"), false)));
  }

  @Test
  void eightSeatsAreNotTooMany() {
    String seat = "{\"name\":\"Anna\",\"player\":\"human\"}";
    String eight = String.join(",", Collections.nCopies(8, seat));
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(RECORD.replace(seat, eight)))
        .withMessageContaining("8 seats but the entropy of 1");
  }

  @Test
  void verificationCountsAndSeesWhetherItIsOver() throws IOException {
    Verification verification = Verification.of(read(RECORD));
    assertThat(verification.events()).isEqualTo(3);
    assertThat(verification.over()).isFalse();
    assertThat(verification.dice()).isEqualTo(new Verification.Verdict.Forged(2));
    assertThat(verification.holds()).isFalse();
    String sealed = RECORD.replaceFirst(",\\s*\"seed\":\"[0-9a-f]+\"", "");
    assertThat(Verification.of(read(sealed)).holds()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "events":[        | "evenings":[          | 0 | "events" is missing or not at its place
          "events":[        | "events":7,"x":[      | 0 | "events" is a list
          "seed":           | "sead":               | 0 | after "events" only "seed" may follow
          "game":"classic"  | "game":7              | 0 | game: expected a text, found 7
          "seats":[         | "seats":{},"x":[      | 0 | "seats" is a list of at most 8
          {"name":"Anna","player":"human"} | 1,2,3,4,5,6,7,8,9 | 0 | "seats" is a list of at most 8
          {"name":"Anna","player":"human"} | {"name":"Anna","player":"human"},7 | 0 | seats.1: expected an object, found 7
          {"n":2,           | {                     | 2 | "n" is missing
          {"n":2,           | {"m":7,"n":2,         | 2 | "m" is not known in an event
          "seat":0,"move":{"score | "move":{"score  | 3 | "seat" is missing
          "seat":0,"move":{"score | "s":1,"seat":0,"move":{"score | 3 | "s" is not known in an event
          "seat":0,"move":{"score | "seat":1,"move":{"score | 3 | seat: there is no seat 1
          "seat":0,"move":{"score | "seat":-1,"move":{"score | 3 | seat: there is no seat -1
          {"n":2,"outcome":"1 2 3 4 6"} | 5         | 2 | an event is an object
          {"n":2,"outcome":"1 2 3 4 6"} | {"n":2,"seat":0,"outcome":"1 2 3 4 6"} | 2 | "seat" is not known in an event
          "by":"bot:normal" | "by":7                | 1 | by: expected a text, found 7
          "by":"bot:normal" | "by":"human"          | 1 | somebody who stands in is bot:NAME
          "hint":true}      | "hint":1}             | 1 | hint: expected true or false, found 1
          """)
  void whatIsWrongIsNamedWithItsEvent(String sound, String broken, int event, String reason) {
    assertThat(RECORD).contains(sound);
    String wrong = RECORD.replace(sound, broken);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(wrong))
        .satisfies(
            e -> {
              assertThat(e.event()).isEqualTo(event);
              assertThat(e.problem()).isEqualTo(new RecordProblem.WrongForm(reason));
              assertThat(e).hasMessage((event == 0 ? "" : "event " + event + ": ") + e.problem());
            });
  }

  @Test
  void otherGamesAreUnknown() {
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(RECORD.replace("\"classic\"", "\"chess\"")))
        .satisfies(e -> assertThat(e.problem()).isEqualTo(new RecordProblem.UnknownGame("chess")));
  }

  @Test
  void nothingMayFollow() {
    String end = SEED.hex() + "\"\n}\n";
    assertThat(RECORD).endsWith(end);
    for (String more : List.of(SEED.hex() + "\",\"x\":1}", end + "{}", end + "7")) {
      assertThatExceptionOfType(RecordException.class)
          .as(more)
          .isThrownBy(() -> read(RECORD.replace(end, more)))
          .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.WrongForm.class));
    }
  }

  @Test
  void whatIsTooLongOrTooDeepIsGivenUp() {
    for (String large :
        List.of(
            RECORD.replace("salt", "s".repeat(1_001)),
            RECORD.replace("\"by\"", "\"" + "b".repeat(101) + "\""),
            RECORD.replace("{\"n\":2", "{\"n\":" + "2".repeat(31)),
            RECORD.replace("{\"n\":2", "{\"x\":" + "[".repeat(15) + "]".repeat(15) + ",\"n\":2"))) {
      assertThatExceptionOfType(RecordException.class)
          .isThrownBy(() -> read(large))
          .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.TooLarge.class));
    }
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(RECORD.replace("\"n\":2,", "\"n\":2,\"n\":2,")))
        .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.NotJson.class))
        .satisfies(e -> assertThat(e.event()).isEqualTo(2));
  }
}
