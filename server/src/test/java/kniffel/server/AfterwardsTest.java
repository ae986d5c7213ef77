package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.karten.KartenRulebook;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.Verification;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Hints during a game, and everything that is there after its end. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AfterwardsTest {

  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;
  private Connection eve;

  /** A finished game of Anna's and Ben's in which Anna once asked for a hint. */
  private TableInfo table;

  @BeforeAll
  void open(@TempDir Path folder) throws Exception {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
    eve = sandbox.guest("Eve");
    table = sandbox.running(new KartenRulebook(), anna, ben);
    var _ = eve.api().watch(watchCode(table));
    notBeforeTheEnd();
    Online<?, ?, ?, ?> own = anna.open(table, Optional.empty());
    Online<?, ?, ?, ?> other = ben.open(table, Optional.empty());
    Thread opponent =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    new ExampleBot(new Random(2)).play(other);
                  } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                });
    takeAHint(own);
    Sandbox.toTheEnd(own, 3);
    opponent.join();
    var _ = Sandbox.await(own, info -> info.status() == Status.OVER);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private void notBeforeTheEnd() {
    for (Connection each : new Connection[] {anna, ben, eve}) {
      refused("not-over", () -> each.api().record(table.id()));
      refused("not-over", () -> each.api().verification(table.id()));
      refused("not-over", () -> each.api().step(table.id(), 0, Optional.empty()));
      refused("not-over", () -> each.api().review(table.id()));
    }
    refused("not-over", () -> anna.api().rematch(table.id(), again()));
  }

  private <S, M, O, V> void takeAHint(Online<S, M, O, V> game) throws Exception {
    Update<M, V> turn = game.turn().orElseThrow();
    refused("not-yours", () -> ben.api().hint(table.id(), turn.version()));
    refused("not-yours", () -> eve.api().hint(table.id(), turn.version()));
    refused("stale", () -> anna.api().hint(table.id(), turn.version() + 1));
    Answers.Hint hint = anna.api().hint(table.id(), turn.version());
    assertThat(hint.best().loss()).isZero();
    assertThat(hint.moves().getFirst()).isEqualTo(hint.best());
    assertThat(hint.reason()).isNotBlank();
    game.play(turn, turn.moves().getFirst());
  }

  private static void refused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static Requests.Rematch again() {
    return new Requests.Rematch(Optional.empty());
  }

  @Test
  void theSheetsCanBePrintedAsTheyStand() throws Exception {
    String path = "/api/tables/" + table.id() + "/sheet?lang=de";
    var answer = sandbox.send("GET", path, "", "Authorization", "Bearer " + anna.token());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(answer.body()).contains(">Anna</text>").contains(">Ben</text>");
    assertThat(sandbox.send("GET", path, "").statusCode()).isEqualTo(401);
  }

  @Test
  void theRecordIsAProvenOneAndMarksTheHint() throws Exception {
    String text = anna.api().record(table.id());
    assertThat(text).contains("\"hint\":true").containsOnlyOnce("\"hint\"");
    assertThat(ben.api().record(table.id())).isEqualTo(text);
    assertThat(eve.api().record(table.id())).isEqualTo(text);
    GameRecord record =
        new RecordReader(new Codec())
            .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(Verification.of(record).dice()).isInstanceOf(Verification.Verdict.Proven.class);
    Answers.Verdict verdict = eve.api().verification(table.id());
    assertThat(verdict.verdict()).isEqualTo("proven");
    assertThat(verdict.text()).isNotBlank();
  }

  @Test
  void everyStepCanBeLookedAtAsAnybodySawIt() throws Exception {
    int last = anna.api().table(table.id()).version();
    FromServer.State end = anna.api().step(table.id(), last, Optional.of(1));
    assertThat(end.over()).isPresent();
    assertThat(end.viewer()).isEqualTo(1);
    FromServer.State start = eve.api().step(table.id(), 0, Optional.empty());
    assertThat(start.version()).isZero();
    assertThat(start.viewer()).isEqualTo(FromServer.SPECTATOR);
    for (int step : new int[] {-1, last + 1}) {
      refused("not-there", () -> anna.api().step(table.id(), step, Optional.empty()));
    }
    refused("not-there", () -> anna.api().step(table.id(), 1, Optional.of(2)));
  }

  @Test
  void theBooksAddUp() throws Exception {
    // Made in the background.
    Answers.Review review =
        Sandbox.until(
            "the closer look", () -> anna.api().review(table.id()), Answers.Review::sharp);
    assertThat(review.looking()).isEmpty();
    assertThat(review.players()).hasSize(2);
    for (Answers.Books books : review.players()) {
      assertThat(books.start() + books.luck() - books.loss())
          .isCloseTo(books.result(), within(1e-6));
      assertThat(books.entries()).isNotEmpty();
      assertThat(books.entries()).allSatisfy(entry -> assertThat(entry.text()).isNotBlank());
    }
    Answers.GameStatistics own = anna.api().statistics().games().getFirst();
    assertThat(own.game()).isEqualTo("karten");
    assertThat(own.games()).isEqualTo(1);
    // What was seen at first sight is not counted; this was seen after a closer look.
    assertThat(own.rated()).isEqualTo(1);
    assertThat(own.luck()).isPresent();
    assertThat(own.loss()).isPresent();
    assertThat(eve.api().statistics().games()).isEmpty();
  }

  @Test
  void listsTellHowItEndedAndResultsAreKept() throws Exception {
    TableInfo listed =
        anna.api().mine().stream()
            .filter(info -> info.id().equals(table.id()))
            .findFirst()
            .orElseThrow();
    var over = anna.api().step(table.id(), listed.version(), Optional.empty()).over().orElseThrow();
    assertThat(listed.scores()).isEqualTo(over.scores());
    assertThat(listed.ranks()).isEqualTo(over.ranks());
    JsonNode mine = results(anna).get("games").get(0);
    assertThat(mine.get("game").asText()).isEqualTo("karten");
    assertThat(mine.get("recent")).hasSize(1).isEqualTo(mine.get("best"));
    assertThat(mine.get("recent").get(0).get("table").asText()).isEqualTo(table.id());
    assertThat(mine.get("recent").get(0).get("score").asInt()).isEqualTo(over.scores().getFirst());
    assertThat(mine.get("longest").asInt()).isEqualTo(over.ranks().getFirst() == 1 ? 1 : 0);
    assertThat(results(eve).get("games")).isEmpty();
  }

  private JsonNode results(Connection who) throws IOException, InterruptedException {
    return new ObjectMapper()
        .readTree(
            sandbox
                .send("GET", "/api/me/results", "", "Authorization", "Bearer " + who.token())
                .body());
  }

  @Test
  void theSamePlayersPlayAgainAtOneTable() throws Exception {
    refused("not-there", () -> eve.api().rematch(table.id(), again()));
    // Both ask at once: one table, and nobody is left waiting at another.
    Future<TableInfo> asked;
    TableInfo second;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      asked = threads.submit(() -> anna.api().rematch(table.id(), again()));
      second = ben.api().rematch(table.id(), again());
    }
    TableInfo first = asked.get();
    assertThat(second.id()).isEqualTo(first.id());
    second = ben.api().table(first.id());
    assertThat(second.status()).isEqualTo(Status.RUNNING);
    assertThat(second.commitment()).isNotEqualTo(table.commitment());
    assertThat(anna.api().table(table.id()).rematch()).contains(first.id());
    assertThat(anna.api().rematch(table.id(), again()).revision()).isEqualTo(second.revision());
    assertThat(anna.api().mine())
        .extracting(TableInfo::id)
        .contains(table.id(), first.id())
        .hasSizeLessThanOrEqualTo(3); // and that of another test here
    assertThat(ben.api().mine())
        .extracting(TableInfo::id)
        .containsExactlyInAnyOrder(table.id(), first.id());
  }

  @Test
  void hintsCanBeSwitchedOff() throws Exception {
    NewTable wish = wish("classic", me(), bot());
    NewTable strict =
        new NewTable(
            wish.game(),
            wish.seats(),
            wish.options(),
            wish.preset(),
            wish.listed(),
            Optional.of(false),
            wish.clock(),
            wish.pace(),
            wish.pledges(),
            wish.start());
    TableInfo without = anna.api().create(strict);
    assertThat(without.hints()).isFalse();
    refused("no-hints", () -> anna.api().hint(without.id(), without.version()));
  }
}
