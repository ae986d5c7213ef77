package kniffel.cli.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import kniffel.cli.Main;
import kniffel.cli.play.KeyReply;
import kniffel.cli.terminal.Block;
import kniffel.rules.Next;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.Levels;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games of For One – Kniffel by keys alone, in every language and in many sizes. */
class ForOneGameTest {

  /** The text below the table in every language: {@code ? Hilfe · q aufhören} and a dot. */
  private static final int KEYS_ALWAYS = 23;

  private static String randomKeys(long seed) {
    String keys = "12345abcdefghijklmabcdefghijklmabcdefghijklmabcdefghijklmrrrxxxu ";
    return new Random(seed)
        .ints(20_000, 0, keys.length())
        .mapToObj(index -> keys.substring(index, index + 1))
        .collect(Collectors.joining());
  }

  @ParameterizedTest
  @EnumSource
  void randomKeysPlayToTheEnd(Language language) {
    for (String preset : new ForOneRulebook().presets().keySet()) {
      String command = "play forone --players Anna --seed 1 --lang " + language.code();
      byte[] keys = randomKeys(language.ordinal()).getBytes(StandardCharsets.UTF_8);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int code =
          Main.run(
              (command + " --rules " + preset).split(" ", -1),
              new ByteArrayInputStream(keys),
              out,
              out,
              Map.of(),
              "");
      String said = out.toString(StandardCharsets.UTF_8);
      assertThat(code).as(said).isZero();
      assertThat(said).contains(Solo.words(language).say("common.over"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyPositionFitsTheScreen(Language language) {
    int[][] sizes = {{80, 16}, {100, 32}, {40, 16}, {80, 32}, {130, 16}, {60, 40}};
    Solo solo = Solo.base();
    Random random = new Random(language.ordinal());
    for (int i = 0; !(solo.game.next(solo.state) instanceof Next.Over<ForOneMove, Dice>); i++) {
      int[] size = sizes[i % sizes.length];
      fits(solo.keys(String.valueOf(1 + i % Levels.BASE.roll())), language, size[0], size[1]);
      solo.state =
          switch (solo.game.next(solo.state)) {
            case Next.Decide<ForOneMove, Dice>(int seat, var moves) ->
                solo.game.play(solo.state, moves.get(random.nextInt(moves.size())));
            case Next.Chance<ForOneMove, Dice>(var draw) ->
                solo.game.happen(solo.state, draw.sample(random::nextInt));
            case Next.Over<ForOneMove, Dice> over -> solo.state;
          };
    }
    fits(solo, language, 80, 16);
  }

  private static void fits(Solo solo, Language language, int width, int height) {
    Block plain = solo.draw(Solo.look(language, false, width, height));
    Block coloured = solo.draw(Solo.look(language, true, width, height));
    List<Integer> widths = plain.lines().stream().map(Block::width).toList();
    assertThat(widths).allMatch(each -> each <= width);
    assertThat(coloured.lines().stream().map(Block::width).toList()).isEqualTo(widths);
    if (width >= 80) {
      // One line is left for what is told about a key.
      assertThat(plain.height()).isLessThan(height);
    }
    assertThat(Block.width(solo.keyLine(language)) + KEYS_ALWAYS).isLessThanOrEqualTo(80);
  }

  @ParameterizedTest
  @EnumSource
  void questionsFitOneLine(Language language) {
    Words words = Solo.words(language);
    for (String key : List.of("has-place", "which-die", "sure-nothing", "sure-end")) {
      assertThat(Block.width(words.say("cli.forone." + key))).isLessThanOrEqualTo(80);
    }
    assertThat(words.say("cli.help.forone")).isNotEmpty();
  }

  @Test
  void aWideScreenSaysWhatEachRowMustShow() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 5);
    assertThat(String.join("\n", solo.draw(Solo.look(Language.EN, false, 130, 32)).lines()))
        .contains("three equal and two other equal ones", "┌─────┐");
    assertThat(String.join("\n", solo.draw(Solo.look(Language.EN, false, 40, 16)).lines()))
        .contains("1  2  3  4  5")
        .doesNotContain("┌─────┐");
    assertThat(solo.press('1')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(String.join("\n", solo.draw(Solo.look(Language.EN, false, 40, 16)).lines()))
        .contains("[1]  2  3  4  5");
  }
}
