package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.rules.karten.KartenRulebook;
import kniffel.server.Sandbox;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.Asker;
import kniffel.server.room.Services;
import kniffel.server.room.TestNode;
import kniffel.server.room.Thinking;
import kniffel.telling.Advisor;
import kniffel.telling.MindCache;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Books are made sooner or later, whatever keeps them from it, and by one node. */
@Timeout(120)
class ReviewsTest {

  private static final Asker ANNA = new Asker(TestNode.ANNA, "192.0.2.1");

  private TestNode node;

  /** A finished game of two whose books are estimates at first. */
  @BeforeEach
  void play(@TempDir Path folder) throws Exception {
    List<String> players = List.of(TestNode.ANNA, "ben");
    node = new TestNode(folder, new LocalBus(), false, new KartenRulebook(), players);
    assertThat(node.play(node.comeAll(), 10_000)).isLessThan(10_000);
    assertThat(Objects.requireNonNull(node.room().game()).standings()).isPresent();
  }

  @AfterEach
  void close() {
    node.close();
  }

  private Reviews reviews(Thinking bots) {
    Services usual = node.services();
    Services services =
        new Services(
            usual.tables(),
            usual.codec(),
            Map.of(),
            usual.minds(),
            usual.offers(),
            usual.bus(),
            usual.threads(),
            bots,
            usual.costs(),
            usual.timers(),
            usual.now(),
            usual.random(),
            usual.meters(),
            usual.grace());
    Advisor advisor = new Advisor(new MindCache(), usual.codec(), bots.allowances());
    return new Reviews(services, node.results(), node.rooms(), advisor, Duration.ofMillis(200));
  }

  /** The books as they are kept. */
  private Optional<Answers.Review> kept() {
    return node.results()
        .review(TestNode.TABLE)
        .map(
            body ->
                node.services()
                    .codec()
                    .read(Answers.Review.class, kniffel.table.json.Json.parse(body), ""));
  }

  private void makeBooks(Reviews reviews) throws Exception {
    reviews.makeSome();
    var _ =
        Sandbox.until(
            "the books",
            () -> {
              node.settle();
              return kept();
            },
            Optional::isPresent);
  }

  @Test
  void thatThereIsTooMuchToDoIsNoTry() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    Reviews reviews = reviews(new FailingAtFirst(node.bots(), "busy", 10, asked));
    for (int i = 0; i < 10; i++) {
      reviews.makeSome();
      node.settle();
      assertThat(asked).hasValue(i + 1);
      node.pass(60_000);
    }
    makeBooks(reviews);
    assertThat(asked).hasValue(11);
  }

  @Test
  void booksThatCannotBeMadeAreGivenUp() throws Exception {
    AtomicInteger asked = new AtomicInteger();
    Reviews reviews = reviews(new FailingAtFirst(node.bots(), "not-over", 10, asked));
    for (int i = 0; i < 10; i++) {
      reviews.makeSome();
      node.settle();
      node.pass(600_000);
    }
    assertThat(asked).hasValue(3);
    assertThat(kept()).isEmpty();
    assertThat(node.services().tables().dueReviews(Long.MAX_VALUE, 1)).isEmpty();
  }

  @Test
  void aGameIsLookedAtOnceHoweverManyNodesAreAsked() throws Exception {
    Counting bots = new Counting(node.bots());
    List<Reviews> nodes = List.of(reviews(bots), reviews(bots), reviews(bots));
    makeBooks(nodes.getFirst());
    assertThat(kept().orElseThrow().sharp()).isFalse();
    CountDownLatch others = new CountDownLatch(1);
    var _ =
        node.bots()
            .lookCloser(
                new Asker("others", "192.0.2.9"),
                Question.simple(
                    () -> {
                      others.await();
                      return true;
                    }));
    for (Reviews each : nodes) {
      Answers.Looking looking = each.of(TestNode.TABLE, ANNA).orElseThrow().looking().orElseThrow();
      assertThat(looking).isEqualTo(new Answers.Looking(0, 1));
    }
    node.settle(); // the game is handed over
    others.countDown();
    List<Boolean> looks = bots.looks();
    assertThat(looks).containsExactlyInAnyOrder(true, false, false);
    assertThat(kept().orElseThrow().sharp()).isTrue();
    assertThat(nodes.getLast().of(TestNode.TABLE, ANNA).orElseThrow().looking()).isEmpty();
  }

  @Test
  void booksAreNotReadAgainAndAgainToFindThatTheyAreNotSharp() throws Exception {
    Counting bots = new Counting(node.bots());
    Reviews here = reviews(bots);
    Reviews elsewhere = reviews(bots);
    makeBooks(reviews(bots));
    assertThat(here.sharp(TestNode.TABLE)).isEmpty();
    assertThat(elsewhere.sharp(TestNode.TABLE)).isEmpty();
    assertThat(elsewhere.of(TestNode.TABLE, ANNA)).isPresent();
    node.settle(); // the game is handed over
    assertThat(bots.looks()).containsExactly(true);
    while (elsewhere.sharp(TestNode.TABLE).isEmpty()) { // where they are made it is known at once
      node.settle();
    }
    assertThat(here.sharp(TestNode.TABLE)).as("not read again yet").isEmpty();
    node.pass(21_000);
    assertThat(here.sharp(TestNode.TABLE)).isPresent();
  }

  /** Each time it takes a second to make way; the look must be over before its ten are. */
  @Test
  void aLookMakesWayForNoMoreThanHalfOfItsTime() throws Exception {
    AtomicInteger ways = new AtomicInteger();
    Counting bots =
        new Counting(node.bots()) {
          @Override
          public boolean makeWay() {
            ways.incrementAndGet();
            node.pass(1_000);
            return true;
          }
        };
    Reviews reviews = reviews(bots);
    makeBooks(reviews);
    assertThat(reviews.of(TestNode.TABLE, ANNA)).isPresent();
    node.settle();
    assertThat(bots.looks()).containsExactly(true);
    assertThat(ways.get()).isBetween(1, 5);
  }

  @Test
  void aGameThatCannotBeReadMayBeAskedForAgain() {
    AtomicInteger asked = new AtomicInteger();
    Services services = node.services();
    Advisor advisor = new Advisor(new MindCache(), services.codec(), node.bots().allowances());
    CloserLooks looks = new CloserLooks(services, advisor, Duration.ofMillis(200), table -> true);
    for (int i = 0; i < 3; i++) {
      var _ =
          looks.at(
              "another table",
              ANNA,
              List.of(0),
              () -> {
                asked.incrementAndGet();
                throw new IllegalStateException("not to be read");
              },
              (made, taken) -> {},
              taken -> {});
    }
    assertThat(asked).hasValue(3);
  }

  @Test
  void whatIsReadyWhenTheServerClosesIsMadeAgainLater() {
    ExecutorService closed = Executors.newSingleThreadExecutor();
    closed.shutdown();
    CompletableFuture<String> made = new CompletableFuture<>();
    CompletableFuture<Void> kept = made.thenAcceptAsync(books -> {}, closed);
    made.complete("books");
    Throwable failure = kept.handle((done, problem) -> problem).join();
    assertThat(Reviews.isPutOff(failure)).isTrue();
    assertThat(Reviews.isPutOff(ProblemException.unavailable())).isTrue();
    assertThat(Reviews.isPutOff(new IllegalStateException("a mistake"))).isFalse();
    assertThat(Reviews.isPutOff(ProblemException.notThere())).isFalse();
  }

  /** The threads that think, as they are. */
  private abstract static class Usual implements Thinking {

    private final Thinking usual;

    Usual(Thinking usual) {
      this.usual = usual;
    }

    @Override
    public Supplier<Allowance> allowances() {
      return usual.allowances();
    }

    @Override
    public long budgetMillis() {
      return usual.budgetMillis();
    }

    @Override
    public <T> CompletableFuture<T> think(String host, boolean awaited, Question<T> question) {
      return usual.think(host, awaited, question);
    }

    @Override
    public <T> CompletableFuture<T> hint(Asker asker, Question<T> question) {
      return usual.hint(asker, question);
    }

    @Override
    public <T> CompletableFuture<T> review(Question<T> question) {
      return usual.review(question);
    }

    @Override
    public <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question) {
      return usual.lookCloser(asker, question);
    }

    @Override
    public boolean makeWay() {
      return usual.makeWay();
    }
  }

  /** Does not make books for a while. */
  private static final class FailingAtFirst extends Usual {

    private final String code;
    private final int times;
    private final AtomicInteger asked;

    FailingAtFirst(Thinking usual, String code, int times, AtomicInteger asked) {
      super(usual);
      this.code = code;
      this.times = times;
      this.asked = asked;
    }

    @Override
    public <T> CompletableFuture<T> review(Question<T> question) {
      return asked.incrementAndGet() <= times
          ? CompletableFuture.failedFuture(new ProblemException(503, code, Map.of()))
          : super.review(question);
    }
  }

  /** Counts what became of closer looks. */
  private static class Counting extends Usual {

    private final List<CompletableFuture<Boolean>> looks =
        new java.util.concurrent.CopyOnWriteArrayList<>();

    Counting(Thinking usual) {
      super(usual);
    }

    @Override
    public <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question) {
      CompletableFuture<T> look = super.lookCloser(asker, question);
      looks.add(look.handle((made, failure) -> failure == null));
      return look;
    }

    /** Whether each of them has come to an end. */
    List<Boolean> looks() {
      return looks.stream().map(CompletableFuture::join).toList();
    }
  }
}
