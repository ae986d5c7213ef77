package kniffel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every message with a number is rendered with 0, 1 and 2, and its nouns follow the number. */
class PluralTest {

  /** What is counted, one and several; a German dative is listed with its nominative. */
  private static final Map<Language, String> NOUNS =
      Map.of(
          Language.EN,
          "point/points card/cards die/dice stone/stones star/stars coin/coins round/rounds"
              + " game/games event/events decision/decisions player/players second/seconds"
              + " minute/minutes day/days turn/turns box/boxes seat/seats byte/bytes table/tables"
              + " time/times outcome/outcomes column/columns field/fields",
          Language.DE,
          "Punkt/Punkte Punkt/Punkten Karte/Karten Stein/Steine Stein/Steinen Stern/Sterne"
              + " Stern/Sternen Münze/Münzen Runde/Runden Spiel/Spiele Spiel/Spielen"
              + " Ereignis/Ereignisse Ereignis/Ereignissen Entscheidung/Entscheidungen"
              + " Sekunde/Sekunden Minute/Minuten Tag/Tage Tag/Tagen Zug/Züge Zug/Zügen"
              + " Minuspunkt/Minuspunkte Minuspunkt/Minuspunkten Zusatzpunkt/Zusatzpunkte"
              + " Reihe/Reihen Platz/Plätze Platz/Plätzen Byte/Bytes Tisch/Tische Spalte/Spalten",
          Language.NL,
          "punt/punten kaart/kaarten dobbelsteen/dobbelstenen steen/stenen ster/sterren munt/munten"
              + " ronde/rondes spel/spellen gebeurtenis/gebeurtenissen beslissing/beslissingen"
              + " speler/spelers seconde/seconden minuut/minuten dag/dagen beurt/beurten"
              + " minpunt/minpunten vakje/vakjes rij/rijen plaats/plaatsen byte/bytes tafel/tafels"
              + " uitkomst/uitkomsten kolom/kolommen");

  /** Messages in which the word before the noun is a key, a command or a name. */
  private static final List<String> NOT_COUNTED =
      List.of(
          "cli.which-game",
          "help.rules",
          "commands.list.options",
          "cli.karten.keys",
          "cli.karten.keys-chosen");

  @ParameterizedTest
  @EnumSource
  void nounsFollowTheirNumber(Language language) {
    Words words = Words.in(language);
    List<String> one = new ArrayList<>();
    List<String> several = new ArrayList<>();
    for (String pair : NOUNS.getOrDefault(language, "").split(" ", -1)) {
      one.add(pair.split("/", -1)[0]);
      several.add(pair.split("/", -1)[1]);
    }
    List<String> wrong = new ArrayList<>();
    int counted = 0;
    for (String key : words.keys()) {
      Template template = words.template(key).orElseThrow();
      if (template.arguments().isEmpty() || NOT_COUNTED.contains(key)) {
        continue;
      }
      for (String number : List.of("0", "1", "2")) {
        String text = template.fill(gap -> number);
        counted += found(text, number, number.equals("1") ? one : several).size();
        // A word between, as in "2 more turns", is allowed for.
        found(text, number, number.equals("1") ? several : one)
            .forEach(match -> wrong.add(key + ": " + match));
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(counted).as("messages in which something is counted").isGreaterThan(100);
  }

  private static List<String> found(String text, String number, List<String> nouns) {
    Matcher matcher =
        Pattern.compile(
                "(?<![\\w–.,-])"
                    + number
                    + " (?:minus |more |open )?("
                    + joined(nouns)
                    + ")(?!\\w)",
                Pattern.UNICODE_CHARACTER_CLASS)
            .matcher(text);
    return Stream.iterate(matcher, Matcher::find, same -> same).map(Matcher::group).toList();
  }

  private static String joined(List<String> nouns) {
    return nouns.stream().distinct().map(Pattern::quote).collect(Collectors.joining("|"));
  }
}
