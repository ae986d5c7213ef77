package kniffel.server;

import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import kniffel.client.Connection;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Requests about evenings that are repeated under their key. */
@Timeout(120)
class EveningKeysTest {

  private EveningHouse house;
  private Sandbox sandbox;
  private Connection anna;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new EveningHouse(folder);
    sandbox = house.sandbox;
    anna = house.anna;
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void whatIsSentTwiceUnderAKeyHappensOnce() throws Exception {
    String key = "0123456789abcdef";
    String made = post("/api/evenings", "{}", key);
    assertThat(post("/api/evenings", "{}", key)).isEqualTo(made);
    assertThat(anna.api().evenings()).hasSize(1);
    String next = "/api/evenings/" + anna.api().evenings().getFirst().code() + "/next";
    String wish = "{\"game\":\"classic\"}";
    assertThat(id(post(next, wish, key))).isEqualTo(id(post(next, wish, key)));
    assertThat(anna.api().evenings().getFirst().games()).isEqualTo(1);
  }

  @Test
  void theSameKeyForSomethingElseIsAnotherRequest() throws Exception {
    String key = "0123456789abcdef";
    String wish = "{\"game\":\"classic\"}";
    List<String> tables =
        List.of(
            id(post("/api/tables", "{\"game\":\"classic\",\"seats\":[{\"me\":{}}]}", key)),
            id(post("/api/evenings/" + house.evening(me()).code() + "/next", wish, key)),
            id(post("/api/evenings/" + house.evening(me()).code() + "/next", wish, key)));
    assertThat(tables).doesNotHaveDuplicates();
  }

  private static String id(String info) {
    return info.substring(0, info.indexOf(','));
  }

  private String post(String path, String body, String key) throws Exception {
    var answer =
        sandbox.send(
            "POST",
            path,
            body,
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + anna.token(),
            "Idempotency-Key",
            key);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return answer.body();
  }
}
