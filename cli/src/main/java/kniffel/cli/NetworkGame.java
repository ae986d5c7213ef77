package kniffel.cli;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.AfterVisit;
import kniffel.cli.play.Visit;
import kniffel.cli.terminal.Desk;
import kniffel.client.Api;
import kniffel.client.Connection;
import kniffel.client.Notes;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.wire.Daily;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/** A game at a server, from the way to its table to the proof of its dice. */
final class NetworkGame {

  private final Context context;
  private final NetworkChoice.TableAddress place;
  private final Identities identities;
  private final String language;

  NetworkGame(Context context, NetworkChoice.TableAddress place) {
    this.context = context;
    this.place = place;
    this.identities = new Identities(context.data());
    this.language = context.words().language().code();
  }

  /** Opens a desk when it is needed. */
  @FunctionalInterface
  interface Desks {
    Desk open() throws IOException;
  }

  /** Plays or watches at the table of the link. */
  int play(Desks desks) throws IOException {
    return at(this::enter, (table, connection) -> {}, Optional.of(desks));
  }

  /**
   * Opens a table and sits down at it.
   *
   * @param shown tells how others get there
   * @param desks none if nobody wants to play
   */
  int host(NewTable wish, Greeting shown, Optional<Desks> desks) throws IOException {
    return at(connection -> create(connection, wish), shown, desks);
  }

  /** What there is today. */
  Daily.Overview daily() throws IOException {
    return connected(
        connection -> {
          Daily.Overview day = connection.api().daily();
          connection.pledges().heard(day.today().promise());
          connection.pledges().heard(day.tomorrow());
          return day;
        });
  }

  /** Plays a game of the day: the try that counts, begun or resumed, or a free one. */
  int daily(String game, boolean free, Desks desks) throws IOException {
    return at(
        connection -> daily(connection, game, free), (table, connection) -> {}, Optional.of(desks));
  }

  private TableInfo daily(Connection connection, String game, boolean free) throws IOException {
    try {
      return connection.api().daily(game, free);
    } catch (ServerException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  /** What is done with a connection. */
  @FunctionalInterface
  private interface ConnectionUse<T> {
    T with(Connection connection) throws IOException;
  }

  private <T> T connected(ConnectionUse<T> use) throws IOException {
    try (Connection connection = connect()) {
      identities.keep(place.server(), connection.token());
      return use.with(connection);
    } catch (ConnectException e) {
      throw new IOException(
          context.say("cli.net.unreachable", Map.of("address", place.server().toString())), e);
    }
  }

  /** The way to a table. */
  @FunctionalInterface
  private interface Way {
    TableInfo take(Connection connection) throws IOException;
  }

  /** What is done before the game. */
  @FunctionalInterface
  interface Greeting {
    void greet(TableInfo table, Connection connection) throws IOException;
  }

  private TableInfo create(Connection connection, NewTable wish) throws IOException {
    try {
      return connection.api().create(wish);
    } catch (ServerException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  private int at(Way way, Greeting greeting, Optional<Desks> desks) throws IOException {
    return connected(
        connection -> {
          TableInfo table = way.take(connection);
          greeting.greet(table, connection);
          return desks.isEmpty() ? Exit.OK : at(table, connection, desks.get());
        });
  }

  private int at(TableInfo first, Connection connection, Desks desks) throws IOException {
    TableInfo table = first;
    Visit.HowEnded end;
    do {
      NetworkEnding ending;
      try (Desk desk = desks.open()) {
        ending = new NetworkEnding(context, connection, table, desk);
        end = visit(connection.open(table, Optional.empty()), desk, connection.api(), ending);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("interrupted");
      }
      List<String> lines =
          switch (end) {
            case OVER, AGAIN -> ending.proof();
            case LEFT -> List.of(left(table));
            case GONE -> List.of(context.say("cli.net.no-table"));
            case CLOSED -> List.of(context.say("cli.net.closed"));
            case MOVED -> List.of(context.say("cli.net.moved"));
          };
      lines.forEach(context.out()::println);
      if (end == Visit.HowEnded.AGAIN) {
        table = rematch(connection, table);
      } else if (end == Visit.HowEnded.MOVED) {
        table = next(connection.api(), table);
      }
    } while (end == Visit.HowEnded.AGAIN || end == Visit.HowEnded.MOVED);
    return end == Visit.HowEnded.GONE ? Exit.BAD_INPUT : Exit.OK;
  }

  /** Where the players of a table play again. */
  private TableInfo rematch(Connection connection, TableInfo table) throws IOException {
    try {
      return connection.api().rematch(table.id(), new Requests.Rematch(Optional.of(true)));
    } catch (ServerException e) {
      throw new BadInputException(String.valueOf(e.getMessage()));
    }
  }

  /** Where a game goes on after dice that were misread were taken back. */
  private static TableInfo next(Api api, TableInfo table) throws IOException {
    return api.table(api.table(table.id()).goesOn().orElseThrow());
  }

  /** What happens to a game that the player has left. */
  private String left(TableInfo table) {
    return table
        .daily()
        .map(
            of ->
                of.counted()
                    ? context.say("commands.daily.left", Map.of("game", table.game()))
                    : context.say("commands.daily.left-free"))
        .orElseGet(() -> context.say("cli.net.left"));
  }

  /** As the player we were there before, or as a new one. */
  private Connection connect() throws IOException {
    Notes notes = Notes.in(context.data().resolve("notes"), place.server());
    Optional<String> token = identities.at(place.server());
    if (token.isPresent()) {
      Connection known = Connection.as(place.server(), language, token.get(), notes);
      try {
        var _ = known.api().me();
        return known;
      } catch (ServerException e) {
        known.close();
        if (e.status() != 401) {
          throw e;
        }
      }
    }
    return Connection.guest(place.server(), language, place.name(), notes);
  }

  private TableInfo enter(Connection connection) throws IOException {
    String code = Connection.code(place.link());
    try {
      return place.isToWatch()
          ? connection.api().watch(code)
          : connection.api().join(new Requests.Join(code, place.name(), Optional.of(true)));
    } catch (ServerException e) {
      throw new BadInputException(
          e.code().equals("not-there")
              ? context.say("cli.net.no-table")
              : String.valueOf(e.getMessage()));
    }
  }

  private <S, M, O, V> Visit.HowEnded visit(
      Online<S, M, O, V> online, Desk desk, Api api, AfterVisit afterwards)
      throws IOException, InterruptedException {
    return new Visit<>(online, api, desk, context.words(), afterwards, context.interactive())
        .play();
  }
}
