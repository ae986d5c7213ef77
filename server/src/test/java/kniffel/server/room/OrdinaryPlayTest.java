package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.TestNode.Listener;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cost of a move at a full table of friends with some spectators leaves nobody without points.
 */
@Timeout(120)
class OrdinaryPlayTest {

  /** With 2,000 points and 200 more each second: fifty at once, and five a second for ever. */
  private static final int MOST = 40;

  private static final int MOVES = 300;
  private static final int SPECTATORS = 8;

  static Stream<Rulebook<?>> games() {
    return Rulebooks.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveOfFriendsIsCheap(Rulebook<?> rulebook, @TempDir Path folder) throws Exception {
    List<String> players =
        IntStream.range(0, rulebook.maxPlayers()).mapToObj(i -> "player " + i).toList();
    try (TestNode node = new TestNode(folder, new LocalBus(), false, rulebook, players)) {
      List<Listener> friends = node.comeAll();
      for (int i = 0; i < SPECTATORS; i++) {
        node.room().open(new Listener("spectator " + i), Optional.empty());
      }
      assertThat(node.play(friends, MOVES)).isGreaterThan(50);
      for (Listener friend : friends) {
        assertThat(Costs.MESSAGE + friend.dearest()).isLessThanOrEqualTo(MOST);
      }
    }
  }
}
