package kniffel.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ask;
import kniffel.rules.dice.Dice;
import kniffel.words.Words;

/** What somebody types of dice that have fallen on the table: corrected until it is confirmed. */
final class FacesEntry {

  /** What a key led to. */
  enum KeyEffect {
    CHANGED,
    CONFIRMED,
    /** It was confirmed before it was complete. */
    NOT_WHOLE,
    UNKNOWN
  }

  private final Ask ask;
  private final boolean padPossible;
  private final List<Integer> typed = new ArrayList<>();
  private boolean pad;

  /**
   * An entry.
   *
   * @param padPossible whether these dice may be the last ones of their turn
   */
  FacesEntry(Ask ask, boolean padPossible) {
    this.ask = ask;
    this.padPossible = padPossible;
  }

  KeyEffect press(char key) {
    if (key == '\n' || key == ' ') {
      return typed.size() == wanted() ? KeyEffect.CONFIRMED : KeyEffect.NOT_WHOLE;
    }
    if (key == '\b' || key == '-') {
      if (!typed.isEmpty()) {
        typed.removeLast();
      }
      return KeyEffect.CHANGED;
    }
    if (key == 'l' && padPossible) {
      pad = !pad;
      return KeyEffect.CHANGED;
    }
    int number = key - '0';
    if (number < 1 || number > highest()) {
      return KeyEffect.UNKNOWN;
    }
    if (typed.size() < wanted()) {
      typed.add(number);
    }
    return KeyEffect.CHANGED;
  }

  private int wanted() {
    return switch (ask) {
      case Ask.Faces(int count, boolean _) -> count;
      case Ask.Starter _ -> 1;
    };
  }

  private int highest() {
    return switch (ask) {
      case Ask.Faces _ -> Dice.FACES;
      case Ask.Starter(int players) -> players;
    };
  }

  /** What was typed, as a table expects it: seats are counted from 0 there. */
  List<Integer> said() {
    return ask instanceof Ask.Starter
        ? typed.stream().map(seat -> seat - 1).toList()
        : List.copyOf(typed);
  }

  /** Whether these were said to be the last dice of their turn. */
  boolean isPad() {
    return pad;
  }

  /**
   * The question, and what was typed so far.
   *
   * @param game the id of the game, which has words for a die with a colour of its own
   */
  String question(String game, String name, Words words) {
    String so =
        Stream.concat(
                typed.stream().map(String::valueOf),
                Collections.nCopies(wanted() - typed.size(), "_").stream())
            .collect(Collectors.joining(" "));
    return switch (ask) {
      case Ask.Faces(int count, boolean firstApart) ->
          words.say(
              pad ? "cli.own.last" : firstApart ? "cli." + game + ".own-faces" : "cli.own.faces",
              Map.of("name", name, "count", count, "typed", so));
      case Ask.Starter _ -> words.say("cli.own.starter", Map.of("typed", so));
    };
  }

  /** Which keys there are. */
  String keys(Words words) {
    return words.say(padPossible ? "cli.own.keys-last" : "cli.own.keys");
  }
}
