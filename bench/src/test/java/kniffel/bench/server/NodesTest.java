package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The same as with one server where nodes and their messenger are killed; {@code kniffel bench
 * server nodes 50} does it for longer.
 */
@ExtendWith(WithNats.class)
class NodesTest {

  @Test
  void nodesAndTheirMessengerAreKilled() throws Exception {
    // With this seed a node is killed, the messenger, and another node.
    Witnesses.WitnessReport verdict = Nodes.run(3, 17);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.games()).containsExactlyInAnyOrderElementsOf(Witnesses.GAMES);
  }
}
