package kniffel.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.Codec;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/**
 * A player's line to a server: requests, and any number of live games over one socket.
 *
 * <pre>{@code
 * try (Connection connection = Connection.guest(server, "en", Optional.of("Robo"))) {
 *   play(connection.join(link, Optional.empty()));
 * }
 *
 * <S, M, O, V> void play(Online<S, M, O, V> game) throws Exception {
 *   for (var turn = game.turn(); turn.isPresent(); turn = game.turn()) {
 *     game.play(turn.get(), turn.get().moves().getFirst());
 *   }
 * }
 * }</pre>
 */
public final class Connection implements AutoCloseable {

  private final HttpClient http;
  private final Codec codec;
  private final String token;
  private final Api api;
  private final Pledges pledges;
  private final Sightings sightings;
  private final Socket socket;

  private Connection(
      HttpClient http, Codec codec, URI server, String language, String token, Notes notes) {
    this.http = http;
    this.codec = codec;
    this.token = token;
    this.api = new Api(new Requesting(server, language, Optional.of(token), http, codec));
    this.sightings = new Sightings(notes, codec);
    this.pledges = new Pledges(api, new SecureRandom(), notes, sightings);
    this.socket = new Socket(http, live(server, language), token, codec);
  }

  /** Connects as a new guest, whose {@link #token} lets the same player return. */
  public static Connection guest(URI server, String language, Optional<String> name)
      throws IOException {
    return guest(server, language, name, Notes.inMemory());
  }

  /** The same, with the notes about its tables kept there. */
  public static Connection guest(URI server, String language, Optional<String> name, Notes notes)
      throws IOException {
    return session(server, language, Optional.empty(), name, notes);
  }

  /** Connects as the player of a personal link. */
  public static Connection byLink(URI server, String language, String link) throws IOException {
    return session(server, language, Optional.of(code(link)), Optional.empty(), Notes.inMemory());
  }

  private static Connection session(
      URI server, String language, Optional<String> link, Optional<String> name, Notes notes)
      throws IOException {
    Codec codec = new Codec();
    HttpClient http = client();
    String token =
        new Api(new Requesting(server, language, Optional.empty(), http, codec))
            .session(new Requests.NewSession(Optional.of(true), link, name))
            .token()
            .orElseThrow(() -> new IOException("the server gave no token"));
    return new Connection(http, codec, server, language, token, notes);
  }

  /** Connects as the player to whom this token was given. */
  public static Connection as(URI server, String language, String token) {
    return as(server, language, token, Notes.inMemory());
  }

  /** The same, with the notes that were kept about its tables. */
  public static Connection as(URI server, String language, String token, Notes notes) {
    return new Connection(client(), new Codec(), server, language, token, notes);
  }

  private static HttpClient client() {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(10))
        .build();
  }

  private static URI live(URI server, String language) {
    String scheme = "https".equals(server.getScheme()) ? "wss" : "ws";
    return URI.create(scheme + "://" + server.getRawAuthority() + "/api/live?lang=" + language);
  }

  /** The code in a link: what follows its {@code #}, or the code itself. */
  public static String code(String link) {
    return link.substring(link.lastIndexOf('#') + 1).strip();
  }

  /** The secret that identifies this player; whoever has it is this player. */
  public String token() {
    return token;
  }

  public Api api() {
    return api;
  }

  /** What we add to the dice, and what we were promised. */
  public Pledges pledges() {
    return pledges;
  }

  /** Takes a seat by a link and plays there; whoever has a seat already keeps it. */
  public Online<?, ?, ?, ?> join(String link, Optional<String> name) throws IOException {
    return open(api.join(new Requests.Join(code(link), name, Optional.of(true))), Optional.empty());
  }

  /**
   * Plays at a table, or watches where we have no seat.
   *
   * @param seat from which of our seats to look; needed only where we have several
   */
  public Online<?, ?, ?, ?> open(TableInfo table, Optional<Integer> seat) throws IOException {
    Rulebook<?> rulebook =
        Rulebooks.find(table.game())
            .orElseThrow(() -> new IOException("unknown game: " + table.game()));
    return open(table, rulebook, game(rulebook, table), seat);
  }

  private <P extends Record> Game<?, ?, ?, ?> game(Rulebook<P> rulebook, TableInfo table) {
    return rulebook.game(codec.read(rulebook.optionsType(), table.options(), "options"));
  }

  private <S, M, O, V> Online<S, M, O, V> open(
      TableInfo table, Rulebook<?> rulebook, Game<S, M, O, V> game, Optional<Integer> seat) {
    Online<S, M, O, V> online =
        new Online<>(table.id(), rulebook, game, seat, codec, socket, sightings, this::tend);
    tend(table);
    socket.add(online);
    return online;
  }

  /** Handles our part in the dice of a table, in the background: nobody has to wait for it. */
  private void tend(TableInfo info) {
    var _ =
        Thread.startVirtualThread(
            () -> {
              try {
                var _ = pledges.tend(info);
              } catch (IOException e) {
                // The game begins without us all the same, and its record says so.
              }
            });
  }

  @Override
  public void close() {
    socket.close();
    http.shutdownNow();
  }
}
