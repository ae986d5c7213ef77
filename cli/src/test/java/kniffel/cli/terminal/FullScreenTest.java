package kniffel.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kniffel.cli.terminal.Key.Special;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.jline.utils.ScreenTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The terminal layer on an emulated terminal: what is painted, and what keys mean. */
class FullScreenTest {

  private final LineDisciplineTerminal terminal;
  private final ScreenTerminal screen;
  private final FullScreen desk;

  FullScreenTest() throws IOException {
    ScreenTerminal.VirtualTerminal virtual =
        ScreenTerminal.withTerminal("test", "xterm-256color", 40, 10);
    terminal = virtual.terminal();
    screen = virtual.screen();
    desk = new FullScreen(terminal, true, Duration.ZERO, window -> "too small: " + window);
  }

  @AfterEach
  void close() throws IOException {
    desk.close();
  }

  private static final Page.Art HAND =
      room ->
          Block.of("SECRET 5 5 5 " + room.width() + "x" + room.height())
              .above(
                  room.targets()
                      ? Block.of(
                          Block.target('a', "[one]") + "  " + Block.target('b', "[two]"),
                          Block.target('c', "[three]"))
                      : Block.of("[one]  [two]", "[three]"));

  private static Page ask() {
    return new Page.Ask(HAND, List.of("Anna rolls"), "Anna, your turn", "r roll · ? menu");
  }

  private String painted() {
    return screen
        .dump()
        .replaceAll("<[^>]*>", "")
        .lines()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n"));
  }

  private void type(String keys) throws IOException {
    terminal.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aPageFillsTheScreenWithItsKeysAtTheLowerEdge() {
    desk.show(ask());
    assertThat(painted())
        .startsWith("SECRET 5 5 5 40x4\n[one]  [two]\n[three]")
        .contains("Anna rolls\nAnna, your turn\nr roll · ? menu");
  }

  @Test
  void nothingIsLeftUnderACoverWhateverIsToldOrResized() {
    desk.show(ask());
    desk.show(new Page.Cover("Pass the device to Ben"));
    desk.tell("Carla is here.");
    desk.refresh();
    terminal.setSize(Size.of(50, 12));
    desk.refresh();
    assertThat(painted()).contains("Pass the device to Ben", "Carla is here.");
    assertThat(painted()).doesNotContain("SECRET", "your turn");
  }

  @Test
  void whatIsToldLeavesTheLogWhereThereIsRoom() {
    terminal.setSize(Size.of(40, 16));
    screen.setSize(Size.of(40, 16));
    desk.show(ask());
    desk.tell("Thinking …");
    assertThat(painted()).contains("Anna rolls\n\nThinking …\nAnna, your turn");
  }

  @Test
  void whatIsToldNeverBringsAnOlderPageBack() {
    desk.show(ask());
    desk.show(new Page.Watch(HAND, List.of("Ben rolls"), List.of("Ben rolls"), "q stop"));
    desk.tell("Carla is gone.");
    assertThat(painted()).contains("Carla is gone.").doesNotContain("your turn");
  }

  @Test
  void aResizeIsFollowedAndTooLittleRoomIsSaid() throws IOException {
    desk.show(ask());
    terminal.setSize(Size.of(60, 20));
    screen.setSize(Size.of(60, 20));
    terminal.raise(Terminal.Signal.WINCH);
    assertThat(desk.key()).isEqualTo(Special.RESIZED);
    desk.refresh();
    assertThat(painted()).contains("SECRET 5 5 5 60x14");
    terminal.setSize(Size.of(30, 4));
    screen.setSize(Size.of(30, 4));
    desk.refresh();
    assertThat(painted()).contains("too small: 30×4").doesNotContain("SECRET");
  }

  /** The work ends only when the page was redrawn: otherwise it would wait for ever. */
  @Test
  @Timeout(60)
  void aResizeIsFollowedWhileSomethingIsWorkedOut() throws IOException {
    CompletableFuture<String> drawn = new CompletableFuture<>();
    desk.show(
        new Page.Ask(
            room -> {
              if (room.width() == 60) {
                drawn.complete("drawn");
              }
              return Block.of("table");
            },
            List.of(),
            "",
            ""));
    assertThat(
            desk.during(
                () -> {
                  terminal.setSize(Size.of(60, 20));
                  terminal.raise(Terminal.Signal.WINCH);
                  return drawn.join();
                }))
        .isEqualTo("drawn");
  }

  @Test
  void whatFailsElsewhereFailsWhereItWasWaitedFor() {
    assertThatThrownBy(
            () ->
                desk.during(
                    () -> {
                      throw new IOException("no");
                    }))
        .isInstanceOf(IOException.class)
        .hasMessage("no");
    assertThatThrownBy(
            () ->
                desk.during(
                    () -> {
                      throw new IllegalArgumentException("never");
                    }))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatIsToldIsWholeInANarrowerWindowToo() {
    desk.show(ask());
    desk.tell("one two three four five six seven eight");
    terminal.setSize(Size.of(30, 10));
    screen.setSize(Size.of(30, 10));
    desk.refresh();
    assertThat(painted()).contains("one two three four five six\nseven eight");
  }

  @ParameterizedTest
  @CsvSource({
    "'\u001bOQ', HINT",
    "'\u001b[12~', HINT",
    "'\u001bOR', RULES",
    "'\u001bOS', LOG",
    "'\u001a', UNDO",
    "'\u0003', STOP",
    "'\u0004', STOP",
    "'\u001b', ESCAPE"
  })
  void keysWithoutACharacterAreOneKey(String typed, Special meant) throws IOException {
    desk.show(ask());
    type(typed);
    assertThat(desk.key()).isEqualTo(meant);
  }

  /** Delete is {@code ESC [ 3 ~}: no digit of it may hold a die. */
  @ParameterizedTest
  @CsvSource({
    "'\u001b[3~'",
    "'\u001b[2~'",
    "'\u001b[15~'",
    "'\u001b[1;5C'",
    "'\u001bOP'",
    "'\u001b[200~'"
  })
  void noPartOfASequenceIsAKeyOfItsOwn(String typed) throws IOException {
    desk.show(ask());
    type(typed + "r");
    assertThat(desk.key()).isEqualTo(new Key.Typed('r'));
  }

  @Test
  void arrowsAndEnterReachWhatCanBeClicked() throws IOException {
    desk.show(ask());
    type("\u001b[A\u001b[C\r");
    assertThat(desk.key()).isEqualTo(new Key.Typed('b'));
    type("\u001bOB\u001bOB\r");
    assertThat(desk.key()).as("down to the keys").isEqualTo(new Key.Typed('r'));
  }

  @Test
  void aClickPressesTheKeyOfItsTargetAndNothingElsewhere() throws IOException {
    desk.show(ask());
    type("\u001b[<0;30;1M\u001b[<0;30;1m\u001b[<0;9;2M");
    assertThat(desk.key()).isEqualTo(new Key.Typed('b'));
    type("\u001b[<0;9;2m\u001b[<0;2;10M");
    assertThat(desk.key()).as("the line of keys").isEqualTo(new Key.Typed('r'));
  }

  @Test
  void aCoverHasNothingToClick() throws IOException {
    desk.show(ask());
    desk.show(new Page.Cover("Pass"));
    type("\u001b[<0;2;2M\u001b[C\r");
    assertThat(desk.key()).isEqualTo(new Key.Typed('\n'));
  }

  @Test
  void aLongTextIsScrolled() throws IOException {
    List<String> lines = IntStream.range(1, 31).mapToObj(i -> "line " + i).toList();
    desk.show(new Page.Text("Rules", lines, "any key", false));
    assertThat(painted()).contains("Rules", "line 1\n", "line 7").doesNotContain("line 8");
    type("\u001b[6~\u001b[Bx");
    assertThat(desk.key()).isEqualTo(new Key.Typed('x'));
    assertThat(painted()).contains("line 9\n", "line 15").doesNotContain("line 8\n");
    desk.show(new Page.Text("Log", lines, "any key", true));
    assertThat(painted()).contains("line 30").doesNotContain("line 23\n");
  }

  @Test
  void theTerminalIsHandedBackAsItWas() throws IOException {
    desk.show(ask());
    desk.close();
    assertThat(painted()).doesNotContain("SECRET");
    assertThat(terminal.getCurrentMouseTracking()).isEqualTo(Terminal.MouseTracking.Off);
  }
}
