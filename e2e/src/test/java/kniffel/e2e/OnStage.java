package kniffel.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import kniffel.rules.Ids;
import kniffel.telling.MindCache;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives a test its stage and clears it away; without a browser, says what is skipped. */
final class OnStage implements ParameterResolver, ExecutionCondition {

  /** What a closer look finds does not matter here, only that there is one and that it ends. */
  private static final Duration REVIEW = Duration.ofMillis(200);

  private static final Namespace HERE = Namespace.create(OnStage.class);

  /** Servers come and go here; what they say about that is of no interest. */
  private static final Logger QUIET = Logger.getLogger("");

  static {
    QUIET.setLevel(Level.WARNING);
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Engine engine = Engine.chosen();
    if (engine.installed().isPresent()) {
      return ConditionEvaluationResult.enabled("there is a " + Ids.of(engine));
    }
    String reason =
        "LEFT OUT, there is no " + Ids.of(engine) + " on the PATH: " + context.getDisplayName();
    System.out.println(reason);
    return ConditionEvaluationResult.disabled(reason);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Stage.class;
  }

  @Override
  public Stage resolveParameter(ParameterContext parameter, ExtensionContext context) {
    ExtensionContext.Store shared = context.getRoot().getStore(HERE);
    Windows windows = shared.computeIfAbsent(Windows.class, key -> new Windows(), Windows.class);
    MindCache minds =
        shared.computeIfAbsent(MindCache.class, key -> new MindCache(), MindCache.class);
    return context
        .getStore(HERE)
        .computeIfAbsent(Held.class, key -> Held.make(windows, minds), Held.class)
        .stage;
  }

  /** A stage with its folder; closed by JUnit at the end of the test. */
  private record Held(Stage stage, Path folder) implements AutoCloseable {

    static Held make(Windows windows, MindCache minds) {
      try {
        Path folder = Files.createTempDirectory("kniffel-e2e");
        return new Held(new Stage(folder, windows, minds, REVIEW), folder);
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public void close() throws IOException {
      try {
        stage.close();
      } finally {
        Program.delete(folder);
      }
    }
  }
}
