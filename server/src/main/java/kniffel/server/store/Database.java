package kniffel.server.store;

import static java.util.stream.Collectors.joining;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;
import org.sqlite.SQLiteConfig;

/**
 * The database behind the tables: a SQLite file of our own, or a PostgreSQL server that several
 * nodes share.
 *
 * <p>Both keep what they have acknowledged: SQLite with a write-ahead log that is forced to disk at
 * each commit, PostgreSQL with synchronous commit.
 */
public final class Database implements AutoCloseable {

  private static final String FILE = "kniffel.db";
  private static final int BUSY_MILLIS = 3_000;

  /** Changing the schema takes several connections at once: one keeps other nodes out. */
  private static final int MIGRATING = 4;

  private final String url;
  private final Properties properties;
  private final HikariDataSource readers;
  private final boolean shared;
  private final Optional<FileChannel> lock;

  private Database(
      String url,
      Properties properties,
      HikariDataSource readers,
      boolean shared,
      Optional<FileChannel> lock) {
    this.url = url;
    this.properties = properties;
    this.readers = readers;
    this.shared = shared;
    this.lock = lock;
  }

  /**
   * Opens it, once its schema is the present one.
   *
   * @param migrating the driver's settings for changing the schema, however long that takes
   */
  private static Database open(
      String url,
      Properties properties,
      Properties migrating,
      int readers,
      boolean shared,
      Optional<FileChannel> lock)
      throws IOException {
    try {
      try (HikariDataSource pool = pool("migrating", url, migrating, MIGRATING)) {
        migrate(pool, shared);
      }
      HikariDataSource pool = pool("readers", url, properties, readers);
      return new Database(url, properties, pool, shared, lock);
    } catch (RuntimeException e) {
      // Nobody answers, or the contents are not ours: the libraries report it in many lines.
      if (lock.isPresent()) {
        lock.get().close();
      }
      String reason = String.valueOf(e.getMessage()).lines().limit(2).collect(joining(" "));
      throw new IOException("the database cannot be used: " + reason, e);
    }
  }

  private static HikariDataSource pool(
      String name, String url, Properties properties, int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties);
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(5_000);
    config.setPoolName(name);
    return new HikariDataSource(config);
  }

  private static void migrate(DataSource database, boolean shared) {
    Flyway.configure(Database.class.getClassLoader())
        .dataSource(database)
        .locations("classpath:kniffel/server/migrations")
        // SQLite then stores a log in the order of its key, in one tree instead of two.
        .placeholders(
            Map.of(
                "clustered", shared ? "" : "WITHOUT ROWID",
                "newline", shared ? "chr(10)" : "char(10)",
                "at", shared ? "::json ->" : ", '$.' ||",
                "bytes", shared ? "BYTEA" : "BLOB",
                "now", String.valueOf(System.currentTimeMillis())))
        // A database made by a newer program is not ours to use.
        .ignoreMigrationPatterns("")
        // If another node is changing the schema, this waits until it is done.
        .lockRetryCount(-1)
        .load()
        .migrate();
  }

  /**
   * The database in a folder; made if it is not there.
   *
   * @throws IOException if the folder cannot be used, or another server uses it
   */
  public static Database inFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
    FileChannel lock = lock(folder);
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(BUSY_MILLIS);
    // The pages of running games change again and again: they are moved from the log to the file
    // less often (after 32 MiB instead of 4), and kept in memory meanwhile (16 MiB for each
    // connection).
    config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, "8192");
    config.setPragma(SQLiteConfig.Pragma.CACHE_SIZE, "-16384");
    config.setPragma(SQLiteConfig.Pragma.JOURNAL_SIZE_LIMIT, String.valueOf(64 << 20));
    // Deferred: the driver begins the next transaction at each commit, which must not lock yet.
    config.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
    Path file = folder.resolve(FILE);
    makeOurs(file);
    String url = "jdbc:sqlite:" + file.toAbsolutePath();
    Properties properties = config.toProperties();
    return open(url, properties, properties, 4, false, Optional.of(lock));
  }

  /**
   * Creates the file, if it does not exist, readable only by us: it holds seeds and hands. The file
   * system is not asked for, because in a plain chroot Java cannot determine it.
   */
  private static void makeOurs(Path file) throws IOException {
    if (!Files.exists(file)
        && file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
  }

  /**
   * A PostgreSQL server: {@code postgresql://user:password@host:port/database}.
   *
   * @param patience how long it may be unreachable before that is an error
   * @throws IOException if it cannot be used
   */
  public static Database at(URI address, Duration patience) throws IOException {
    return Patience.atMost(
        patience,
        () -> {
          PostgresAddress server = PostgresAddress.of(address);
          return open(
              server.url(), server.properties(), server.migrating(), 8, true, Optional.empty());
        });
  }

  private static FileChannel lock(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve("server.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // held by this very program: refused like any other
    }
    channel.close();
    throw new IOException("another server uses the folder " + folder);
  }

  /** For queries, any number at a time. */
  Jdbi readers() {
    return discreet(Jdbi.create(readers));
  }

  /** The same, but its errors reveal nothing of the values in a query: names, links, seeds. */
  static Jdbi discreet(Jdbi jdbi) {
    jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
    return jdbi;
  }

  /** A new connection for the one thread that writes. */
  Connection writer() throws SQLException {
    Connection connection = DriverManager.getConnection(url, properties);
    connection.setAutoCommit(false);
    return connection;
  }

  /**
   * Reads the contents over a connection with nothing cached: a file can be damaged while open
   * connections still find what they need in memory.
   *
   * @return how many tables and indexes there are; a database server takes care of its files itself
   */
  int readAfresh() {
    if (shared) {
      return 0;
    }
    try (Connection fresh = DriverManager.getConnection(url, properties);
        var statement = fresh.createStatement();
        var row = statement.executeQuery("SELECT COUNT(*) FROM sqlite_schema")) {
      return row.getInt(1);
    } catch (SQLException e) {
      throw new IllegalStateException("the file cannot be read", e);
    }
  }

  /** The time that all nodes share: the database's where there are several. */
  public long now() throws IOException {
    if (!shared) {
      return System.currentTimeMillis();
    }
    try (Connection connection = readers.getConnection();
        var statement = connection.createStatement();
        var row =
            statement.executeQuery(
                "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint")) {
      if (!row.next()) {
        throw new IOException("the database does not know the time");
      }
      return row.getLong(1);
    } catch (SQLException e) {
      throw new IOException("the database cannot be used: " + e.getMessage(), e);
    }
  }

  /** Whether other nodes may write here too. */
  public boolean isShared() {
    return shared;
  }

  @Override
  public void close() {
    readers.close();
    lock.ifPresent(
        channel -> {
          try {
            channel.close();
          } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        });
  }
}
