package kniffel.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicView;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The bots at one table have the game solved once. */
@Tag("slow")
class SharedSolutionTest {

  private final AtomicInteger minds = new AtomicInteger();
  private final AtomicInteger solved = new AtomicInteger();

  private ClassicMind mind() {
    minds.incrementAndGet();
    return new ClassicMind(
        new Classic(ClassicOptions.KNIFFEL),
        (options, threads) -> {
          solved.incrementAndGet();
          return ClassicSolution.of(options, threads);
        });
  }

  private List<Bot<ClassicMove, ClassicView>> seated(List<String> names) {
    List<Bot<ClassicMove, ClassicView>> bots = Bots.sharing(names, this::mind);
    assertThat(bots).hasSameSizeAs(names);
    return bots;
  }

  @Test
  void eightExpertsShareOneSolution() {
    assertThat(seated(Collections.nCopies(8, "expert"))).doesNotHaveDuplicates();
    assertThat(minds).hasValue(1);
    assertThat(solved).hasValue(1);
  }

  @Test
  void soDoBotsOfAllKinds() {
    seated(List.of("search", Bots.RANDOM, "ledger", "hard", "expert"));
    assertThat(minds).hasValue(1);
    assertThat(solved).hasValue(1);
  }

  @Test
  void gamesAreSolvedOnlyForBotsThatNeedIt() {
    seated(List.of("easy", "normal", "hard", Bots.HEURISTIC));
    assertThat(solved).hasValue(0);
    minds.set(0);
    seated(List.of(Bots.RANDOM, Bots.RANDOM));
    assertThat(minds).hasValue(0);
  }
}
