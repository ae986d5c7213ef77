package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that the client says is in the catalogues, and everything in them is used. */
class SaidTest {

  private static final Pattern KEY = Pattern.compile("'([a-z]+(?:\\.[a-z0-9-]+)+)'");

  /** Keys with parts that are known only later, such as <code>`web.theme.${each}`</code>. */
  private static final Pattern TEMPLATE =
      Pattern.compile(
          "`((?:[a-z0-9.-]|\\$\\{[^{}`]+})*\\$\\{[^{}`]+}(?:[a-z0-9.-]|\\$\\{[^{}`]+})*)`");

  /** Messages that are only said where there are some: their templates need not find any. */
  private static final Pattern PERHAPS = Pattern.compile("has\\(" + TEMPLATE.pattern());

  private static final Pattern GAP = Pattern.compile("\\$\\{(?:.*?\\.)?(\\w+)(\\.id)?}");

  private static final List<String> GAMES = Scripts.games();

  @ParameterizedTest
  @EnumSource
  void everyKeyHasAMessage(Language language) {
    Set<String> known = Words.in(language).keys();
    Set<String> first = known.stream().map(SaidTest::firstWord).collect(Collectors.toSet());
    List<String> missing = new ArrayList<>();
    keys()
        .forEach(
            (key, file) -> {
              if (first.contains(firstWord(key)) && !known.contains(key)) {
                missing.add("%s: no words for %s".formatted(file, key));
              }
            });
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyTemplateHasAMessage(Language language) {
    Set<String> known = Words.in(language).keys();
    Set<String> perhaps = found(PERHAPS).keySet();
    List<String> missing = new ArrayList<>();
    templates()
        .forEach(
            (template, file) -> {
              for (String each : perhaps.contains(template) ? List.<String>of() : games(template)) {
                if (known.stream().noneMatch(Pattern.compile(pattern(each)).asMatchPredicate())) {
                  missing.add("%s: no words for %s".formatted(file, each));
                }
              }
            });
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everyMessageIsSaid(Language language) {
    Set<String> keys = keys().keySet();
    List<Pattern> patterns =
        templates().keySet().stream()
            .flatMap(template -> games(template).stream())
            .map(template -> Pattern.compile(pattern(template)))
            .toList();
    assertThat(keys).hasSizeGreaterThan(100);
    assertThat(Words.in(language).keys())
        .filteredOn(key -> key.startsWith("web."))
        .filteredOn(key -> !keys.contains(key))
        .filteredOn(key -> patterns.stream().noneMatch(each -> each.matcher(key).matches()))
        .as("messages that nobody says")
        .isEmpty();
  }

  /** A fact under a wrong name would be missed silently. */
  @Test
  void everyFactAskedForIsToldByTheGame() {
    Set<String> known = Words.in(Language.EN).keys();
    Pattern asked = Pattern.compile("\\bfact(?:<.*?>)?\\(.*?, '([a-z-]+)'\\)");
    List<String> missing = new ArrayList<>();
    for (String game : GAMES) {
      found(asked, Scripts.GAMES.resolve(game))
          .forEach(
              (fact, file) -> {
                if (!known.contains(game + "." + fact)) {
                  missing.add("%s: %s has no fact %s".formatted(file, game, fact));
                }
              });
    }
    assertThat(missing).isEmpty();
  }

  /**
   * What a game has names for in its own catalogue, such as boxes, it also has the words of the
   * client for: <code>`classic.box.${box}`</code> and <code>`web.classic.short.${box}`</code>.
   */
  @ParameterizedTest
  @EnumSource
  void everyConstantHasItsWords(Language language) {
    Set<String> known = Words.in(language).keys();
    List<String> missing = new ArrayList<>();
    for (String game : GAMES) {
      Map<String, Path> said = found(TEMPLATE, Scripts.GAMES.resolve(game));
      for (String named : said.keySet()) {
        String gap = lastGap(named);
        if (named.matches(game + "\\.[a-z-]+\\.\\$.*") && !gap.isEmpty()) {
          Set<String> names = values(named, known);
          said.forEach(
              (other, file) -> {
                if (other.startsWith("web." + game + ".") && lastGap(other).equals(gap)) {
                  names.stream()
                      .map(name -> beginning(other) + name)
                      .filter(key -> !known.contains(key))
                      .forEach(key -> missing.add("%s: no words for %s".formatted(file, key)));
                }
              });
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  /** The name of the only gap, at the end of a template; empty if there is no such gap. */
  private static String lastGap(String template) {
    var gap = Pattern.compile("[a-z0-9.-]+" + GAP.pattern()).matcher(template);
    return gap.matches() ? gap.group(1) : "";
  }

  private static String beginning(String template) {
    return template.substring(0, template.indexOf('$'));
  }

  private static Set<String> values(String template, Set<String> known) {
    String beginning = beginning(template);
    return known.stream()
        .filter(key -> key.startsWith(beginning))
        .map(key -> key.substring(beginning.length()))
        .filter(value -> !value.contains("."))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** A template for each game, where a gap is the id of one. */
  private static List<String> games(String template) {
    var gap = GAP.matcher(template);
    while (gap.find()) {
      if (gap.group(1).equals("game")) {
        String start = template.substring(0, gap.start());
        String end = template.substring(gap.end());
        return GAMES.stream().map(game -> start + game + end).toList();
      }
    }
    return List.of(template);
  }

  /** Which keys a template may become. */
  private static String pattern(String template) {
    return template.replace(".", "\\.").replaceAll("\\$\\{[^{}]+}", "[a-z0-9-]+");
  }

  private static String firstWord(String key) {
    return key.substring(0, key.indexOf('.'));
  }

  private static Map<String, Path> keys() {
    return found(KEY);
  }

  /** The templates that are keys: they begin as keys do, or with a game. */
  private static Map<String, Path> templates() {
    Map<String, Path> all = found(TEMPLATE);
    all.keySet()
        .removeIf(each -> !each.matches("(?:web|bots|" + String.join("|", GAMES) + ")\\..*"));
    found(Pattern.compile("say\\(" + TEMPLATE.pattern())).forEach(all::put);
    return all;
  }

  private static Map<String, Path> found(Pattern pattern) {
    return found(pattern, Scripts.ALL);
  }

  private static Map<String, Path> found(Pattern pattern, Path folder) {
    Map<String, Path> found = new TreeMap<>();
    for (Path file : Scripts.files(folder)) {
      pattern
          .matcher(Scripts.read(file))
          .results()
          .forEach(hit -> found.put(hit.group(1), Scripts.ALL.relativize(file)));
    }
    return found;
  }
}
