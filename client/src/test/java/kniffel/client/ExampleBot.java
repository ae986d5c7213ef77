package kniffel.client;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import kniffel.client.News.Update;
import kniffel.table.RecordReader;
import kniffel.table.json.Codec;

/**
 * A bot that joins a table by its link and plays to the end: any legal move, in any game.
 *
 * <p>To make a better one of it, let {@link #choose} look at {@link Update#view}.
 */
public final class ExampleBot {

  private final RandomGenerator random;

  public ExampleBot(RandomGenerator random) {
    this.random = random;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    URI server = URI.create(args[0]);
    String link = args[1];
    try (Connection connection = Connection.guest(server, "en", Optional.of("Example"))) {
      Online<?, ?, ?, ?> game = connection.join(link, Optional.empty());
      new ExampleBot(RandomGenerator.getDefault()).play(game);
      if (check(connection, game.table()).isBent()) {
        throw new IllegalStateException("the record is not that of the game that was played");
      }
    }
  }

  /** Whether the record is that of the game we played, with the dice that were agreed. */
  public static Pledges.Check check(Connection connection, String table) throws IOException {
    byte[] record = connection.api().record(table).getBytes(StandardCharsets.UTF_8);
    return connection
        .pledges()
        .check(table, new RecordReader(new Codec()).read(new ByteArrayInputStream(record)));
  }

  /** Plays until the game is over. */
  public <S, M, O, V> void play(Online<S, M, O, V> game) throws IOException, InterruptedException {
    Optional<Update<M, V>> turn = game.turn();
    while (turn.isPresent()) {
      Update<M, V> update = turn.get();
      game.play(update, choose(update));
      turn = game.turn();
    }
  }

  private <M, V> M choose(Update<M, V> update) {
    List<M> moves = update.moves();
    return moves.get(random.nextInt(moves.size()));
  }
}
