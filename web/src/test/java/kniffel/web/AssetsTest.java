package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that are sent to browsers. */
class AssetsTest {

  private final Assets assets = Assets.packed();

  @Test
  void thePageNamesFilesThatAreThere() {
    String page = text(assets.index());
    assertThat(
            Pattern.compile("(?:src|href)=\"/([^\"]+)\"")
                .matcher(page)
                .results()
                .map(MatchResult::group))
        .hasSizeGreaterThan(3);
    Pattern.compile("(?:src|href)=\"/([^\"]+)\"")
        .matcher(page)
        .results()
        .forEach(link -> assertThat(assets.find(link.group(1))).as(link.group(1)).isPresent());
  }

  @Test
  void thePageHoldsNothingThatAStrictPolicyForbids() {
    assertThat(text(assets.index()))
        .doesNotContain("style=", "<style", "onclick")
        .doesNotContainPattern("<script(?! type=\"module\" src)");
    for (Asset asset : assets.all()) {
      if (asset.type().startsWith("text/")) {
        assertThat(text(asset))
            .as(asset.path())
            .doesNotContainPattern("<[a-z]+ [^>`]*style=\"?[^\\\\]");
      }
    }
  }

  @Test
  void routesGetThePageAndNothingElseDoes() {
    for (String route :
        new String[] {
          "/",
          "/t/abc",
          "/join",
          "/rules/classic",
          "/settings",
          "/daily",
          "/evening/abc",
          "/review/abc"
        }) {
      assertThat(assets.find(route)).as(route).containsSame(assets.index());
    }
    assertThat(assets.find("/api/tables")).isEmpty();
    assertThat(assets.find("/assets/missing.js")).isEmpty();
    assertThat(assets.find("/files.txt")).isEmpty();
    assertThat(assets.find("/../pom.xml")).isEmpty();
  }

  @Test
  void hashedNamesAreKeptForEver() {
    assertThat(assets.all()).anyMatch(Asset::immutable);
    for (Asset asset : assets.all()) {
      assertThat(asset.immutable())
          .as(asset.path())
          .isEqualTo(asset.path().matches("assets/.*-[A-Z0-9]{8}\\.(js|css)"));
      assertThat(asset.type()).as(asset.path()).doesNotContain("octet");
    }
  }

  /** The rules of one game in one language, fetched only by those who open them. */
  @Test
  void theRulesAreSmall() {
    assertThat(assets.all())
        .filteredOn(AssetsTest::isRules)
        .isNotEmpty()
        .allMatch(asset -> asset.gzipped().length < 4 * 1024);
  }

  private static boolean isRules(Asset asset) {
    return asset.path().startsWith("rules/");
  }

  @Test
  void aTagChangesWithTheContent() {
    Asset one = Asset.of("words.json", new byte[] {1});
    assertThat(one.tag()).matches("\"[0-9a-f]{16}\"");
    assertThat(Asset.of("more.json", new byte[] {1}).tag()).isEqualTo(one.tag());
    assertThat(Asset.of("words.json", new byte[] {2}).tag()).isNotEqualTo(one.tag());
  }

  @Test
  void compressedIsTheSame() throws IOException {
    Asset page = assets.index();
    byte[] again = new GZIPInputStream(new ByteArrayInputStream(page.gzipped())).readAllBytes();
    assertThat(again).isEqualTo(page.bytes());
  }

  @Test
  void aFolderIsReadAsItIs(@TempDir Path folder) throws IOException {
    assertThatThrownBy(() -> Assets.in(folder)).hasMessageContaining("index.html");
    Files.writeString(folder.resolve("index.html"), "<p>Hello");
    Files.createDirectory(folder.resolve("assets"));
    Files.writeString(folder.resolve("assets").resolve("a-AAAAAAAA.js"), "1");
    Assets read = Assets.in(folder);
    assertThat(read.find("/t/x"))
        .hasValueSatisfying(page -> assertThat(text(page)).isEqualTo("<p>Hello"));
    assertThat(read.find("/assets/a-AAAAAAAA.js"))
        .hasValueSatisfying(file -> assertThat(file.immutable()).isTrue());
  }

  private static String text(Asset asset) {
    return new String(asset.bytes(), StandardCharsets.UTF_8);
  }
}
