package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Everything anybody was told is still there, and every game comes to its end, however often the
 * server is killed; {@code kniffel bench server kills 200} does the same for longer.
 */
class KillsTest {

  /** Enough to hit every game; the simulated cluster does it by the thousand. */
  private static final int KILLS = 5;

  @Test
  void aServerIsKilledAgainAndAgain() throws Exception {
    Witnesses.WitnessReport verdict = Kills.run(KILLS, 1);
    assertThat(verdict.wrong()).isEmpty();
    assertThat(verdict.games()).containsExactlyInAnyOrderElementsOf(Witnesses.GAMES);
    assertThat(verdict.told()).isGreaterThan(KILLS * 20);
  }
}
