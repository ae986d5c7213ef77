package kniffel.server.room;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.telling.Question;

/** Threads that think, with a clock that a test sets and questions that it lets be answered. */
final class ThinkingHouse implements AutoCloseable {

  static final Asker ANNA = new Asker("anna", "192.0.2.1");
  static final Asker EVE = new Asker("eve", "192.0.2.2");

  final AtomicLong clock = new AtomicLong();

  /** What the endless questions wait for. */
  final CountDownLatch blocked = new CountDownLatch(1);

  final Paying costs = new Paying();
  final ThinkingPool pool =
      new ThinkingPool(1, Duration.ofMillis(50), new SimpleMeterRegistry(), clock::get, costs);

  @Override
  public void close() {
    blocked.countDown();
    pool.close();
  }

  /** Hosts called NAME@ADDRESS, some of whom have nothing left to pay with. */
  static final class Paying implements BotCosts {

    final Set<String> poor = ConcurrentHashMap.newKeySet();
    final Map<String, Long> spent = new ConcurrentHashMap<>();

    @Override
    public Asker asker(String host) {
      return new Asker(host, host.substring(host.indexOf('@') + 1));
    }

    @Override
    public boolean coversThinking(String host) {
      return !poor.contains(host);
    }

    @Override
    public void thought(String host, long nanos) {
      spent.merge(host, nanos, Long::sum);
    }

    @Override
    public void told(String host, int points) {}

    @Override
    public long pause(String host) {
      return 0;
    }
  }

  record Asked<T>(
      Callable<T> answer, Optional<Question.Preparation> preparation, Optional<Callable<T>> inHaste)
      implements Question<T> {
    @Override
    public T call() throws Exception {
      return answer.call();
    }
  }

  static <T> Question<T> simple(Callable<T> answer) {
    return new Asked<>(answer, Optional.empty(), Optional.empty());
  }

  Question<String> endless() {
    return simple(
        () -> {
          blocked.await();
          return "late";
        });
  }

  static Question<String> needing(Question.Preparation preparation) {
    return new Asked<>(() -> "best", Optional.of(preparation), Optional.of(() -> "next best"));
  }
}
