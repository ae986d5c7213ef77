package kniffel.client;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import kniffel.client.News.Position;

/**
 * A bot that joins a table by its link and plays to the end: any legal move, in any game.
 *
 * <p>To make a better one of it, let {@link #choose} look at {@link Position#view}.
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
      new ExampleBot(RandomGenerator.getDefault()).play(connection.join(link, Optional.empty()));
    }
  }

  /** Plays until the game is over. */
  public <S, M, O, V> void play(Online<S, M, O, V> game) throws IOException, InterruptedException {
    Optional<Position<M, V>> turn = game.turn();
    while (turn.isPresent()) {
      Position<M, V> position = turn.get();
      game.play(position, choose(position));
      turn = game.turn();
    }
  }

  private <M, V> M choose(Position<M, V> position) {
    List<M> moves = position.moves();
    return moves.get(random.nextInt(moves.size()));
  }
}
