package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.TestNode.Listener;
import kniffel.table.json.Json;
import kniffel.wire.ToServer;
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

  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Rulebook<?>> games() {
    return Rulebooks.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMoveOfFriendsIsCheap(Rulebook<?> rulebook, @TempDir Path folder) throws Exception {
    List<Listener> friends =
        IntStream.range(0, rulebook.maxPlayers()).mapToObj(i -> new Listener("p" + i)).toList();
    List<String> players = friends.stream().map(Client::player).toList();
    Random random = new Random(1);
    try (TestNode node = new TestNode(folder, new LocalBus(), false, rulebook, players)) {
      Room room = node.room();
      node.begin();
      friends.forEach(friend -> room.open(friend, Optional.empty()));
      for (int i = 0; i < SPECTATORS; i++) {
        room.open(new Listener("s" + i), Optional.empty());
      }
      node.settle();
      int most = 0;
      int played = 0;
      for (; played < MOVES; played++) {
        Optional<Listener> asked =
            friends.stream()
                .filter(each -> !state(each).at("/asked/moves").isMissingNode())
                .findFirst();
        if (asked.isEmpty()) {
          break;
        }
        JsonNode state = state(asked.get());
        JsonNode moves = state.at("/asked/moves");
        Json move = Json.parse(moves.get(random.nextInt(moves.size())).get("move").toString());
        int had = asked.get().charged();
        room.play(
            asked.get(),
            new ToServer.Play(TestNode.TABLE, "c" + played, state.get("version").asInt(), move));
        node.settle();
        most = Math.max(most, asked.get().charged() - had);
      }
      assertThat(played).isGreaterThan(50);
      assertThat(Costs.MESSAGE + most).isLessThanOrEqualTo(MOST);
    }
  }

  /** The state of the game as last told to somebody. */
  private static JsonNode state(Listener listener) {
    String last =
        listener.heard().reversed().stream()
            .filter(text -> text.startsWith("{\"state\""))
            .findFirst()
            .orElseThrow();
    try {
      return JSON.readTree(last).get("state");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
