package kniffel.server.room;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.PlayerStore;
import kniffel.server.store.Results;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;

/** A database with players, and the tables that a test opens there. */
public final class StoredTables implements AutoCloseable {

  /** Of the dice of every table. */
  static final Seed SEED = new Seed("5eed".repeat(16));

  private static final Codec CODEC = new Codec();

  private final Database database;
  private final Journal journal;
  private final PlayerStore players;
  private final SqlTableStore tables;
  private final Store store;

  public StoredTables(Path folder, List<String> players) throws IOException {
    this.database = Database.inFolder(folder);
    this.journal = new Journal(database, new SimpleMeterRegistry());
    this.players = new PlayerStore(database, journal);
    this.tables = new SqlTableStore(database, journal, CODEC);
    this.store = new Store(database, journal, CODEC);
    for (String player : players) {
      this.players.addPlayer(new Player(player, player), player, 0).join();
    }
  }

  public static Place.Person person(String player) {
    return Place.Person.of(player, player, false);
  }

  /** A table of classic Kniffel where nothing has happened yet. */
  public static StoredTable table(
      String id, Status status, boolean listed, Place.Person host, Place... others) {
    return table(new ClassicRulebook(), id, status, listed, host, others);
  }

  /** The same in any game. */
  static <P extends Record> StoredTable table(
      Rulebook<P> rulebook,
      String id,
      Status status,
      boolean listed,
      Place.Person host,
      Place... others) {
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            CODEC.tree(rulebook.optionsType(), rulebook.standard()),
            host.player(),
            Stream.concat(Stream.of(host), Stream.of(others)).toList(),
            true,
            0,
            0,
            Optional.empty());
    return new StoredTable(id, status, listed, agreement, "play-" + id, "watch-" + id, SEED, 0, 0);
  }

  /** Opens a table, whose game may begin with that. */
  void open(StoredTable table, long now) {
    open(FirstHead.of(table, CODEC, now));
  }

  public void open(Opened opened) {
    store.addTable(opened).join();
  }

  public Database database() {
    return database;
  }

  public Journal journal() {
    return journal;
  }

  PlayerStore players() {
    return players;
  }

  public SqlTableStore tables() {
    return tables;
  }

  public Store store() {
    return store;
  }

  /** What is told of games that are over. */
  Results results() {
    return new Results(database, journal);
  }

  @Override
  public void close() {
    journal.close();
    database.close();
  }
}
