package kniffel.bench.generations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.bench.ChosenGame;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.cli.simulate.Arena;
import kniffel.cli.simulate.ArenaLog;
import kniffel.cli.simulate.ArenaTally;
import kniffel.rules.Game;
import kniffel.rules.Randomness;

/** An arena in which bots of this program play against bots of another one. */
public final class Generations {

  private static final long SEED = 1;

  /** The prefix of the names of bots from the other program. */
  private static final String THEN = "then:";

  private Generations() {}

  /**
   * Plays and prints.
   *
   * @param words another checkout that was built, the game, the bots with commas (those of the
   *     other program as {@code then:search}), how many games for each bot, how long they think in
   *     milliseconds of the processor, a file to go on from, and a preset if it is not the standard
   */
  public static void run(List<String> words) throws IOException {
    if (words.size() != 6 && words.size() != 7) {
      throw new IllegalArgumentException(
          "generations CHECKOUT GAME BOTS BLOCKS MILLIS FILE [PRESET]");
    }
    play(
        words, ChosenGame.of(words.get(1), words, 6), OtherProgram.bots(Path.of(words.getFirst())));
  }

  private static <S, M, O, V> void play(List<String> words, Game<S, M, O, V> game, ProgramBots then)
      throws IOException {
    List<String> names = Arrays.asList(words.get(2).split(",", -1));
    long blocks = Long.parseLong(words.get(3));
    int millis = Integer.parseInt(words.get(4));
    ProgramBots now = new OwnBots();
    List<Bot<M, V>> bots = new ArrayList<>();
    for (String name : names) {
      bots.add(
          bot(
              name.startsWith(THEN)
                  ? then.named(name.substring(THEN.length()), game, millis)
                  : now.named(name, game, millis)));
    }
    ArenaLog.Terms terms =
        new ArenaLog.Terms(
            words.get(0) + " " + words.get(1) + " " + words.subList(6, words.size()),
            names,
            SEED,
            millis,
            Optional.empty());
    AtomicLong done = new AtomicLong();
    try (ArenaLog log = ArenaLog.open(Path.of(words.get(5)), terms)) {
      Arena<S, M, O, V> arena = new Arena<>(game, bots, false, SEED, 0, () -> Allowance.UNLIMITED);
      ArenaTally tally =
          arena.run(
              blocks,
              1,
              log,
              more -> System.err.printf("%d of %d%n", done.addAndGet(more), blocks));
      print(names, tally);
    } catch (ArenaLog.OtherArenaException e) {
      throw new UncheckedIOException(new IOException(words.get(5) + " is the file of others", e));
    }
  }

  /** A bot of either program; it counts its own time. */
  private static <M, V> Bot<M, V> bot(ProgramBot<M, V> player) {
    return new Bot<>() {
      @Override
      public M choose(Decision<M, V> decision, Randomness randomness, Allowance allowance) {
        return player.choose(decision.view(), decision.moves(), randomness);
      }
    };
  }

  private static void print(List<String> names, ArenaTally tally) {
    for (int bot = 0; bot < names.size(); bot++) {
      ArenaTally.BotTally own = tally.bot(bot);
      ArenaTally.Figure rate = own.winRate().orElse(new ArenaTally.Figure(0, 0));
      System.out.printf(
          Locale.ROOT,
          "%-16s wins %.2f ± %.2f %% of decided games, %.2f points%n",
          names.get(bot),
          100 * rate.value(),
          100 * rate.interval(),
          own.score().value());
    }
    System.out.printf(
        Locale.ROOT, "%d games, %.2f rounds%n", tally.games(), tally.rounds().value());
  }
}
