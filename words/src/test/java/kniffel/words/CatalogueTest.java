package kniffel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Minds;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Option;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperRefusal;
import kniffel.rules.Refusal;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Symbol;
import kniffel.rules.dice.DiceRefusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that can be said can be said in every language, and nothing else is there. */
class CatalogueTest {

  private final Words english = Words.in(Language.EN);

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasTheSameMessages(Language language) {
    Words words = Words.in(language);
    assertThat(words.keys()).containsExactlyInAnyOrderElementsOf(english.keys());
    for (String key : words.keys()) {
      Template template = words.template(key).orElseThrow();
      assertThat(template.text()).as(key).isNotBlank();
      assertThat(template.leftOver()).as("%s: %s", key, template.text()).isEmpty();
      assertThat(template.arguments())
          .as("%s: %s", key, template.text())
          .containsExactlyInAnyOrderElementsOf(english.template(key).orElseThrow().arguments());
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyFactAndRefusalHasAMessageThatUsesItsParts(Language language) {
    Words words = Words.in(language);
    List<Class<?>> shared = new ArrayList<>(List.of(Refusal.class.getDeclaredClasses()));
    shared.addAll(List.of(DiceRefusal.class.getPermittedSubclasses()));
    shared.addAll(List.of(PaperRefusal.class.getPermittedSubclasses()));
    assertThat(shared).allSatisfy(record -> checkMessage(record, words, false));
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Game.Types<?, ?, ?> types = types(rulebook);
      boolean alone = rulebook.maxPlayers() == 1;
      assertThat(types.fact().getPermittedSubclasses())
          .isNotEmpty()
          .allSatisfy(fact -> checkMessage(fact, words, alone));
      assertThat(types.refusal().getPermittedSubclasses())
          .isNotEmpty()
          .allSatisfy(refusal -> checkMessage(refusal, words, alone));
      assertThat(ofPaper(rulebook))
          .filteredOn(Class::isSealed)
          .hasSameSizeAs(paper(rulebook).stream().toList())
          .flatExtracting(refusals -> List.of(refusals.getPermittedSubclasses()))
          .allSatisfy(refusal -> checkMessage(refusal, words, alone));
    }
  }

  /** What the lines on the paper of a game are called, and why it can be refused. */
  private static <P extends Record> List<Class<?>> ofPaper(Rulebook<P> rulebook) {
    return paper(rulebook).stream()
        .<Class<?>>flatMap(form -> Stream.of(form.getClass().getDeclaredClasses()))
        .toList();
  }

  /** The paper of a game, if its result can be read from one. */
  private static <P extends Record> Optional<PaperForm> paper(Rulebook<P> rulebook) {
    return rulebook.paper(rulebook.standard());
  }

  @ParameterizedTest
  @EnumSource
  void everyGameOfTheDayHasAName(Language language) {
    assertThat(Words.in(language).keys())
        .containsAll(
            Rulebooks.ALL.stream()
                .filter(Rulebook::countsThrows)
                .map(rulebook -> "daily." + rulebook.id())
                .toList());
  }

  /** Adding a game means adding catalogues, and no line to existing ones. */
  @ParameterizedTest
  @EnumSource
  void onlyItsOwnCataloguesSpeakOfAGame(Language language) throws IOException {
    String games =
        Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.joining("|", "(", ")"));
    String end = "." + language.code() + ".properties";
    try (Stream<Path> files = Files.list(Path.of("../words/src/main/resources/kniffel/words"))) {
      List<String> shared =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(end))
              .map(name -> name.replace(end, ""))
              .filter(name -> !name.matches("(.*-)?" + games))
              .toList();
      assertThat(shared).contains("common", "paper");
      assertThat(shared)
          .flatExtracting(name -> Words.in(language).keys(name))
          .filteredOn(key -> key.matches("(.*\\.)?" + games + "(\\..*)?"))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyLineOnPaperHasAName(Language language) {
    Words words = Words.in(language);
    Narrator narrator = new Narrator(words, List.of());
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Optional<PaperForm> paper = paper(rulebook);
      if (paper.isEmpty()) {
        continue;
      }
      assertThat(words.keys()).contains("paper." + rulebook.id() + ".typing");
      assertThat(paper.get().lines())
          .isNotEmpty()
          .allSatisfy(line -> assertThat(narrator.say(line.name())).isNotBlank());
      assertThat(ofPaper(rulebook))
          .filteredOn(Class::isRecord)
          .allSatisfy(name -> checkMessage(name, words, false));
    }
  }

  private static void checkMessage(Class<?> record, Words words, boolean alone) {
    String key = Narrator.key(record);
    assertThat(words.template(key)).as(key).isPresent();
    List<String> arguments = words.template(key).orElseThrow().arguments();
    List<String> parts =
        Stream.of(record.getRecordComponents()).map(RecordComponent::getName).toList();
    assertThat(arguments).as(key).isSubsetOf(parts);
    assertThat(parts)
        .filteredOn(part -> !arguments.contains(part))
        .allSatisfy(
            part -> assertThat(needsNoWord(record, part, alone)).as(key + " " + part).isTrue());
    for (RecordComponent part : record.getRecordComponents()) {
      if (arguments.contains(part.getName())) {
        assertThat(canBeSaid(part.getGenericType(), words))
            .as("%s is told with %s", key, part)
            .isTrue();
      }
    }
  }

  /** A lone player needs no name, and a roll is counted when it has fallen. */
  private static boolean needsNoWord(Class<?> record, String part, boolean alone) {
    return (alone && part.equals("seat"))
        || (Fact.Intent.class.isAssignableFrom(record) && part.equals("roll"));
  }

  /** Whether there are words for a value of this type; see {@link Narrator#say}. */
  private static boolean canBeSaid(Type type, Words words) {
    return switch (type) {
      case ParameterizedType list ->
          list.getRawType() == List.class && canBeSaid(list.getActualTypeArguments()[0], words);
      case Class<?> each ->
          each.isEnum()
              || Symbol.class.isAssignableFrom(each)
              || List.of(int.class, Integer.class, String.class).contains(each)
              || (each.isRecord() && words.keys().contains(Narrator.key(each)))
              || (each.isSealed()
                  && Stream.of(each.getPermittedSubclasses())
                      .allMatch(kind -> canBeSaid(kind, words)));
      default -> false;
    };
  }

  @ParameterizedTest
  @EnumSource
  void everyConstantInAFactViewOrOptionHasAName(Language language) {
    Words words = Words.in(language);
    Set<Type> seen = new LinkedHashSet<>();
    Rulebooks.ALL.forEach(rulebook -> seen.addAll(reached(rulebook)));
    int constants = 0;
    for (Type type : seen) {
      if (type instanceof Class<?> each && each.isEnum()) {
        for (Object constant : each.getEnumConstants()) {
          constants++;
          assertThat(words.keys()).contains(Narrator.key((Enum<?>) constant));
        }
      }
    }
    assertThat(constants).isGreaterThan(30);
  }

  private static void collect(Type type, Set<Type> seen) {
    if (!seen.add(type)) {
      return;
    }
    if (type instanceof ParameterizedType generic) {
      Stream.of(generic.getActualTypeArguments()).forEach(part -> collect(part, seen));
    }
    if (type instanceof Class<?> each && each.isSealed()) {
      Stream.of(each.getPermittedSubclasses()).forEach(part -> collect(part, seen));
    }
    if (type instanceof Class<?> each && each.isRecord()) {
      Stream.of(each.getRecordComponents()).forEach(part -> collect(part.getGenericType(), seen));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyGamePresetAndOptionHasAName(Language language) {
    Words words = Words.in(language);
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      String id = rulebook.id();
      assertThat(words.keys()).contains(id + ".name", id + ".tagline", id + ".score");
      assertThat(words.keys())
          .containsAll(rulebook.presets().keySet().stream().map(n -> id + ".preset." + n).toList())
          .containsAll(
              Option.of(rulebook.standard()).stream()
                  .map(option -> id + ".option." + option.name())
                  .toList());
    }
  }

  static List<Rulebook<?>> games() {
    return Rulebooks.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingInTheCatalogueOfAGameIsLeftOver(Rulebook<?> rulebook) {
    String id = rulebook.id();
    Set<String> said = new LinkedHashSet<>(Set.of(id + ".name", id + ".tagline", id + ".score"));
    rulebook.presets().keySet().forEach(preset -> said.add(id + ".preset." + preset));
    Option.of(rulebook.standard()).forEach(option -> said.add(id + ".option." + option.name()));
    Set<Type> types = reached(rulebook);
    Minds.find(id).ifPresent(entry -> collect(entry.reasons(), types));
    for (Type type : types) {
      if (type instanceof Class<?> each && each.isEnum()) {
        Stream.of(each.getEnumConstants()).forEach(c -> said.add(Narrator.key((Enum<?>) c)));
      } else if (type instanceof Class<?> each && each.isRecord()) {
        said.add(Narrator.key(each));
      }
    }
    assertThat(english.keys())
        .filteredOn(key -> key.startsWith(id + "."))
        .isNotEmpty()
        .allSatisfy(key -> assertThat(said).contains(key));
  }

  /** All types of which a value can be told or shown. */
  private static Set<Type> reached(Rulebook<?> rulebook) {
    Game.Types<?, ?, ?> types = types(rulebook);
    Set<Type> seen = new LinkedHashSet<>();
    Stream.of(types.fact(), types.refusal(), types.view(), types.move(), rulebook.optionsType())
        .forEach(type -> collect(type, seen));
    ofPaper(rulebook).forEach(type -> collect(type, seen));
    return seen;
  }

  private static <P extends Record> Game.Types<?, ?, ?> types(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard()).types();
  }

  @Test
  void gapsAreFilledAndWordsFollowNumbers() {
    Template template = new Template("{seat} writes {points} {points|point|points} in {box}");
    assertThat(template.fill(name -> name.equals("points") ? "1" : "<" + name + ">"))
        .isEqualTo("<seat> writes 1 point in <box>");
    assertThat(template.fill(name -> name.equals("points") ? "12" : "$1 \\"))
        .isEqualTo("$1 \\ writes 12 points in $1 \\");
    assertThat(new Template("{broken").leftOver()).isNotEmpty();
  }

  @Test
  void theUsersLanguageIsUnderstood() {
    assertThat(Language.of("de_AT.UTF-8")).contains(Language.DE);
    assertThat(Language.of("nl")).contains(Language.NL);
    assertThat(Language.of("EN-us")).contains(Language.EN);
    assertThat(Language.of("fr")).isEmpty();
    assertThat(Language.of("")).isEmpty();
  }
}
