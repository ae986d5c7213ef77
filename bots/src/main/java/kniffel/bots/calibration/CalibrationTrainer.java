package kniffel.bots.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import kniffel.bots.Mind;
import kniffel.bots.Trainer;
import kniffel.bots.shared.SeededStream;
import kniffel.bots.shared.Workers;
import kniffel.rules.Game;
import kniffel.rules.Randomness;

/** Learns the curves of a game from how games of mixed company end. */
public final class CalibrationTrainer<G extends Game<S, M, O, V>, S, M, O, V> implements Trainer {

  /** Positions of a game that are learned from. */
  private static final int POSITIONS = 20;

  /** Games that are played in one piece. */
  private static final int PIECE = 60;

  private final Function<G, Mind<M, V>> mind;
  private final List<G> variants;
  private final int mostPlayers;
  private final int games;

  /**
   * A trainer.
   *
   * @param variants the ways to play, in the order of their tables
   * @param games how many games are played for each table
   */
  public CalibrationTrainer(
      Function<G, Mind<M, V>> mind, List<G> variants, int mostPlayers, int games) {
    this.mind = mind;
    this.variants = List.copyOf(variants);
    this.mostPlayers = mostPlayers;
    this.games = games;
  }

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    Map<Integer, Curve> curves = new TreeMap<>();
    for (int variant = 0; variant < variants.size(); variant++) {
      for (int players = 2; players <= mostPlayers; players++) {
        int table = Situation.table(variant, players);
        progress.accept("table " + table);
        long seed = SeededStream.seed(streams.apply(table));
        curves.put(table, curve(variants.get(variant), players, seed, threads));
      }
    }
    return Calibration.of(curves).bytes();
  }

  private Curve curve(G game, int players, long seed, int threads) {
    List<Sample> openings = new ArrayList<>();
    List<Sample> samples = new ArrayList<>();
    try (Workers workers = new Workers(threads)) {
      for (Piece piece :
          workers.map((games + PIECE - 1) / PIECE, n -> piece(game, players, seed + n))) {
        openings.addAll(piece.openings());
        samples.addAll(piece.samples());
      }
    }
    return CurveFit.of(openings, samples, players);
  }

  /** What some games yield: samples of their first decisions, and of any others. */
  private record Piece(List<Sample> openings, List<Sample> samples) {}

  private Piece piece(G game, int players, long seed) {
    Mind<M, V> judging = mind.apply(game);
    MixedGames<S, M, O, V> mixed = new MixedGames<>(game, judging, players);
    SeededStream randomness = new SeededStream(seed);
    List<Sample> openings = new ArrayList<>();
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < PIECE; i++) {
      MixedGames<S, M, O, V>.PlayedGame played = mixed.play(randomness);
      openings.addAll(played.openings(judging.uncalibrated(), randomness));
      samples.addAll(played.some(judging.uncalibrated(), POSITIONS, randomness));
    }
    return new Piece(openings, samples);
  }
}
