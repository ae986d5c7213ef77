package kniffel.bots.kartenspiel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.Variant;

/** Learns what positions are worth, each variant for itself. */
public final class KartenspielTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE =
      "bots/src/main/resources/kniffel/bots/kartenspiel/" + Weights.RESOURCE;

  /** How many games are played, by variant. */
  private static final long[] GAMES = {200_000, 40_000, 60_000};

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    Map<Variant, Weights.Tables> learned = new EnumMap<>(Variant.class);
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Future<Weights.Tables>> parts = new ArrayList<>();
      for (Variant variant : Variant.values()) {
        parts.add(workers.submit(() -> learn(variant, streams.apply(variant.ordinal()), progress)));
      }
      for (Variant variant : Variant.values()) {
        learned.put(variant, parts.get(variant.ordinal()).get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return Weights.write(learned);
  }

  private static Weights.Tables learn(
      Variant variant, Randomness randomness, Consumer<String> progress) {
    TableLearner learner =
        new TableLearner(new PackedTableau(new Kartenspiel(KartenspielOptions.of(variant))));
    learner.learn(
        GAMES[variant.ordinal()],
        randomness,
        percent -> progress.accept(variant + " " + percent + " %"));
    return new Weights.Tables(learner.turns(), learner.gains());
  }
}
