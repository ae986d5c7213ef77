package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  /** How a strength plays. */
  public static String about(Strength strength, Words words) {
    return words.say("bots.plays." + Ids.of(strength));
  }

  /** What a strength usually comes to by the rules of a preset; nothing if nobody measured it. */
  public static String usual(String game, String preset, Strength strength, Words words) {
    Usual usual = Minds.find(game).map(bots -> bots.usual(preset)).orElse(Usual.UNKNOWN);
    List<String> sentences = new ArrayList<>();
    usual
        .points(strength)
        .ifPresent(
            points -> sentences.add(words.say("bots.usual.points", Map.of("points", points))));
    usual
        .wins(strength)
        .ifPresent(
            wins ->
                sentences.add(
                    strength == Strength.EASY
                        ? words.say("bots.usual.wins.easy", Map.of("wins", wins))
                        : words.say(
                            "bots.usual.wins",
                            Map.of("wins", wins, "below", name(below(strength), words)))));
    return String.join(" ", sentences);
  }

  private static Strength below(Strength strength) {
    return Strength.values()[strength.ordinal() - 1];
  }
}
