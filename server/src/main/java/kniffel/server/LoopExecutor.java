package kniffel.server;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Runs tasks on one event loop: at once if we are there already, otherwise in turn. */
record LoopExecutor(Context context) implements Executor {

  /** A loop of its own, as far as there are enough. */
  static Context newLoop(Vertx vertx) {
    CompletableFuture<Context> loop = new CompletableFuture<>();
    vertx
        .deployVerticle(
            new VerticleBase() {
              @Override
              public Future<?> start() {
                loop.complete(context);
                return Future.succeededFuture();
              }
            })
        .onFailure(loop::completeExceptionally);
    return loop.join();
  }

  @Override
  public void execute(Runnable task) {
    if (context.equals(Vertx.currentContext())) {
      task.run();
    } else {
      context.runOnContext(any -> task.run());
    }
  }
}
