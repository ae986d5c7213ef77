package kniffel.bots;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Draw;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Option;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;

/**
 * Random games in every preset, at both ends of every option and with every number of players, for
 * comparing what bots calculate with what the rules say.
 *
 * <p>{@code -Dcompare.positions=…} says how many decisions are looked at, of each game; without it
 * the number is one that takes a second or two.
 */
public final class RandomGames {

  /** However long a random game may get, this much of it is enough. */
  private static final int LONGEST = 4_000;

  /** Compares one position. */
  @FunctionalInterface
  public interface Comparison<S, M, O> {
    void compare(S state, Next<M, O> next);
  }

  /** Chooses legal moves and outcomes that lead games to interesting positions. */
  public interface Chooser<S, M, O> {

    default M move(S state, List<M> moves, Randomness randomness) {
      return moves.get(randomness.below(moves.size()));
    }

    default O outcome(S state, Draw<O> draw, Randomness randomness) {
      return draw.sample(randomness);
    }
  }

  private RandomGames() {}

  /**
   * Plays games and has each position compared.
   *
   * @param more options besides the presets and the ends of every option
   * @param make makes the game
   * @param comparison makes what compares the positions of a game of this many players
   * @param few how many decisions are looked at if nobody asks for more
   */
  public static <P extends Record, S, M, O, G extends Game<S, M, O, ?>> void compare(
      Rulebook<P> rulebook,
      List<P> more,
      Function<P, G> make,
      Function<G, Comparison<S, M, O>> comparison,
      Chooser<S, M, O> chooser,
      long few) {
    long wanted = Long.getLong("compare.positions", few);
    List<P> settings = settings(rulebook, more);
    long compared = 0;
    long games = 0;
    int numbers = rulebook.maxPlayers() - rulebook.minPlayers() + 1;
    for (int shift = 0; compared < wanted; shift++) {
      for (int i = 0; i < settings.size(); i++) {
        G game = make.apply(settings.get(i));
        int players = rulebook.minPlayers() + (i + shift) % numbers;
        compared +=
            play(game, players, comparison.apply(game), chooser, new SeededStream(4711 + games++));
      }
    }
    if (Long.getLong("compare.positions") != null) {
      System.out.printf(
          "%s: %,d decisions of %,d games in %d settings agree with the rules%n",
          rulebook.id(), compared, games, settings.size());
    }
  }

  private static <P extends Record> List<P> settings(Rulebook<P> rulebook, List<P> more) {
    Set<P> settings = new LinkedHashSet<>(rulebook.presets().values());
    for (P preset : rulebook.presets().values()) {
      for (Option option : Option.of(preset)) {
        List<String> values =
            !option.values().isEmpty() || option.isList()
                ? option.values()
                : List.of(String.valueOf(option.min()), String.valueOf(option.max()));
        values.forEach(value -> settings.add(option.set(preset, value)));
      }
    }
    settings.addAll(more);
    return new ArrayList<>(settings);
  }

  private static <S, M, O> long play(
      Game<S, M, O, ?> game,
      int players,
      Comparison<S, M, O> look,
      Chooser<S, M, O> chooser,
      Randomness randomness) {
    AtomicLong decisions = new AtomicLong();
    Playing<S, M, O> playing =
        new Playing<>(
            game,
            (state, draw, number) -> {
              look.compare(state, new Next.Chance<>(draw));
              return chooser.outcome(state, draw, randomness);
            },
            (state, seat, moves) -> {
              look.compare(state, new Next.Decide<>(seat, moves));
              decisions.incrementAndGet();
              return chooser.move(state, moves, randomness);
            },
            step -> {});
    Playing.Stop<S, M, O> last =
        playing.until((state, next) -> decisions.get() == LONGEST, game.start(players));
    look.compare(last.state(), last.next());
    return decisions.get();
  }
}
