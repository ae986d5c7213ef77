package kniffel.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import kniffel.table.json.Json;

/** Opens sessions and tables over REST. */
final class Guests {

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final int port;

  Guests(int port) {
    this.port = port;
  }

  /** The secret of a new guest. */
  String guest(String name) throws IOException {
    return post("", "/api/session", "{\"bearer\":true,\"name\":\"" + name + "\"}")
        .at("token")
        .text();
  }

  /** A running table of two guests; its id. */
  String table(String game, String host, String friend) throws IOException {
    Json table =
        post(
            host,
            "/api/tables",
            "{\"game\":\"" + game + "\",\"seats\":[{\"me\":{}},{\"friend\":{}}],\"pace\":0}");
    String link = table.at("links").at("play").text();
    String code = link.substring(link.indexOf('#') + 1);
    String id = table.at("id").text();
    post(friend, "/api/join", "{\"code\":\"" + code + "\"}");
    post(host, "/api/tables/" + id + "/start", "{}");
    return id;
  }

  Json post(String token, String path, String body) throws IOException {
    return send(request(token, path).POST(BodyPublishers.ofString(body)).build());
  }

  /** Asks whether the server is ready, and waits for the answer. */
  void ready() throws IOException {
    try {
      http.send(request("", "/ready").GET().build(), BodyHandlers.discarding());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  Json get(String token, String path) throws IOException {
    return send(request(token, path).GET().build());
  }

  private HttpRequest.Builder request(String token, String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .header("Content-Type", "application/json");
    return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
  }

  private Json send(HttpRequest request) throws IOException {
    try {
      var response = http.send(request, BodyHandlers.ofString());
      if (response.statusCode() >= 300) {
        throw new IOException(request.uri() + ": " + response.statusCode() + response.body());
      }
      return Json.parse(response.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }
}
