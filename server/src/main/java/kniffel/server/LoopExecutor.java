package kniffel.server;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Runs tasks on one event loop: at once if we are there already, otherwise in turn. */
record LoopExecutor(Context context, Thread thread) implements Executor {

  /** A separate loop, as far as there are enough. */
  static LoopExecutor newLoop(Vertx vertx) {
    CompletableFuture<LoopExecutor> loop = new CompletableFuture<>();
    vertx
        .deployVerticle(
            new VerticleBase() {
              @Override
              public Future<?> start() {
                loop.complete(new LoopExecutor(context, Thread.currentThread()));
                return Future.succeededFuture();
              }
            })
        .onFailure(loop::completeExceptionally);
    return loop.join();
  }

  @Override
  public void execute(Runnable task) {
    // Sockets have their own contexts on the same loop, so contexts are not compared.
    if (thread.equals(Thread.currentThread())) {
      task.run();
    } else {
      context.runOnContext(any -> task.run());
    }
  }
}
