package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.Level;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.rules.forone.Tile;
import kniffel.rules.forone.YellowDie;
import org.junit.jupiter.api.Test;

/**
 * What is learned about levels depends on the seed alone, and training resumes where it stopped.
 */
class LevelTrainerTest {

  private static final int GAMES = 48;

  private static Level level(Element... elements) {
    Texts texts = new Texts("a", "b", "c");
    return new Challenge(9, 1, texts, texts, List.of(elements), new Medals(1, 2, 3), false).level();
  }

  private static final Level TIMED =
      level(
          new CardChange.RoundLimit(9),
          new Tile.OpensAfter(Category.KNIFFEL, Category.ONES),
          new Demand.ScoredLast(Category.CHANCE));
  private static final Level YELLOW =
      level(
          new YellowDie.YellowJoker(Category.KNIFFEL),
          new CardChange.SecondMarker(Category.FULL_HOUSE, 40),
          new Demand.RowsComplete(3),
          new Demand.NoZero());

  @Test
  void theResultDependsOnTheSeedAloneHoweverOftenItIsInterrupted() throws IOException {
    LevelTrainer once = new LevelTrainer(new byte[0], GAMES);
    once.learn(TIMED, new SeededStream(1));
    once.learn(YELLOW, new SeededStream(2));

    LevelTrainer begun = new LevelTrainer(new byte[0], GAMES);
    begun.learn(TIMED, new SeededStream(1));
    LevelTrainer resumed = new LevelTrainer(begun.file(), GAMES);
    assertThat(resumed.knows(TIMED)).isTrue();
    assertThat(resumed.knows(YELLOW)).isFalse();
    resumed.learn(YELLOW, new SeededStream(2));
    assertThat(resumed.file()).isEqualTo(once.file());
  }

  @Test
  void aLessonIsTheSameToTheLastRounding() {
    LevelTuning tuning = new LevelLearner(TIMED).learn(GAMES, new SeededStream(1));
    assertThat(Arrays.hashCode(tuning.upper)).isEqualTo(-1523689806);
  }

  @Test
  void anotherLevelHasLearnedNothing() throws IOException {
    LevelTrainer trainer = new LevelTrainer(new byte[0], GAMES);
    trainer.learn(TIMED, new SeededStream(1));
    assertThat(trainer.knows(level(new CardChange.RoundLimit(8)))).isFalse();
  }
}
