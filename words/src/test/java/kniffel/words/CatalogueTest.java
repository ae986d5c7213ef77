package kniffel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Option;
import kniffel.rules.Refusal;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Symbol;
import kniffel.rules.dice.DiceRefusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that can be said can be said in every language. */
class CatalogueTest {

  /** Parts that need no word: a roll is counted when it has fallen, and alone one needs no name. */
  private static final List<String> UNSAID =
      List.of(
          "classic.holds roll",
          "classic.rolls-all roll",
          "forone.bonus-capped seat",
          "forone.earned-bonus seat",
          "forone.filled seat",
          "forone.out-of-dice seat");

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
    Set<Class<?>> records = new LinkedHashSet<>(List.of(Refusal.class.getDeclaredClasses()));
    records.addAll(List.of(DiceRefusal.class.getPermittedSubclasses()));
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Game.Types<?, ?, ?> types = types(rulebook);
      records.addAll(List.of(types.fact().getPermittedSubclasses()));
      records.addAll(List.of(types.refusal().getPermittedSubclasses()));
    }
    assertThat(records).hasSizeGreaterThan(50);
    Set<String> unsaid = new TreeSet<>();
    for (Class<?> record : records) {
      String key = Narrator.key(record);
      assertThat(words.template(key)).as(key).isPresent();
      List<String> arguments = words.template(key).orElseThrow().arguments();
      List<String> parts =
          Stream.of(record.getRecordComponents()).map(RecordComponent::getName).toList();
      assertThat(arguments).as(key).isSubsetOf(parts);
      parts.stream()
          .filter(part -> !arguments.contains(part))
          .forEach(part -> unsaid.add(key + " " + part));
      for (RecordComponent part : record.getRecordComponents()) {
        if (arguments.contains(part.getName())) {
          assertThat(canBeSaid(part.getGenericType(), words))
              .as("%s is told with %s", key, part)
              .isTrue();
        }
      }
    }
    assertThat(unsaid).containsExactlyInAnyOrderElementsOf(UNSAID);
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
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Game.Types<?, ?, ?> types = types(rulebook);
      Stream.of(types.fact(), types.refusal(), types.view(), types.move(), rulebook.optionsType())
          .forEach(type -> collect(type, seen));
    }
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
