package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People play on while nodes are started anew, one after the other. */
@ExtendWith(WithNats.class)
class RestartedNodesTest {

  @Test
  void nodesAreStartedAnewOneAfterTheOther() throws Exception {
    Witnesses.WitnessReport verdict = Nodes.restart(2);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.told()).isPositive();
  }
}
