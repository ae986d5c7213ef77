package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives a test its own database in a real PostgreSQL that all tests here share. */
final class OnPostgres implements ParameterResolver {

  private static final Namespace HERE = Namespace.create(OnPostgres.class);

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == OwnDatabase.class;
  }

  @Override
  public OwnDatabase resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(HERE)
        .computeIfAbsent(Shared.class, key -> Shared.start(), Shared.class)
        .next();
  }

  /** Started on the first need; closed by JUnit when all tests have run. */
  private record Shared(EmbeddedPostgres postgres, AtomicInteger made) implements AutoCloseable {

    static Shared start() {
      try {
        return new Shared(Postgres.start(), new AtomicInteger());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    OwnDatabase next() {
      try {
        return OwnDatabase.make(postgres, "own" + made.incrementAndGet());
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws IOException {
      postgres.close();
    }
  }
}
