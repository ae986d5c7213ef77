package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** A database in PostgreSQL, empty at first, for one test alone. */
record OwnDatabase(EmbeddedPostgres postgres, String name) {

  static OwnDatabase make(EmbeddedPostgres postgres, String name) throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return new OwnDatabase(postgres, name);
  }

  URI address() {
    return URI.create(
        "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort() + "/" + name);
  }

  Connection connection() throws SQLException {
    return postgres.getDatabase("postgres", name).getConnection();
  }

  Databases with(Path folder) {
    return new Databases(folder, Optional.of(address()));
  }
}
