package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kniffel.table.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The games for people's own devices are offered as soon as they are there, and not before. */
class EnginePagesTest {

  private static final String WASM = "wasm-unsafe-eval";

  @TempDir private Path folder;

  private static String policy(HttpResponse<String> answer) {
    return answer.headers().firstValue("Content-Security-Policy").orElseThrow();
  }

  private static HttpResponse<String> get(Sandbox sandbox, String path) throws Exception {
    return sandbox.send("GET", path, "");
  }

  private static List<String> listed(String list) {
    return Json.parse(list) instanceof Json.Arr(List<Json> items)
        ? items.stream().map(each -> each instanceof Json.Text(String path) ? path : "").toList()
        : List.of();
  }

  @Test
  void theEngineIsOfferedOnceItIsCompiled() throws Exception {
    Path engine = folder.resolve("engine");
    try (Sandbox sandbox = Sandbox.withEngine(folder.resolve("data"), engine)) {
      assertThat(get(sandbox, "/").body()).doesNotContain("data-engine");
      assertThat(get(sandbox, "/offline.json").statusCode()).isEqualTo(404);

      Path making = Files.createDirectory(folder.resolve("engine.new"));
      Files.writeString(making.resolve("engine.js"), "export const load = 1;");
      Files.writeString(making.resolve("kniffel.wasm"), "wasm");
      Files.move(making, engine);

      String page =
          Sandbox.until(
              "the engine to be offered",
              () -> get(sandbox, "/t/any").body(),
              body -> body.contains("data-engine"));
      String place = page.replaceAll("(?s).*data-engine=\"([^\"]+)\".*", "$1");
      HttpResponse<String> wasm = get(sandbox, place + "kniffel.wasm");
      assertThat(wasm.body()).isEqualTo("wasm");
      assertThat(wasm.headers().firstValue("Content-Type")).hasValue("application/wasm");
      assertThat(wasm.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");

      int workers = 0;
      for (String path : listed(get(sandbox, "/offline.json").body())) {
        HttpResponse<String> answer = get(sandbox, path);
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        boolean worker = path.matches("/assets/device-[^/]+\\.js");
        workers += worker ? 1 : 0;
        assertThat(policy(answer).contains(WASM)).as(path).isEqualTo(worker);
      }
      assertThat(workers).isEqualTo(1);
      assertThat(policy(get(sandbox, "/assets/device-none.js"))).doesNotContain(WASM);
    }
  }
}
