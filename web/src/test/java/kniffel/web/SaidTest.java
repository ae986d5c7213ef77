package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Everything that the client says is in the catalogues. */
class SaidTest {

  private static final Pattern KEY = Pattern.compile("'(web\\.[a-z0-9.-]*[a-z0-9])'");

  /** Keys that end in something known only later, such as <code>`web.theme.${each}`</code>. */
  private static final Pattern BEGINNING = Pattern.compile("`(web\\.[a-z0-9.-]+\\.)\\$\\{");

  @ParameterizedTest
  @EnumSource
  void everyKeyHasAMessage(Language language) throws IOException {
    Set<String> known = Words.in(language).keys();
    assertThat(found(KEY)).hasSizeGreaterThan(100).isSubsetOf(known);
    for (String beginning : found(BEGINNING)) {
      assertThat(known).as(beginning).anyMatch(key -> key.startsWith(beginning));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyMessageIsSaid(Language language) throws IOException {
    Set<String> keys = found(KEY);
    Set<String> beginnings = found(BEGINNING);
    assertThat(Words.in(language).keys())
        .filteredOn(key -> key.startsWith("web."))
        .allMatch(key -> keys.contains(key) || beginnings.stream().anyMatch(key::startsWith));
  }

  private static Set<String> found(Pattern pattern) throws IOException {
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/ts"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        pattern.matcher(Files.readString(file)).results().forEach(hit -> found.add(hit.group(1)));
      }
    }
    return found;
  }
}
