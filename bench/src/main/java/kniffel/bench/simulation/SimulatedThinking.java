package kniffel.bench.simulation;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.server.room.Asker;
import kniffel.server.room.Thinking;
import kniffel.telling.Question;

/** The threads of a node that think: they take their time, and sometimes fail. */
final class SimulatedThinking implements Thinking {

  private final World world;
  private final Life life;

  /** Whether nobody thinks any more. */
  private boolean dead;

  SimulatedThinking(World world, Life life) {
    this.world = world;
    this.life = life;
  }

  @Override
  public Supplier<Allowance> allowances() {
    return () -> Allowance.UNLIMITED;
  }

  @Override
  public <T> CompletableFuture<T> think(String host, boolean awaited, Question<T> question) {
    return think(question);
  }

  private <T> CompletableFuture<T> think(Question<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    boolean fails = world.chance().in(world.faults().stupid());
    long takes =
        world.chance().in(world.faults().stupid())
            ? world.chance().skewed(100_000, 9 * Scheduler.SECOND)
            : world.chance().skewed(100, 20_000);
    world
        .time()
        .after(
            takes,
            life,
            Scheduler.RunsOn.THREAD,
            () -> {
              if (dead) {
                return;
              }
              if (fails) {
                dead = world.defects().is(Defect.WORKERS_DIE);
                if (!dead) {
                  answer.completeExceptionally(new SimulatedFailure("a bot that fails"));
                }
                return;
              }
              try {
                answer.complete(question.call());
              } catch (Throwable e) { // as the threads of the server do
                answer.completeExceptionally(e);
              }
            });
    return answer;
  }

  @Override
  public long budgetMillis() {
    return 1;
  }

  @Override
  public <T> CompletableFuture<T> hint(Asker asker, Question<T> question) {
    return think(question);
  }

  @Override
  public <T> CompletableFuture<T> review(Question<T> question) {
    return think(question);
  }

  @Override
  public <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question) {
    return think(question);
  }

  @Override
  public boolean makeWay() {
    return false; // there is one thing at a time here
  }
}
