package kniffel.server.room;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.cluster.LocalBus;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.Due;
import kniffel.table.json.Codec;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * The rooms of a node whose loop and timers go on only when a test says so, on a real store whose
 * writes fail when a test says so.
 */
final class SteppedNode implements AutoCloseable {

  /** How long somebody is gone before a bot may play for them. */
  static final int GRACE_SECONDS = 10;

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ThinkingPool pool =
      new ThinkingPool(1, Duration.ofSeconds(1), meters, System::nanoTime, BotCosts.NONE);
  private final Deque<Runnable> loop = new ArrayDeque<>();
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final AtomicLong clock;
  private final Rooms rooms = new Rooms(List.of(loop::add));
  private final Services services;
  private final Set<String> failing = new HashSet<>();
  private final List<String> taken = new ArrayList<>();

  SteppedNode(TableStore store, AtomicLong clock, boolean shared) {
    this.clock = clock;
    this.services = services(failing(store, shared), pool, BotCosts.NONE);
    rooms.furnish(services);
  }

  /** A node with a custom way of thinking, for which somebody else pays. */
  SteppedNode(TableStore store, AtomicLong clock, Thinking thinking, BotCosts costs) {
    this.clock = clock;
    this.services = services(failing(store, false), thinking, costs);
    rooms.furnish(services);
  }

  private Services services(TableStore store, Thinking thinking, BotCosts costs) {
    return new Services(
        store,
        new Codec(),
        Map.of(Language.EN, Words.in(Language.EN)),
        new MindCache(),
        new KnownOffers(),
        new LocalBus(),
        Runnable::run,
        thinking,
        costs,
        (millis, task) -> later.add(task),
        clock::get,
        bound -> 0,
        meters,
        GRACE_SECONDS);
  }

  /** The store as it is, except for who is said to share it and for failing writes. */
  private TableStore failing(TableStore store, boolean shared) {
    return (TableStore)
        Proxy.newProxyInstance(
            TableStore.class.getClassLoader(),
            new Class<?>[] {TableStore.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("isShared")) {
                return shared;
              }
              if (method.getName().equals("take")) {
                taken.add(((Due) arguments[0]).table());
              }
              if (failing.contains(method.getName())) {
                if (method.getReturnType() != CompletableFuture.class) {
                  throw new IllegalStateException("nothing is read");
                }
                return CompletableFuture.failedFuture(new IOException("nothing is written"));
              }
              Object answer = method.invoke(store, arguments);
              if (answer instanceof CompletableFuture<?> kept) {
                kept.join();
              }
              return answer;
            });
  }

  Rooms rooms() {
    return rooms;
  }

  Services services() {
    return services;
  }

  /** Writes or questions of this kind fail from now on, or no longer. */
  void fail(String method, boolean fails) {
    if (fails) {
      failing.add(method);
    } else {
      failing.remove(method);
    }
  }

  /** At which tables something was taken up, in this order. */
  List<String> taken() {
    return taken;
  }

  /** Does everything that is due on the loop. */
  void doAll() {
    while (!loop.isEmpty()) {
      loop.remove().run();
    }
  }

  /** Whether the loop has nothing more to do after a while. */
  boolean rests() {
    for (int steps = 0; steps < 1_000 && !loop.isEmpty(); steps++) {
      loop.remove().run();
    }
    return loop.isEmpty();
  }

  /** Runs what was postponed, and everything that follows from it. */
  void doLater() {
    for (int waiting = later.size(); waiting > 0; waiting--) {
      later.remove().run();
    }
    doAll();
  }

  /** Lets the loop go on until something is answered. */
  <T> T answer(CompletableFuture<T> question) {
    doAll();
    return question.orTimeout(30, TimeUnit.SECONDS).join();
  }

  Room room(String id) {
    return rooms.room(id).join();
  }

  @Override
  public void close() {
    pool.close();
  }
}
