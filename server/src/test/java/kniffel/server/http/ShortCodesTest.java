package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes that people say to each other. */
class ShortCodesTest {

  private static byte[] bytes(Random random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  @Test
  void allCharactersAreDrawnAndEachCodeMeansItself() {
    Random random = new Random(1);
    ShortCodes codes = new ShortCodes(count -> bytes(random, count), any -> false);
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < 200; i++) {
      String code = codes.draw();
      code.chars().forEach(seen::add);
      assertThat(ShortCodes.normal(code)).contains(code);
    }
    assertThat(seen).hasSize(25);
  }

  @Test
  void aCodeThatATableHasIsNotDrawnAgain() {
    List<String> tried = new ArrayList<>();
    ShortCodes codes =
        new ShortCodes(
            count -> new byte[] {(byte) (tried.isEmpty() ? 0 : 1)},
            code -> {
              tried.add(code);
              return tried.size() == 1;
            });
    assertThat(codes.draw()).isEqualTo("333333");
    assertThat(tried).containsExactly("222222", "333333");
  }

  @Test
  void bytesThatWouldFavourSomeCharactersAreLeftOut() {
    List<Integer> drawn = new ArrayList<>(List.of(255, 250, 249, 0, 1, 2, 3, 4));
    ShortCodes codes =
        new ShortCodes(count -> new byte[] {drawn.removeFirst().byteValue()}, any -> false);
    assertThat(codes.draw()).isEqualTo("Y23456");
  }

  @ParameterizedTest
  @CsvSource({
    "K7M4TX, K7M4TX",
    "k7m-4tx, K7M4TX",
    "' k7m 4tx ', K7M4TX",
    "K7M\u20134TX, K7M4TX",
    "BSUZ22, 85V222",
    "K7M\u00a04TX, K7M4TX",
    "\u200bK7M4TX\ufeff, K7M4TX",
    "\uff2b\uff17M4TX, K7M4TX",
  })
  void theSameCodeIsWrittenInManyWays(String written, String meant) {
    assertThat(ShortCodes.normal(written)).contains(meant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "K7M4T", "K7M4TXX", "K7M4TO", "K7M40X", "K7M41X", "K7M4LX", "AAAAAA", "ÄÖÜßẞß"
      })
  void otherTextIsNoCode(String written) {
    assertThat(ShortCodes.normal(written)).isEmpty();
  }
}
