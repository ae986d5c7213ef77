package kniffel.client;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;

/** Sends requests to a server and reads its answers. */
final class Requesting {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final URI server;
  private final String language;
  private final Optional<String> token;
  private final HttpClient http;
  private final Codec codec;

  Requesting(URI server, String language, Optional<String> token, HttpClient http, Codec codec) {
    this.server = server;
    this.language = language;
    this.token = token;
    this.http = http;
    this.codec = codec;
  }

  <T> T get(String path, Class<T> answer) throws IOException {
    return read(send("GET", path, ""), answer);
  }

  <B, T> T post(String path, Class<B> type, B body, Class<T> answer) throws IOException {
    return read(send("POST", path, codec.write(type, body)), answer);
  }

  <T> T read(String answer, Class<T> type) throws IOException {
    try {
      return codec.read(type, Json.parse(answer), "");
    } catch (MalformedException e) {
      throw new IOException("not understood: " + e.getMessage(), e);
    }
  }

  String send(String method, String path, String body) throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.resolve("/api/" + path))
            .timeout(PATIENCE)
            .header("Content-Type", "application/json")
            .header("Accept-Language", language)
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    token.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    HttpResponse<String> response;
    try {
      response =
          http.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
    if (response.statusCode() / 100 != 2) {
      throw problem(response);
    }
    return response.body();
  }

  private ServerException problem(HttpResponse<String> response) {
    int status = response.statusCode();
    try {
      FromServer.Problem problem =
          codec.read(Answers.Failure.class, Json.parse(response.body()), "").problem();
      return new ServerException(status, problem.code(), problem.text());
    } catch (MalformedException e) {
      // Something in between has answered, not the server.
      return new ServerException(status, "unknown", "HTTP " + status);
    }
  }

  <T> String write(Class<T> type, T body) {
    return codec.write(type, body);
  }
}
