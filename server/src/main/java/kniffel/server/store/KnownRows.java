package kniffel.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.Query;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lists of what belongs to many: a row that this program does not understand, because it is damaged
 * or of a newer version, is left out, so that all others are there.
 */
final class KnownRows {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.database");

  private KnownRows() {}

  /** Makes something of a row. */
  @FunctionalInterface
  interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /**
   * What the rows of an answer say, as far as they are understood.
   *
   * @param id the column by which a row is named in the log
   */
  static <T> List<T> of(Query query, String id, RowReader<T> reader) {
    return query.map((row, context) -> known(row, id, reader)).list().stream()
        .flatMap(Optional::stream)
        .toList();
  }

  private static <T> Optional<T> known(ResultSet row, String id, RowReader<T> reader)
      throws SQLException {
    try {
      return Optional.of(reader.read(row));
    } catch (RuntimeException e) { // whatever it is, it must not keep the others from being read
      LOG.warn("the row of {} is left out, because it is not understood", row.getString(id), e);
      return Optional.empty();
    }
  }
}
