package kniffel.cli.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.TestDesk;
import kniffel.rules.Randomness;

/** Presses keys that the screen offers, and some that it does not, and measures all it sees. */
final class KeyPlayer extends TestDesk {

  private final int width;
  private final int height;
  private final Randomness luck;
  private String asked = "";
  private String keys = "";
  private boolean covered;
  private int pressed;
  int covers;
  final List<String> answers = new ArrayList<>();
  final List<String> news = new ArrayList<>();
  List<String> end = List.of();

  KeyPlayer(int width, int height, Randomness luck) {
    this.width = width;
    this.height = height;
    this.luck = luck;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public boolean colour() {
    return luck.below(2) == 0;
  }

  @Override
  public void show(Block table, List<String> log, String ask, String keyLine) {
    // Another person than last time: the screen was covered in between.
    assertThat(covered || asked.isEmpty() || ask.equals(asked)).as(asked + ", " + ask).isTrue();
    covered = false;
    asked = ask;
    keys = keyLine;
    measure(table);
    assertThat(Block.width(keyLine)).as(keyLine).isLessThanOrEqualTo(80);
  }

  @Override
  public void watch(Block table, List<String> log, List<String> happened) {
    measure(table);
    news.addAll(happened);
  }

  private void measure(Block table) {
    for (String line : table.lines()) {
      assertThat(Block.width(line)).as(line).isLessThanOrEqualTo(width);
    }
    // A hand of more than two lines may take the line that is kept for answers.
    assertThat(table.height()).as(String.join("\n", table.lines())).isLessThanOrEqualTo(height + 1);
  }

  @Override
  public void end(Block table, List<String> result) {
    measure(table);
    end = result;
  }

  @Override
  public void tell(String line) {
    answers.add(line);
  }

  @Override
  public void cover(String line) {
    covered = true;
    covers++;
  }

  @Override
  public OptionalInt press() {
    pressed++;
    assertThat(pressed).as("keys pressed without an end").isLessThan(50_000);
    if (covered) {
      return OptionalInt.of('\n');
    }
    if (luck.below(20) == 0) {
      return OptionalInt.of("abcdefghijklmnoprstuvwxyz 1-\n?".charAt(luck.below(30)));
    }
    // The last two are for help and stopping.
    List<String> offered = List.of(keys.split(" · "));
    List<String> useful = offered.subList(0, offered.size() - 2);
    String letters = useful.stream().filter(each -> each.contains("–")).findFirst().orElse("");
    boolean eager = !letters.isEmpty() && luck.below(4) > 0;
    return OptionalInt.of(first(eager ? letters : useful.get(luck.below(useful.size()))));
  }

  private char first(String offer) {
    String key = offer.substring(0, offer.indexOf(' '));
    if (key.length() == 3 && key.charAt(1) == '–') {
      char letter = (char) (key.charAt(0) + luck.below(key.charAt(2) - key.charAt(0) + 1));
      return letter == 'q' ? 'a' : letter;
    }
    return key.length() == 1 ? key.charAt(0) : ' ';
  }
}
