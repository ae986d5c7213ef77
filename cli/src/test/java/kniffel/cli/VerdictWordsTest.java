package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kniffel.table.Trust;
import kniffel.table.Verification;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every verdict on the dice, and every sentence about whom one has to trust, can be said. */
class VerdictWordsTest {

  @ParameterizedTest
  @EnumSource
  void everyVerdictAndEverySentenceHasItsWords(Language language) {
    Words words = Words.in(language);
    Stream.of(Verification.Verdict.class, Trust.class)
        .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
        .forEach(
            record -> {
              String key = Narrator.key(record);
              assertThat(words.template(key)).as(key).isPresent();
              assertThat(words.template(key).orElseThrow().arguments())
                  .as(key)
                  .containsExactlyInAnyOrderElementsOf(
                      Stream.of(record.getRecordComponents()).map(each -> each.getName()).toList());
            });
  }
}
