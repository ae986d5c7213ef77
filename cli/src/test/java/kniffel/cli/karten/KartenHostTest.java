package kniffel.cli.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.bots.Allowance;
import kniffel.cli.play.Host;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.TestDesk;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenOutcome;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games of Karten Kniffel played by nothing but keys. */
class KartenHostTest {

  private static final KartenOptions OPTIONS =
      new KartenOptions(false, KartenOptions.FirstPlayer.FIRST_SEAT, 60);

  private static final String KEYS = "1234567890xxmuabcdefghijkls\n";

  private static Table<KartenState, KartenMove, KartenOutcome, KartenView> table(
      String... players) {
    Header<KartenOptions> header =
        new Header<>(
            new KartenRulebook(),
            OPTIONS,
            Stream.of(players)
                .map(name -> new Seat(name, name.equals("Bot") ? "bot:random" : Seat.HUMAN))
                .toList(),
            new DiceTerms.Seeded(7));
    return Table.of(header, new Karten(OPTIONS));
  }

  private static boolean play(
      Table<KartenState, KartenMove, KartenOutcome, KartenView> table, Language language, Desk desk)
      throws IOException {
    Narrator narrator = new Narrator(Words.in(language), table.header().names());
    SeededDice dice = new SeededDice(7);
    return new Host<>(
            table,
            Map.of(),
            new Chance.Drawn(dice),
            new Host.BotMeans(dice.at(0), () -> Allowance.UNLIMITED),
            mark -> {},
            desk,
            narrator,
            List::of)
        .play();
  }

  /** Presses keys at random, now and then one of them twice, and records what was shown. */
  private static class Masher extends TestDesk {
    private final Random random = new Random(5);
    private final List<String> shown = new ArrayList<>();
    private int pauses;
    private int news;
    private char last = '\n';

    @Override
    public int width() {
      return 80;
    }

    @Override
    public int height() {
      return 16;
    }

    @Override
    public boolean colour() {
      return true;
    }

    @Override
    public void show(Block table, List<String> log, String ask, String keys) {
      assertThat(table.width()).isLessThanOrEqualTo(80);
      assertThat(table.height()).isEqualTo(16);
      shown.add(ask);
    }

    @Override
    public void watch(Block table, List<String> log, List<String> told) {
      assertThat(table.width()).isLessThanOrEqualTo(80);
      assertThat(table.height()).isEqualTo(16);
      news += told.stream().anyMatch(line -> line.startsWith("Bot")) ? 1 : 0;
    }

    @Override
    public void end(Block table, List<String> told) {
      shown.addAll(told);
    }

    @Override
    public void tell(String line) {
      assertThat(line).isNotBlank();
    }

    @Override
    public void cover(String line) {
      shown.add(line);
    }

    @Override
    public OptionalInt press() {
      last = random.nextInt(3) == 0 ? last : KEYS.charAt(random.nextInt(KEYS.length()));
      return OptionalInt.of(last);
    }

    @Override
    public void drop() {
      last = '\n';
    }

    @Override
    public void pause() {
      pauses++;
    }
  }

  @ParameterizedTest
  @EnumSource
  void aGameOfRandomKeysEnds(Language language) throws IOException {
    Masher desk = new Masher();
    var table = table("Anna", "Bot");
    assertThat(play(table, language, desk)).isTrue();
    assertThat(table.next()).isInstanceOf(Next.Over.class);
    assertThat(desk.shown).contains(Words.in(language).say("common.over"));
    assertThat(desk.pauses)
        .as("no pause gives away what a bot does in secret")
        .isPositive()
        .isLessThanOrEqualTo(desk.news);
  }

  @Test
  void theDeviceIsPassedBeforeTheNextHandIsShown() throws IOException {
    Masher desk = new Masher();
    play(table("Anna", "Ben"), Language.EN, desk);
    String asked = "";
    for (String line : desk.shown) {
      String anna = "Anna, it is your turn";
      String ben = "Ben, it is your turn";
      if (line.equals(anna) || line.equals(ben)) {
        assertThat(asked).as("nobody looks at another's cards").isIn("", line);
        asked = line;
      } else if (line.startsWith("Pass the device to ")) {
        asked = "";
      }
    }
  }

  @Test
  void aCoveredScreenShowsOnlyWhatAllMaySee() throws IOException {
    var table = table("Anna", "Ben");
    List<String> drawn = new ArrayList<>();
    Masher desk =
        new Masher() {
          @Override
          public void watch(Block block, List<String> log, List<String> told) {
            drawn.addAll(block.lines());
            drawn.addAll(told);
          }

          @Override
          public OptionalInt press() {
            return OptionalInt.empty();
          }
        };
    assertThat(play(table, Language.EN, desk)).isFalse();
    assertThat(drawn).contains("Anna draws 5 cards", " │░░░│ │░░░│ │░░░│ │░░░│ │░░░│");
    assertThat(drawn).noneMatch(line -> line.matches(".*│ \\d │.*"));
    assertThat(table.game().view(table.state(), new Viewer.Seat(0)).own()).isPresent();
  }
}
