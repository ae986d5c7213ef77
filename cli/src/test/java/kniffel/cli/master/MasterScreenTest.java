package kniffel.cli.master;

import static kniffel.cli.PlainLinesTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.cli.play.KeyReply;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Board;
import kniffel.rules.master.CoinLine;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterRefusal;
import kniffel.rules.master.Task;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The screen of Kniffel Master: what it shows, and what its keys do. */
class MasterScreenTest {

  private static final Board BUSY =
      Board.of(List.of(7, 0, 8, 5, 3, 0), List.of(Task.FULL_HOUSE), 1, 3);

  private static KeyReply<MasterMove> played(MasterMove move) {
    return new KeyReply.Play<>(List.of(move));
  }

  @Test
  @DisplayName("boards show rows, tasks, races, coin lap, stars and free markers of all players")
  void boards() {
    List<String> lines = Position.of("1 1 2 4 6", 1, BUSY, Board.EMPTY).lines();
    assertThat(lines.getFirst()).startsWith("Kniffel Master · round 1").endsWith("Roll 1 of 3");
    assertThat(lines).anyMatch(line -> line.contains("▶Anna") && line.contains("Bartholo"));
    assertThat(lines).anyMatch(line -> line.startsWith("Row 1          2◉  ■■■■■■7☆  ·······☆"));
    assertThat(lines).anyMatch(line -> line.startsWith("Row 3          1◉  ■■■■■■■★  ·······☆"));
    assertThat(lines).anyMatch(line -> line.startsWith("Kniffel        2◉  ☆☆☆       ☆☆☆"));
    assertThat(lines).anyMatch(line -> line.startsWith("Full House     1◉  ★         ☆"));
    assertThat(lines).anyMatch(line -> line.startsWith("◉ lap: field       2: 3/7    1: 0/8"));
    assertThat(lines).anyMatch(line -> line.startsWith("★ of 15 · ◆ free   3★ 0◆     0★ 3◆"));
  }

  @Test
  @DisplayName("each use has a letter, its stars and coins, and where they come from")
  void uses() {
    // The rulebook's example: one die completes row 1, three are overhang, two coins for the race.
    Position position = Position.of("1 1 1 1 5", 3, BUSY, Board.EMPTY);
    assertThat(position.lines())
        .anyMatch(line -> line.endsWith("a 2★ 5◉ row 1: +1 → 8 · overhang 3"))
        .anyMatch(line -> line.endsWith("        race 2 · lap 2 ★"))
        .anyMatch(line -> line.endsWith("c 1★ 2◉ Chance 5–10 · race 2"));
    assertThat(position.keys()).isEqualTo("a–e use the roll");
    assertThat(position.press('a')).isEqualTo(played(new MasterMove.Row(1)));
  }

  @Test
  @DisplayName("dice are held and let go by their numbers, and the others rolled")
  void holding() {
    Position position = Position.of("3 5 3 6 1", 1, Board.EMPTY);
    assertThat(position.press('1')).isEqualTo(new KeyReply.Chosen<>());
    assertThat(position.press('4')).isEqualTo(new KeyReply.Chosen<>());
    assertThat(position.lines()).anyMatch(line -> line.contains(" 1 held  2       3       4 held"));
    assertThat(position.press('4')).isEqualTo(new KeyReply.Chosen<>());
    position.press('3');
    assertThat(position.press('r')).isEqualTo(played(new MasterMove.Roll(Places.parse("2 4 5"))));
    position.screen().clear();
    assertThat(position.press(' ')).isEqualTo(played(new MasterMove.Roll(Master.ALL_DICE)));
    assertThat(position.keys()).isEqualTo("1–5 hold · r roll the others · a–b use the roll");
  }

  @Test
  @DisplayName("what is held is let go when the roll is used")
  void usingLetsGo() {
    Position position = Position.of("3 5 3 6 1", 1, Board.EMPTY);
    position.press('1');
    assertThat(position.press('a')).isEqualTo(played(new MasterMove.Row(3)));
    assertThat(position.lines()).noneMatch(line -> line.contains("held"));
  }

  @Test
  @DisplayName("before the first roll only rolling is possible, and other keys say so")
  void first() {
    Position position = Position.of("", 0, Board.EMPTY, Board.EMPTY);
    assertThat(position.lines()).anyMatch(line -> line.contains("Ready to roll"));
    assertThat(position.keys()).isEqualTo("r roll");
    assertThat(position.press('r')).isEqualTo(played(new MasterMove.Roll(Master.ALL_DICE)));
    assertThat(position.press('1'))
        .isEqualTo(new KeyReply.Refused<>(new MasterRefusal.FirstRollTakesAll()));
    assertThat(position.press('a'))
        .isEqualTo(new KeyReply.Refused<>(new MasterRefusal.RollFirst()));
    assertThat(position.press('!')).isEqualTo(new KeyReply.Unknown<>());
  }

  @Test
  @DisplayName("after the last roll nothing is held or rolled any more")
  void last() {
    Position position = Position.of("3 5 3 6 1", 3, Board.EMPTY);
    var refused = new KeyReply.Refused<>(new MasterRefusal.NoRollLeft());
    assertThat(position.press('2')).isEqualTo(refused);
    assertThat(position.press('r')).isEqualTo(refused);
    assertThat(position.press('c')).isEqualTo(new KeyReply.Unknown<>());
  }

  @Test
  @DisplayName("holding all dice leaves none to roll")
  void holdingAll() {
    Position position = Position.of("3 5 3 6 1", 2, Board.EMPTY);
    "12345".chars().forEach(key -> position.press((char) key));
    assertThat(position.press('r'))
        .isEqualTo(new KeyReply.Refused<>(new MasterRefusal.NoDieChosen()));
  }

  @Test
  @DisplayName("a roll without a use must be rolled again, or at the end passes")
  void noUse() {
    Position rolled = Position.of("1 2 3 5 6", 2, Board.EMPTY);
    assertThat(rolled.lines()).anyMatch(line -> line.contains("No use yet: roll again."));
    assertThat(rolled.keys()).isEqualTo("1–5 hold · r roll the others");
    assertThat(rolled.press('a')).isEqualTo(new KeyReply.Refused<>(new MasterRefusal.RollAgain(1)));
    Position last = Position.of("1 2 3 5 6", 3, Board.EMPTY);
    assertThat(last.lines()).anyMatch(line -> line.endsWith("a       end the turn, no use"));
    assertThat(last.keys()).isEqualTo("a use the roll");
    assertThat(last.press('a')).isEqualTo(played(new MasterMove.NoUse()));
  }

  @Test
  @DisplayName("a use that leaves coins on the table is asked for twice, and only in a row")
  void wasteful() {
    Position position = Position.of("4 4 4 2 6", 3, Board.EMPTY);
    var sure = new KeyReply.Tell<MasterMove>("cli.master.sure");
    MasterMove pair = new MasterMove.Coins(CoinLine.PAIR);
    assertThat(position.press('c')).isEqualTo(sure);
    assertThat(position.press('r')).isInstanceOf(KeyReply.Refused.class);
    assertThat(position.press('c')).isEqualTo(sure);
    assertThat(position.press('c')).isEqualTo(played(pair));
    assertThat(position.press('b')).isEqualTo(played(new MasterMove.Coins(CoinLine.TRIPLE)));
  }

  @Test
  @DisplayName("in plain lines the dice are named")
  void plainLines() {
    assertThat(told("master", "r\n1\nq\n")).contains("\nDice: 2 4 6 3 4 · held: 2\n");
  }
}
