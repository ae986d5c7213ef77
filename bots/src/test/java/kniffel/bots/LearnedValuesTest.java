package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import org.junit.jupiter.api.Test;

/**
 * What was learned gives the same positions the same values as on the day it was learned.
 *
 * <p>Written anew with {@code -Dlearned.write=true}, which is needed only when something was
 * learned again, or when bots know more about a position than before. No other golden is written
 * so: a change that was not meant to reach these values is to be noticed.
 */
class LearnedValuesTest {

  private static final String FILE = "learned-values.txt";

  /** One decision in this many is valued. */
  private static final int STRIDE = 17;

  private static final int POSITIONS = 12;

  private static final Texts TEXTS = new Texts("a", "b", "c");

  /** A level about which nothing was learned beyond the network of all levels. */
  private static final Challenge LEVEL =
      new Challenge(
          9, 1, TEXTS, TEXTS, List.of(new CardChange.SupplySize(16)), new Medals(1, 2, 3), false);

  @Test
  void valuesAreAsTheyWereLearned() throws IOException {
    List<String> lines = new ArrayList<>();
    for (GameBots<?, ?, ?> bots : Minds.ALL) {
      if (bots.lesson().isPresent()) {
        values(Rulebooks.find(bots.id()).orElseThrow(), lines);
      }
    }
    value("forone-level", new ForOne(ForOneOptions.of(LEVEL)), 1, lines);
    if (Boolean.getBoolean("learned.write")) {
      Files.write(Path.of("src/test/resources/kniffel/bots", FILE), lines);
      return;
    }
    List<String> kept = kept();
    assertThat(lines).hasSameSizeAs(kept);
    for (int i = 0; i < lines.size(); i++) {
      String[] now = lines.get(i).split(" ", -1);
      String[] then = kept.get(i).split(" ", -1);
      assertThat(now[0]).isEqualTo(then[0]);
      // The probability of winning is calculated with exponentials, whose last bit is left to the
      // machine.
      boolean exact = !now[1].equals("winning");
      assertThat(now[1]).isEqualTo(then[1]);
      assertThat(Double.parseDouble(now[2]))
          .as(lines.get(i))
          .isCloseTo(Double.parseDouble(then[2]), within(exact ? 0 : 1e-13));
    }
  }

  private static List<String> kept() throws IOException {
    try (InputStream in = LearnedValuesTest.class.getResourceAsStream(FILE)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .toList();
    }
  }

  private static <P extends Record> void values(Rulebook<P> rulebook, List<String> lines) {
    rulebook
        .presets()
        .forEach(
            (name, options) ->
                value(
                    rulebook.id() + "-" + name,
                    rulebook.game(options),
                    rulebook.minPlayers(),
                    lines));
  }

  /** Values the best move in some positions of random games. */
  private static <S, M, O, V> void value(
      String name, Game<S, M, O, V> game, int players, List<String> lines) {
    Judge<M, V> judge = Minds.of(game).orElseThrow().uncalibrated();
    Randomness randomness = new SeededStream(4711);
    Playing.Decider<S, M> any = Playing.Decider.random(randomness);
    AtomicInteger decisions = new AtomicInteger();
    List<String> valued = new ArrayList<>();
    Playing<S, M, O> playing =
        Playing.drawing(
            game,
            randomness,
            (state, seat, moves) -> {
              if (decisions.getAndIncrement() % STRIDE == 0) {
                Rating<M> rating =
                    judge.rate(
                        Decision.of(game, state, seat, moves),
                        new SeededStream(7),
                        Allowance.UNLIMITED);
                String unit = Ids.of(rating.unit());
                valued.add(name + " " + unit + " " + Double.toHexString(rating.best().value()));
              }
              return any.choose(state, seat, moves);
            },
            step -> {});
    while (valued.size() < POSITIONS) {
      playing.until((state, next) -> valued.size() == POSITIONS, game.start(players));
    }
    lines.addAll(valued);
  }
}
