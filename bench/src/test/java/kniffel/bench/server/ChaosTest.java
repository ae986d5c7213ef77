package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

/**
 * What anybody was told is there, and every game comes to its end, whatever is killed.
 *
 * <p>{@code kniffel bench server kills 200} and {@code kniffel bench server nodes 50} do the same
 * for longer.
 */
class ChaosTest {

  @Test
  void aServerIsKilledTwentyTimes() throws Exception {
    Witnesses.Verdict verdict = Kills.run(20, 1);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.games()).containsExactlyInAnyOrderElementsOf(Witnesses.GAMES);
    assertThat(verdict.told()).isGreaterThan(20 * 20);
  }

  @Test
  void nodesAndTheirMessengerAreKilled() throws Exception {
    assumeTrue(
        Nodes.nats().isPresent(),
        "left out: there is no nats-server on this machine (Debian package nats-server)");
    Witnesses.Verdict verdict = Nodes.run(6, 1);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.games()).containsExactlyInAnyOrderElementsOf(Witnesses.GAMES);
  }
}
