package kniffel.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever goes wrong between nodes, database and people, nobody is told anything wrong and every
 * table goes on.
 *
 * <p>{@code kniffel bench simulate --seeds A..B} does the same for as long as you like, and {@code
 * --defects} looks for every defect in more seeds.
 */
class SimulationTest {

  private static final int SEEDS = Integer.getInteger("simulation.seeds", 2_000);
  private static final int MOVES = 30;

  /** After these the world becomes calm; most of the moves come then, while it settles. */
  private static final int FEW_MOVES = 16;

  @Test
  void thousandsOfShortSeedsFindNothing() {
    long moves = 0;
    try (Simulation simulation = new Simulation()) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        Simulation.Outcome outcome = simulation.run(seed, FEW_MOVES, null, 0);
        moves += outcome.moves();
        assertThat(outcome.finding()).as("seed %d with %d moves", seed, FEW_MOVES).isEmpty();
      }
    }
    assertThat(moves).isGreaterThan((long) SEEDS * FEW_MOVES);
  }

  @Test
  void aSeedRunsTheSameWayAgain() {
    try (Simulation one = new Simulation();
        Simulation other = new Simulation()) {
      for (long seed = 1; seed <= 20; seed++) {
        Simulation.Outcome first = one.run(seed, MOVES, null, 0);
        Simulation.Outcome second = other.run(seed, MOVES, null, 30);
        assertThat(second.hash()).as("seed %d", seed).isEqualTo(first.hash());
        assertThat(second.events()).isEqualTo(first.events());
        assertThat(second.trace()).hasSize(30);
      }
    }
  }

  /** The others need more seeds than a test should run, or cannot be seen: docs/SIMULATION.md. */
  @ParameterizedTest
  @EnumSource(
      names = {
        "AGENDA_LOST_BY_MOVES",
        "REVISION_IGNORED",
        "VERSION_IGNORED",
        "TAKEN_IS_KEPT",
        "TORN_READ",
        "ACKNOWLEDGED_EARLY",
        "NOTHING_DUE",
        "WORKERS_DIE",
        "PEOPLE_ONLY_BY_BUS",
        "LOOP_IN_ANY_ORDER",
        "COMMANDS_NOT_KEPT",
        "OLD_READS",
        "HINTS_NOT_KEPT",
        "RESULTS_NOT_KEPT",
        "TIMERS_LOST",
        "CLOSING_NOT_TOLD",
        "ROUNDS_END_WITH_A_FAILURE",
        "JOURNAL_ENDS_WITH_A_FAILURE",
        "FIRST_EVENT_UNHEARD",
        "FAILURES_UNHEARD",
        "CLOCK_FOLLOWED",
        "TAKEN_BACK_IN_TWO_WRITES",
        "ANYTHING_IS_ENTERED",
        "LEFT_BEHIND_UNMARKED",
        "LOG_NOT_ASKED",
        "FAILED_COMMITS_COUNT",
        "HALF_UNDONE"
      })
  void aDefectIsFound(Defect defect) {
    try (Simulation simulation = new Simulation()) {
      boolean found = false;
      for (long seed = 1; seed <= 200 && !found; seed++) {
        found = simulation.run(seed, MOVES, defect, 0).finding().isPresent();
      }
      assertThat(found).isTrue();
    }
  }
}
