package kniffel.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;
import kniffel.rules.forone.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that a level of For One can be made of has a sentence that uses all its parts. */
class ElementWordsTest {

  @ParameterizedTest
  @EnumSource
  void everyElementHasASentence(Language language) {
    Words words = Words.in(language);
    assertThat(
            Stream.of(Element.class.getPermittedSubclasses())
                .<Class<?>>flatMap(group -> Stream.of(group.getPermittedSubclasses())))
        .hasSizeGreaterThan(20)
        .allSatisfy(
            element -> {
              String key = Narrator.key(element);
              assertThat(words.template(key)).as(key).isPresent();
              assertThat(words.template(key).orElseThrow().text()).endsWith(".");
              assertThat(words.template(key).orElseThrow().arguments().stream().distinct())
                  .containsExactlyInAnyOrderElementsOf(
                      Stream.of(element.getRecordComponents())
                          .map(RecordComponent::getName)
                          .toList());
            });
  }
}
