package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.Archive;
import kniffel.server.store.Head;
import kniffel.server.store.Results;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is done with a finished game stays done, whatever is agreed at its table afterwards. */
class AfterTheEndTest {

  private static final long LONG = 3_600_000;

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private StoredTables stored;
  private SqlTableStore tables;
  private Results results;
  private SteppedNode node;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna"));
    tables = stored.tables();
    results = stored.results();
    node = new SteppedNode(tables, clock, false);
    Agenda books = Agenda.in(0, What.REVIEW, clock.get());
    Head head = new Head(0, 1, Optional.empty(), false, Optional.of(books));
    StoredTable over = StoredTables.table("t", Status.OVER, false, StoredTables.person("anna"));
    stored.open(new Opened(over, head));
  }

  @AfterEach
  void end() {
    node.close();
    stored.close();
  }

  private Optional<Agenda> agenda() {
    return tables.read("t", 1).orElseThrow().head().agenda();
  }

  /** Something else is agreed, by a node that read the table before its books were made. */
  private void changeSomething() {
    int revision = tables.read("t", 1).orElseThrow().head().revision();
    StoredTable changed =
        node.answer(
            node.room("t")
                .change(
                    table -> table.next(table.status(), table.agreement().withPace(500), LONG)));
    assertThat(changed.agreement().pace()).isEqualTo(500);
    assertThat(tables.read("t", 1).orElseThrow().table()).isEqualTo(changed);
    assertThat(tables.read("t", 1).orElseThrow().head().revision()).isEqualTo(revision + 1);
  }

  @Test
  void finishedBooksAreNotDueAgain() {
    var _ = node.room("t");
    results.addReview("t", "{}", false, "points", List.of(), clock.get()).join();
    Optional<Agenda> archive = agenda();
    assertThat(archive.map(Agenda::what)).contains(What.ARCHIVE);
    changeSomething();
    assertThat(agenda()).isEqualTo(archive);
  }

  @Test
  void whatIsArchivedIsNotToBeArchivedAgain() {
    var _ = node.room("t");
    results.addReview("t", "{}", false, "points", List.of(), clock.get()).join();
    new Archive(stored.database(), stored.journal(), tables, new Codec())
        .putAwaySome(clock.get() + LONG);
    assertThat(agenda()).isEmpty();
    changeSomething();
    assertThat(agenda()).isEmpty();
  }

  @Test
  void whoeverMakesTheBooksIsNotDisturbed() {
    var _ = node.room("t");
    Agenda taken = agenda().orElseThrow().taken(What.REVIEW, LONG, clock.get());
    assertThat(tables.take(tables.dueReviews(clock.get(), 1).getFirst(), taken).join()).isTrue();
    changeSomething();
    assertThat(agenda()).contains(taken);
  }

  /** Their time was up, and somebody else has begun. */
  @Test
  void onlyWhoeverHasTakenTheBooksGivesThemUp() {
    Agenda taken = agenda().orElseThrow().taken(What.REVIEW, LONG, clock.get());
    assertThat(tables.take(tables.dueReviews(clock.get(), 1).getFirst(), taken).join()).isTrue();
    assertThat(results.giveUpReview("t", taken.at() - 1, clock.get()).join()).isZero();
    assertThat(agenda()).contains(taken);
    assertThat(results.giveUpReview("t", taken.at(), clock.get()).join()).isOne();
    assertThat(agenda().map(Agenda::what)).contains(What.ARCHIVE);
  }

  @Test
  void booksMadeAtACloserLookStay() {
    results.addReview("t", "first", false, "points", List.of(), clock.get()).join();
    results.addReview("t", "closer", true, "points", List.of(), clock.get()).join();
    results.addReview("t", "late", false, "points", List.of(), clock.get()).join();
    assertThat(results.review("t")).contains("closer");
    results.addReview("t", "closer yet", true, "points", List.of(), clock.get()).join();
    assertThat(results.review("t")).contains("closer yet");
  }
}
