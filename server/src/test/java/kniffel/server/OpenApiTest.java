package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kniffel.client.Connection;
import kniffel.wire.Answers;
import kniffel.wire.Evenings;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * docs/openapi.json describes the requests.
 *
 * <p>It follows from the types. After a change run this test with {@code -Dgolden.write=true} to
 * rewrite it, and look at the difference.
 */
class OpenApiTest {

  private static final Path FILE = Path.of("..", "docs", "openapi.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static ObjectNode document() {
    ObjectNode document = JSON.createObjectNode().put("openapi", "3.1.0");
    document
        .putObject("info")
        .put("title", "Kniffel")
        .put("version", "1")
        .put(
            "description",
            "What it means stands in docs/API.md; the socket in socket.schema.json.");
    ObjectNode paths = document.putObject("paths");
    ObjectNode schemas = JSON.createObjectNode();
    for (ApiRequest request : ApiRequest.ALL) {
      String path = request.path().replaceAll("/([A-Z]+)", "/{$1}");
      ObjectNode operation = paths.withObject("/" + escaped(path)).putObject(request.method());
      parameters(request, operation);
      request.body().ifPresent(body -> content(operation.putObject("requestBody"), body, schemas));
      ObjectNode responses = operation.putObject("responses");
      ObjectNode good = responses.putObject(String.valueOf(request.status()));
      good.put("description", "done");
      request.answer().ifPresent(answer -> content(good, answer, schemas));
      ObjectNode bad = responses.putObject("default").put("description", "not done, and why");
      content(bad, Answers.Failure.class, schemas);
    }
    Schemas.define(schemas);
    ObjectNode components = document.putObject("components");
    components.set("schemas", schemas);
    ObjectNode security = components.putObject("securitySchemes");
    security.putObject("bearer").put("type", "http").put("scheme", "bearer");
    ObjectNode cookie = security.putObject("cookie").put("type", "apiKey");
    cookie.put("in", "cookie").put("name", "kniffel");
    return document;
  }

  private static String escaped(String path) {
    return path.replace("~", "~0").replace("/", "~1");
  }

  private static void parameters(ApiRequest request, ObjectNode operation) {
    Matcher names = Pattern.compile("/([A-Z]+)").matcher(request.path());
    while (names.find()) {
      ObjectNode parameter = operation.withArray("parameters").addObject();
      parameter.put("name", names.group(1)).put("in", "path").put("required", true);
      parameter.putObject("schema").put("type", names.group(1).equals("N") ? "integer" : "string");
    }
    if (request.status() == 201) {
      ObjectNode key = operation.withArray("parameters").addObject();
      key.put("name", "Idempotency-Key").put("in", "header");
      key.putObject("schema").put("type", "string").put("pattern", "^[!-~]{16,100}$");
    }
    if (request.path().endsWith("/N")) {
      ObjectNode seat = operation.withArray("parameters").addObject();
      seat.put("name", "seat").put("in", "query").putObject("schema").put("type", "integer");
    }
  }

  private static void content(ObjectNode holder, Class<?> type, ObjectNode schemas) {
    schemas.set(type.getSimpleName(), Schemas.filled(Schemas.of(type), "#/components/schemas/"));
    holder
        .putObject("content")
        .putObject("application/json")
        .putObject("schema")
        .put("$ref", "#/components/schemas/" + type.getSimpleName());
  }

  /** Before anything here reads it. */
  @BeforeAll
  static void write() throws IOException {
    Schemas.writeIfAsked(FILE, document());
  }

  @Test
  void theDocumentIsUpToDate() throws IOException {
    Schemas.assertUpToDate(FILE, document());
  }

  @Test
  void theDescriptionInWordsListsTheSameRequests() throws IOException {
    Matcher rows =
        Pattern.compile("(?m)^\\| `([A-Z]+) (/api/[^` ?]*)")
            .matcher(Files.readString(Path.of("..", "docs", "API.md")));
    TreeSet<String> told = new TreeSet<>();
    while (rows.find()) {
      told.add(rows.group(1).toLowerCase(Locale.ROOT) + " " + rows.group(2));
    }
    assertThat(told)
        .containsExactlyInAnyOrderElementsOf(
            ApiRequest.ALL.stream()
                .map(request -> request.method() + " " + request.path())
                .toList());
  }

  @Test
  void whatIsAnsweredFits(@TempDir Path folder) throws Exception {
    try (Sandbox sandbox = Sandbox.in(folder)) {
      Connection anna = sandbox.guest("Anna");
      TableInfo table = anna.api().create(wish("forone", me()));
      var game = anna.open(table, Optional.empty());
      Sandbox.toTheEnd(game, 1);
      var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
      HttpResponse<String> link =
          post(sandbox, anna, "/api/tables/" + table.id() + "/review-links", "{}");
      assertThat(post(sandbox, anna, "/api/tables", exampleOfATable()).statusCode()).isEqualTo(201);
      String token = JSON.readTree(link.body()).get("path").asText().substring("/r/".length());
      String evening =
          anna.api()
              .beginEvening(new Evenings.NewEvening(Optional.empty(), Optional.empty()))
              .code();
      for (ApiRequest request : ApiRequest.ALL) {
        if (request.method().equals("get")) {
          String path =
              request
                  .path()
                  .replace("/N", "/3") // before codes, which may begin with this letter
                  .replace("LANG", "nl")
                  .replace("CODE", evening)
                  .replace("GAME", "forone")
                  .replace("LEVEL", "2")
                  .replace("PART", "first")
                  .replace("/ID", "/" + table.id())
                  .replace("TOKEN", token);
          fits(sandbox, anna, request, path);
        }
      }
      HttpResponse<String> failure = sandbox.send("GET", "/api/me", "");
      assertThat(
              Schemas.part(FILE, "/components/schemas/Failure")
                  .validate(JSON.readTree(failure.body())))
          .isEmpty();
    }
  }

  private static HttpResponse<String> post(
      Sandbox sandbox, Connection anna, String path, String body)
      throws IOException, InterruptedException {
    String bearer = "Bearer " + anna.token();
    return sandbox.send(
        "POST", path, body, "Authorization", bearer, "Content-Type", "application/json");
  }

  /** The request that docs/API.md shows for creating a table, word for word. */
  private static String exampleOfATable() throws IOException {
    Matcher example =
        Pattern.compile("(?s)\nCreating a table:\n```json\n(.*?)```")
            .matcher(Files.readString(Path.of("..", "docs", "API.md")));
    assertThat(example.find()).isTrue();
    return example.group(1);
  }

  private static void fits(Sandbox sandbox, Connection anna, ApiRequest request, String path)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        sandbox.send("GET", path, "", "Authorization", "Bearer " + anna.token());
    assertThat(answer.statusCode()).as(path).isBetween(200, 202);
    if (request.answer().isPresent()) {
      String name = request.answer().get().getSimpleName();
      assertThat(
              Schemas.part(FILE, "/components/schemas/" + name)
                  .validate(JSON.readTree(answer.body())))
          .as(path)
          .isEmpty();
    }
  }
}
