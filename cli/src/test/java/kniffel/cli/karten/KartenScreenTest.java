package kniffel.cli.karten;

import static kniffel.cli.PlainLinesTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kniffel.cli.Run;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.rules.Refusal;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenRefusal;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the screen of Karten Kniffel shows, and what its keys do. */
class KartenScreenTest {

  /** All but the large straight and the ones. */
  private static final Map<Box, Integer> ALMOST =
      Map.of(
          Box.TWOS,
          4,
          Box.THREES,
          9,
          Box.FOURS,
          8,
          Box.FIVES,
          15,
          Box.SIXES,
          24,
          Box.THREE_OF_A_KIND,
          20,
          Box.FOUR_OF_A_KIND,
          22,
          Box.FULL_HOUSE,
          25,
          Box.SMALL_STRAIGHT,
          30,
          Box.KNIFFEL,
          50);

  private static KeyReply<KartenMove> plays(KartenMove... moves) {
    return new KeyReply.Play<>(List.of(moves));
  }

  private static KeyReply<KartenMove> refused(Refusal refusal) {
    return new KeyReply.Refused<>(refusal);
  }

  private static KartenMove score(Box box, String cards) {
    return new KartenMove.Score(box, Cards.parse(cards));
  }

  @Test
  void theWholeTableIsDrawn() {
    Position position =
        Position.hand(2, "2 2 3 4 5 6 6")
            .sheet(Map.of(Box.SIXES, 18, Box.FULL_HOUSE, 25), Map.of(Box.FULL_HOUSE, 4));
    assertThat(position.text())
        .isEqualTo(
            """
            Karten Kniffel · round 3 · pile 58
             ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮ ╭───╮
             │ 2 │ │ 2 │ │ 3 │ │ 4 │ │ 5 │ │ 6 │ │ 6 │
             ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯ ╰───╯
               1     2     3     4     5     6     7 \s
            x pass · m take one more card (8 in hand then: scoring costs 6)
                                ▶Anna Bot random                          ▶Anna Bot random
              Ones                  ·          ·    Three of a kind           ·          ·
            b Twos              (4−4)          ·    Four of a kind            ·          ·
            c Threes            (3−4)          ·    Full House             25−4          ·
            d Fours             (4−4)          ·  j Small straight       (30−4)          ·
            e Fives             (5−4)          ·  k Large straight       (40−4)          ·
              Sixes                18          ·    Kniffel                   ·          ·
              Upper part        18/42       0/42    Penalty points           −4          0
              Bonus/malus       (−20)      (−20)    Total                    39          0
              In hand          7 (−4)          5    Discards 1×0 2×2 3×0 4×0 5×0 6×1\
            """);
  }

  @Test
  void chosenCardsShowAtOnceWithWhatTheyCouldDo() {
    Position position = Position.hand(2, "3 3 5 5 6");
    assertThat(position.press("21")).isEqualTo(new KeyReply.Chosen<>());
    assertThat(position.text())
        .contains("╔═══╗ ╔═══╗ ╭───╮", "║ 3 ║ ║ 3 ║ │ 5 │", " ▲1    ▲2     3 ")
        .contains("x exchange 3 3 for 2 new · m for 3 (6 in hand then: scoring costs 2)")
        .contains("c Threes              (6)")
        .doesNotContain("e Fives", "f Sixes");
    assertThat(position.press("1")).isEqualTo(new KeyReply.Chosen<>());
    assertThat(position.text()).contains("╭───╮ ╔═══╗ ╭───╮", "exchange 3 for 1 new");
    position.press("u");
    assertThat(position.text()).contains("x pass").doesNotContain("═");
    position.press("1");
    position.screen().clear();
    assertThat(position.text()).doesNotContain("═");
  }

  @Test
  void chosenCardsAreExchangedFromLowToHigh() {
    KartenMove three = KartenMove.setAside(3);
    KartenMove five = KartenMove.setAside(5);
    Position position = Position.hand(2, "3 3 5 5 6");
    assertThat(position.press("413x"))
        .isEqualTo(plays(three, five, five, new KartenMove.Exchange(Cards.of(3, 5, 5), 3)));
    assertThat(position.press("41m"))
        .as("nothing is left of the last choice")
        .isEqualTo(plays(three, five, new KartenMove.Exchange(Cards.of(3, 5), 3)));
    assertThat(position.press("m")).isEqualTo(plays(new KartenMove.Exchange(Cards.NONE, 1)));
    assertThat(Position.hand(2, "1 2 3 4 5 6 6 6 6 6").press("0x"))
        .as("the tenth card")
        .isEqualTo(plays(KartenMove.setAside(6), new KartenMove.Exchange(Cards.of(6), 1)));
  }

  @Test
  void aLetterPlaysTheChosenCardsOrTheBest() {
    Position position = Position.hand(2, "3 3 3 5 5 6");
    assertThat(position.press("c")).isEqualTo(plays(score(Box.THREES, "3 3 3")));
    assertThat(position.press("31c")).isEqualTo(plays(score(Box.THREES, "3 3")));
    assertThat(position.press("g")).isEqualTo(plays(score(Box.THREE_OF_A_KIND, "3 3 3 5 6")));
    assertThat(position.press("i")).isEqualTo(plays(score(Box.FULL_HOUSE, "3 3 3 5 5")));
    assertThat(position.press("12345i")).isEqualTo(plays(score(Box.FULL_HOUSE, "3 3 3 5 5")));
  }

  @Test
  void whatCannotBeDoneGetsItsReason() {
    Position position = Position.hand(2, "3 3 5 5 6 6").sheet(Map.of(Box.THREES, 9), Map.of());
    assertThat(position.press("c")).isEqualTo(refused(new KartenRefusal.BoxFilled(Box.THREES)));
    assertThat(position.press("l")).isEqualTo(new KeyReply.Tell<>("cli.karten.nothing-fits"));
    assertThat(position.press("13e"))
        .isEqualTo(refused(new KartenRefusal.OnlyThatNumber(Box.FIVES, 5)));
    assertThat(position.press("h"))
        .isEqualTo(refused(new KartenRefusal.WrongCount(Box.FOUR_OF_A_KIND, 5, 2)));
    assertThat(position.press("2456"))
        .isEqualTo(refused(new KartenRefusal.EnoughAside(Karten.MOST_DISCARDS)));
    assertThat(position.text()).as("the choice stays as it was").contains("exchange 3 3 5 5 6 for");
    for (String key : List.of("7", "0", "n", "s", "\n", "Ä")) {
      assertThat(position.press(key)).as(key).isEqualTo(new KeyReply.Unknown<>());
    }
    Position full = Position.hand(2, "1 2 3 4 5 6 6 6 6 6");
    assertThat(full.press("1m")).isEqualTo(refused(new KartenRefusal.HandTooLarge(11, 10)));
    assertThat(full.text()).contains("x exchange 1 for 1 new\n");
  }

  @Test
  void throwingSomethingAwayNeedsConfirmation() {
    Position position = Position.hand(2, "1 2 3 3 5 6 6 6 6");
    assertThat(position.press("x")).isEqualTo(new KeyReply.Tell<>("cli.karten.sure-pass"));
    assertThat(position.press("a")).isEqualTo(new KeyReply.Tell<>("cli.karten.sure-score"));
    assertThat(position.press("x")).isEqualTo(new KeyReply.Tell<>("cli.karten.sure-pass"));
    assertThat(position.press("x")).isEqualTo(plays(new KartenMove.Exchange(Cards.NONE, 0)));
    assertThat(position.press("aa")).isEqualTo(plays(score(Box.ONES, "1")));
    assertThat(position.press("f")).isEqualTo(plays(score(Box.SIXES, "6 6 6 6")));
    assertThat(Position.hand(2, "1 1 1 5 5 5 6 6 6").sheet(ALMOST, Map.of()).press("a"))
        .as("three points and the bonus are worth a penalty of eight")
        .isEqualTo(plays(score(Box.ONES, "1 1 1")));
  }

  @Test
  void theLastBoxIsAQuestion() {
    Position position = Position.hand(2, "1 1 1 5 6").sheet(ALMOST, Map.of());
    assertThat(position.text()).contains("Upper part        60/63");
    position.play(score(Box.ONES, "1 1 1"));
    assertThat(position.text())
        .contains("Announce your last box, Large straight?  a announce · s stay silent (−10)")
        .contains("Upper part           63", "Bonus/malus         +35");
    assertThat(position.press("a")).isEqualTo(plays(new KartenMove.Announce()));
    assertThat(position.press("s")).isEqualTo(new KeyReply.Tell<>("cli.karten.sure-silent"));
    assertThat(position.press("s")).isEqualTo(plays(new KartenMove.StaySilent()));
    for (String key : List.of("1", "k", "x", "u")) {
      assertThat(position.press(key))
          .isEqualTo(refused(new KartenRefusal.AnnounceOrNot(Box.LARGE_STRAIGHT)));
    }
  }

  @Test
  void cardsLeftAsideAreShownAndCanBeTakenBack() {
    Position position = Position.hand(2, "3 3 5 5 6").play(KartenMove.setAside(5));
    assertThat(position.text()).contains("│ 3 │ │ 3 │ ║ 5 ║ │ 5 │", "x exchange 5 for 1 new");
    Refusal takeBack = new KartenRefusal.TakeBackFirst(Cards.of(5));
    assertThat(position.press("1")).isEqualTo(refused(takeBack));
    assertThat(position.press("c")).isEqualTo(refused(takeBack));
    assertThat(position.press("x")).isEqualTo(plays(new KartenMove.Exchange(Cards.of(5), 1)));
    assertThat(position.press("m")).isEqualTo(plays(new KartenMove.Exchange(Cards.of(5), 2)));
    assertThat(position.press("u")).isEqualTo(plays(new KartenMove.TakeBack()));
  }

  @Test
  void whoeverHasTakenBackTooOftenIsTold() {
    Position position = Position.hand(2, "3 3 5 5 6");
    for (int times = 0; times < 15; times++) {
      position.play(KartenMove.setAside(5)).play(new KartenMove.TakeBack());
    }
    position.play(KartenMove.setAside(5));
    assertThat(position.press("u")).isEqualTo(refused(new KartenRefusal.TakenBackEnough(15)));
  }

  @Test
  void othersSeeTheirOwnHandOrOnlyBacks() {
    Position position = Position.hand(2, "3 3 5 5 6 6");
    Look look = Position.look(Language.EN, 80, 16);
    assertThat(position.draw(new Viewer.Seat(1), look).lines().get(2))
        .isEqualTo(" │ 1 │ │ 1 │ │ 1 │ │ 1 │ │ 1 │");
    assertThat(position.draw(new Viewer.Seat(1), look).lines())
        .contains("Anna: Exchange or score")
        .noneMatch(line -> line.contains("5)"));
    assertThat(position.draw(new Viewer.Spectator(), look).lines().get(2))
        .isEqualTo(" │░░░│ │░░░│ │░░░│ │░░░│ │░░░│ │░░░│");
  }

  static Stream<Position> widest() {
    String most = "1 2 2 3 3 4 4 5 6 6";
    return Stream.of(1, 2, 3, 4, 5)
        .flatMap(
            players ->
                Stream.of(
                    Position.hand(players, most),
                    Position.hand(players, "1 2 2 3 4 5 5 6 6")
                        .sheet(Map.of(Box.KNIFFEL, 50), Map.of(Box.KNIFFEL, 10)),
                    Position.hand(players, most).play(KartenMove.setAside(1)),
                    Position.hand(players, most)
                        .sheet(ALMOST, Map.of(Box.SIXES, 10))
                        .play(score(Box.ONES, "1"))));
  }

  @ParameterizedTest
  @MethodSource("widest")
  void everyLineFitsInEveryLanguage(Position position) {
    for (Language language : Language.values()) {
      for (int width : new int[] {40, 80, 100}) {
        Look look = Position.look(language, width, 16);
        for (Viewer viewer : List.of(new Viewer.Seat(0), new Viewer.Spectator())) {
          assertThat(position.draw(viewer, look).lines()).allMatch(fits(width));
        }
        Block table = position.draw(look);
        assertThat(table.lines()).allMatch(fits(width));
        if (width >= 80) {
          assertThat(table.height()).isEqualTo(16);
        }
      }
      Look wide = Position.look(language, 200, 16);
      assertThat(position.draw(wide).lines().get(5)).as("the question").matches(fits(80));
      String always = wide.say("cli.keys-always");
      assertThat(position.keys(wide) + " · " + always).matches(fits(80));
    }
  }

  private static Predicate<String> fits(int width) {
    return line -> Block.width(line) <= width;
  }

  @ParameterizedTest
  @EnumSource
  void theHelpHasRoomWhereTheLogIs(Language language) {
    String help = Position.look(language, 80, 16).say("cli.help.karten");
    assertThat(Block.wrap(help, 80)).hasSizeLessThanOrEqualTo(4).allMatch(fits(80));
  }

  @Test
  void manyPlayersGetWiderColumnsWhereThereIsHeight() {
    Position position = Position.hand(5, "3 3 5 5 6");
    Look look = Position.look(Language.EN, 80, 16);
    assertThat(position.draw(look).lines().get(6)).contains("▶Anna Bot  山 Bo2 Eve");
    Look high = Position.look(Language.EN, 80, 32);
    assertThat(position.draw(high).lines().get(6)).contains("Bot random", "Bot random2");
    assertThat(position.draw(high).height()).isEqualTo(26);
  }

  @Test
  void cardsAreNamedInPlainLines() {
    assertThat(told("karten", "1\nq\n")).contains("\nCards: [4] 4 4 6 6\n");
  }

  /** A malus that could still have been avoided counts when another player ends the game. */
  @Test
  void theLastSheetHasTheResult() {
    Run run =
        Run.typing(
            "", "play", "karten", "--players", "bot:random,bot:easy", "--seed", "3", "--no-save");
    String end = run.out().substring(run.out().lastIndexOf("Karten Kniffel · The game is over"));
    assertThat(end).doesNotContain("(−20)");
    String random =
        end.lines().filter(line -> line.contains("Bot random: ")).findFirst().orElseThrow();
    String score = random.replaceAll(".*: (−?\\d+) .*", "$1");
    assertThat(end).containsPattern("Total +" + score + " ");
  }
}
