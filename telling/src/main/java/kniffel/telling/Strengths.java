package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import kniffel.bots.Strength;
import kniffel.bots.Usual;
import kniffel.rules.Ids;
import kniffel.words.Words;

/** The strengths of bots in words, for people who choose one. */
public final class Strengths {

  private Strengths() {}

  public static String name(Strength strength, Words words) {
    return words.say("bots.strength." + Ids.of(strength));
  }

  /** How a strength plays, and what it usually comes to in a game. */
  public static String about(String game, Strength strength, Words words) {
    Usual usual = Minds.find(game).map(GameBots::usual).orElse(Usual.UNKNOWN);
    List<String> sentences = new ArrayList<>();
    sentences.add(words.say("bots.plays." + Ids.of(strength)));
    usual
        .points(strength)
        .ifPresent(
            points -> sentences.add(words.say("bots.usual.points", Map.of("points", points))));
    usual
        .wins(strength)
        .ifPresent(
            wins -> {
              Strength below = Strength.values()[strength.ordinal() - 1];
              sentences.add(
                  words.say("bots.usual.wins", Map.of("wins", wins, "below", name(below, words))));
            });
    return String.join(" ", sentences);
  }
}
