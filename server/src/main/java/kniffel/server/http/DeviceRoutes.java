package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Store;
import kniffel.table.GameRecord;
import kniffel.table.RecordException;
import kniffel.table.RecordReader;
import kniffel.table.dice.Seed;
import kniffel.telling.Afterwards;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Given;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * Games that were played on somebody's own device: given to us as records, kept among the finished
 * games of the player who gives them, marked as such, and counted nowhere.
 */
final class DeviceRoutes {

  /** Several times the size of the longest usual game. */
  private static final int MAX_BYTES = 256 * 1024;

  /** How much of a log costs as much to store as a row. */
  private static final int BYTES_PER_ROW = 16 * 1024;

  /** How many events can be read and proven in the time that a point stands for. */
  private static final int EVENTS_PER_POINT = 2;

  /** A record names its players, but a complaint may come before they are known. */
  private static final List<String> SEATS = List.of("1", "2", "3", "4", "5", "6", "7", "8");

  private final Endpoint endpoint;
  private final Services services;
  private final Store store;
  private final Rooms rooms;
  private final Secrets secrets;
  private final RecordReader reader;

  DeviceRoutes(Endpoint endpoint, Services services, Store store, Rooms rooms, Secrets secrets) {
    this.endpoint = endpoint;
    this.services = services;
    this.store = store;
    this.rooms = rooms;
    this.secrets = secrets;
    this.reader = new RecordReader(services.codec());
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.POST, "/api/me/device-games", MAX_BYTES, this::keep);
  }

  private Reply keep(Call call) {
    Player player = call.me();
    Words words = services.words(call.language());
    GameRecord record = read(call, words);
    call.payer().owes(record.table().log().size() / EVENTS_PER_POINT);
    long now = services.now().getAsLong();
    Agreement agreement = Given.agreement(record, player, words, services.codec(), now);
    // The same game gives the same text, however it was written, so it is kept once.
    String text = Afterwards.record(record, services.codec());
    String id = Idempotency.tableId(player.id(), "device", text);
    if (store.table(id).isEmpty()) {
      if (!call.payer().pays(Limits.Resource.STORAGE, 1 + text.length() / BYTES_PER_ROW)) {
        throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
      }
      add(table(id, agreement, record, now), Afterwards.lines(record, services.codec()));
    }
    TableInfo info = rooms.in(id, room -> room.info(player.id())).join();
    return Reply.json(201, endpoint.codec().write(TableInfo.class, info));
  }

  private GameRecord read(Call call, Words words) {
    try {
      return reader.read(new ByteArrayInputStream(call.body().getBytes(StandardCharsets.UTF_8)));
    } catch (RecordException e) {
      String problem = new Narrator(words, SEATS).say(e.problem());
      String reason =
          e.event() == 0
              ? problem
              : words.say("table.in-event", Map.of("event", e.event(), "problem", problem));
      throw new ProblemException(422, "record-refused", Map.of("reason", reason));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // it is in memory
    }
  }

  /** A game with people's own dice has no secret, so any will do. */
  private StoredTable table(String id, Agreement agreement, GameRecord record, long now) {
    return new StoredTable(
        id,
        Status.OVER,
        false,
        agreement,
        secrets.name(),
        secrets.name(),
        record.seed().orElseGet(() -> Seed.draw(secrets::bytes)),
        now,
        now);
  }

  private void add(StoredTable table, String lines) {
    try {
      store
          .addTable(FirstHead.of(table, lines, services.codec(), services.now().getAsLong()))
          .join();
    } catch (CompletionException e) {
      if (store.table(table.id()).isEmpty()) {
        throw e;
      } // otherwise it was sent twice at once
    }
  }
}
