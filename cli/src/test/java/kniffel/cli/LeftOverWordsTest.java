package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kniffel.bots.Minds;
import kniffel.rules.Game;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Nothing is in the catalogue of a game that is about no fact, refusal, reason, constant or option.
 */
class LeftOverWordsTest {

  static List<Rulebook<?>> games() {
    return Rulebooks.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMessageIsAboutSomething(Rulebook<?> rulebook) {
    String id = rulebook.id();
    Set<String> said = new LinkedHashSet<>(Set.of(id + ".name", id + ".tagline", id + ".score"));
    rulebook.presets().keySet().forEach(preset -> said.add(id + ".preset." + preset));
    Option.of(rulebook.standard()).forEach(option -> said.add(id + ".option." + option.name()));
    for (Type type : types(rulebook)) {
      if (type instanceof Class<?> each && each.isEnum()) {
        Stream.of(each.getEnumConstants()).forEach(c -> said.add(Narrator.key((Enum<?>) c)));
      } else if (type instanceof Class<?> each && each.isRecord()) {
        said.add(Narrator.key(each));
      }
    }
    assertThat(Words.in(Language.EN).keys())
        .filteredOn(key -> key.startsWith(id + "."))
        .isNotEmpty()
        .allSatisfy(key -> assertThat(said).contains(key));
  }

  private static <P extends Record> Set<Type> types(Rulebook<P> rulebook) {
    Game.Types<?, ?, ?> types = rulebook.game(rulebook.standard()).types();
    Set<Type> seen = new LinkedHashSet<>();
    Stream.of(types.fact(), types.refusal(), types.view(), types.move(), rulebook.optionsType())
        .forEach(type -> collect(type, seen));
    Minds.find(rulebook.id()).ifPresent(entry -> collect(entry.reasons(), seen));
    return seen;
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
      for (RecordComponent part : each.getRecordComponents()) {
        collect(part.getGenericType(), seen);
      }
    }
  }
}
