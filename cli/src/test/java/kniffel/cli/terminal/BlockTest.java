package kniffel.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Text in columns. */
class BlockTest {

  @Test
  void aLongTextIsBrokenBetweenWords() {
    assertThat(Block.wrap("roll the dice first", 8)).containsExactly("roll the", "dice", "first");
    assertThat(Block.wrap("星野 星野 a", 6)).containsExactly("星野", "星野 a");
    assertThat(Block.wrap("unbreakable word", 5)).containsExactly("unbreakable", "word");
    assertThat(Block.wrap("", 5)).containsExactly("");
  }
}
