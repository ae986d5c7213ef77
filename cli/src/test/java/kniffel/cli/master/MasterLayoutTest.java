package kniffel.cli.master;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.Board;
import kniffel.rules.master.Master;
import kniffel.rules.master.Task;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of Kniffel Master fits its room, whatever lies on it and in every language. */
@Tag("slow")
class MasterLayoutTest {

  /** How many of the 252 rolls are skipped where the others are enough. */
  private static final int MANY = 200;

  /** Any board: up to three rows begun, any completed, any tasks, a coin row full now and then. */
  private static Board board(Random random) {
    List<Integer> rows = new ArrayList<>();
    int begun = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      boolean begin = begun < Board.ROW_MARKERS && random.nextInt(2) == 0;
      begun += begin ? 1 : 0;
      rows.add(begin ? 2 + random.nextInt(6) : Board.FIELDS * random.nextInt(2));
    }
    Set<Task> tasks = EnumSet.noneOf(Task.class);
    tasks.addAll(Task.ALL.stream().filter(task -> random.nextBoolean()).toList());
    int laps = random.nextInt(Board.LAPS + 1);
    return Board.of(
        rows, tasks, laps, laps == Board.LAPS ? 0 : random.nextInt(Board.lapLength(laps)));
  }

  private static Stream<Position> positions(int players) {
    Random random = new Random(players);
    return Roll.of(Master.DICE).outcomes().stream()
        .map(
            roll ->
                Position.of(
                    roll.outcome().toString(),
                    1 + random.nextInt(3),
                    Stream.generate(() -> board(random)).limit(players).toArray(Board[]::new)));
  }

  private static void checkFits(Position position, Look look) {
    checkFits(position.lines(new Viewer.Seat(0), position.offers(), look), look);
    checkFits(position.lines(new Viewer.Spectator(), Offers.none(), look), look);
  }

  private static void checkFits(List<String> lines, Look look) {
    assertThat(lines)
        .allMatch(line -> Block.width(line) <= look.width())
        .hasSizeLessThanOrEqualTo(look.height());
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("rolls fit 80 by 24, 80 by 40 and 100 columns, for one to four players")
  void fits(Language language) {
    for (int players = 1; players <= 4; players++) {
      Look small = Position.look(language, players, Masher.WIDTH, Masher.HEIGHT);
      Look high = Position.look(language, players, Masher.WIDTH, 32);
      Look plain = Position.look(language, players, 100, Integer.MAX_VALUE);
      for (Look look : List.of(small, high, plain)) {
        positions(players).skip(MANY).forEach(position -> checkFits(position, look));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("for two players every roll fits 80 by 24, each use with its letter")
  void letters(Language language) {
    Look look = Position.look(language, 2, Masher.WIDTH, Masher.HEIGHT);
    positions(2)
        .forEach(
            position -> {
              UseList uses = UseList.of(position.offers());
              checkFits(position, look);
              List<String> lines = position.lines(new Viewer.Seat(0), position.offers(), look);
              for (int i = 0; i < uses.list().size(); i++) {
                String letter = " " + UseList.letter(i) + " ";
                assertThat(lines).anyMatch(line -> line.startsWith(letter, 38));
              }
            });
  }

  @Test
  @DisplayName("whoever is not asked sees the dice and boards, and what coins are paid for")
  void watching() {
    Position position = Position.of("3 3 3 5 5", 2, Board.EMPTY, Board.EMPTY);
    Look look = Position.look(Language.EN, 2, Masher.WIDTH, Masher.HEIGHT);
    assertThat(position.lines(new Viewer.Seat(1), Offers.none(), look))
        .anyMatch(line -> line.contains("│  3  │ │  3  │ │  3  │ │  5  │ │  5  │"))
        .anyMatch(line -> line.contains("▶Anna"))
        .anyMatch(line -> line.contains("1◉ pair · 2◉ two pairs"))
        .noneMatch(line -> line.contains("race 2"));
  }

  @Test
  @DisplayName(
      "where there is no room for all rows, one's own are drawn and the others are numbers")
  void narrow() {
    Board board = Board.of(List.of(5, 8, 0, 0, 0, 0), List.of(), 5, 0);
    Position position = Position.of("1 2 3 4 6", 1, board, board, board, board);
    Look look = Position.look(Language.EN, 4, Masher.WIDTH, Masher.HEIGHT);
    assertThat(position.lines(new Viewer.Seat(1), position.offers(), look))
        .anyMatch(line -> line.startsWith("Row 1          2◉ 5      ■■■■5··☆ 5     5"))
        .anyMatch(line -> line.startsWith("Row 2           – ★      ■■■■■■■★ ★     ★"))
        .anyMatch(line -> line.startsWith("◉ lap: field      full   full     full  full"));
  }

  @Test
  @DisplayName("at the end the stars are counted where the dice lay")
  void end() {
    Board winner = Board.of(List.of(8, 8, 8, 8, 0, 3), Task.ALL, 2, 1);
    Position position = Position.over(winner, Board.EMPTY);
    Look look = Position.look(Language.EN, 2, Masher.WIDTH, Masher.HEIGHT);
    checkFits(position, look);
    assertThat(position.lines(new Viewer.Seat(0), Offers.none(), look))
        .anyMatch(line -> line.startsWith("Kniffel Master · after 1 round"))
        .anyMatch(line -> line.matches(".* Tasks +9★ +0★"))
        .anyMatch(line -> line.matches(".* Bonus +1★ +0★"))
        .anyMatch(line -> line.matches(".* Stars +16★ +0★"))
        .noneMatch(line -> line.contains("▶"));
  }

  @Test
  void aNameIsNotCutWhereThereIsRoom() {
    Narrator narrator = new Narrator(Words.in(Language.NL), List.of("Anna", "Bot gemiddeld"));
    Position position = positions(2).findFirst().orElseThrow();
    for (int width : List.of(100, 140)) {
      Look look = new Look(narrator, false, width, 24);
      assertThat(position.lines(new Viewer.Seat(0), position.offers(), look))
          .anyMatch(line -> line.contains("Bot gemiddeld"));
    }
  }
}
