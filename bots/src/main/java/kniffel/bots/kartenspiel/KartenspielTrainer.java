package kniffel.bots.kartenspiel;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.bots.Trainer;
import kniffel.bots.shared.Workers;
import kniffel.rules.Randomness;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.Variant;

/** Learns what positions are worth, each variant for itself. */
public final class KartenspielTrainer implements Trainer {

  /** Where the result belongs, from the root of the repository. */
  public static final String RESOURCE = Weights.FILE.path();

  /** How many games are played, by variant. */
  private static final long[] GAMES = {1_000_000, 300_000, 600_000};

  @Override
  public byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress) {
    Variant[] variants = Variant.values();
    List<Weights.FeatureTables> tables;
    try (Workers workers = new Workers(threads)) {
      tables =
          workers.map(
              variants.length,
              i -> learn(variants[i], streams.apply(variants[i].ordinal()), progress));
    }
    Map<Variant, Weights.FeatureTables> learned = new EnumMap<>(Variant.class);
    for (Variant variant : variants) {
      learned.put(variant, tables.get(variant.ordinal()));
    }
    return Weights.write(learned);
  }

  private static Weights.FeatureTables learn(
      Variant variant, Randomness randomness, Consumer<String> progress) {
    TableLearner learner =
        new TableLearner(new PackedTableau(new Kartenspiel(KartenspielOptions.of(variant))));
    learner.learn(
        GAMES[variant.ordinal()],
        randomness,
        percent -> progress.accept(variant + " " + percent + " %"));
    return new Weights.FeatureTables(learner.turns(), learner.gains());
  }
}
