package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The same where nodes and their messenger are killed; {@code kniffel bench server nodes 50} does
 * it for longer.
 */
class NodesTest {

  @BeforeEach
  void requireNats() {
    assumeTrue(
        Nodes.nats().isPresent(),
        "left out: there is no nats-server on this machine (Debian package nats-server)");
  }

  @Test
  void nodesAndTheirMessengerAreKilled() throws Exception {
    // With this seed a node is killed, the messenger, and another node.
    Witnesses.WitnessReport verdict = Nodes.run(3, 17);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.games()).containsExactlyInAnyOrderElementsOf(Witnesses.GAMES);
  }

  @Test
  void nodesAreStartedAnewOneAfterTheOther() throws Exception {
    Witnesses.WitnessReport verdict = Nodes.restart(2);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.told()).isPositive();
  }
}
