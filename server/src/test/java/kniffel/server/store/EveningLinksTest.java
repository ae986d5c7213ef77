package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import kniffel.server.evening.EveningSeating;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.table.json.Codec;
import kniffel.wire.Player;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A link that is replaced while somebody comes by it no longer lets them in. */
class EveningLinksTest {

  private static final Player ANNA = new Player("anna", "Anna");
  private static final Player BEN = new Player("ben", "Ben");
  private static final Player EVE = new Player("eve", "Eve");

  private Database database;
  private Journal journal;
  private EveningStore evenings;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, new SimpleMeterRegistry());
    evenings = new EveningStore(database, journal, new Codec());
    Evening evening = come(come(Evening.of(ANNA.id()), ANNA), BEN);
    assertThat(evenings.add(new StoredEvening("id", "old", 1, evening, 1, 1)).join()).isTrue();
  }

  @AfterEach
  void end() {
    journal.close();
    database.close();
  }

  private static Evening come(Evening evening, Player player) {
    return EveningSeating.come(evening, player, Optional.empty(), false);
  }

  /** Somebody comes by the old link, and Anna sends Ben away before that is kept. */
  private Optional<StoredEvening> comeTooLate(Player player) {
    AtomicBoolean sent = new AtomicBoolean();
    return evenings.change(
        "old",
        player.id(),
        evening -> {
          if (!sent.getAndSet(true)) {
            assertThat(sendBenAway()).isPresent();
          }
          return come(evening, player).with(new Evening.EveningSeat.Machine("easy", "Bot", true));
        },
        "unused",
        3);
  }

  private Optional<StoredEvening> sendBenAway() {
    return evenings.change(
        "old", ANNA.id(), evening -> EveningSeating.leave(evening, ANNA, 1), "new", 2);
  }

  private Evening now() {
    return evenings.byCode("new").orElseThrow().evening();
  }

  @Test
  void whoeverIsSentAwayMeanwhileDoesNotComeBack() {
    assertThat(comeTooLate(BEN)).isEmpty();
    assertThat(now().isHere(BEN.id())).isFalse();
    assertThat(now().hasSentAway(BEN.id())).isTrue();
  }

  @Test
  void nobodyElseComesByTheirLinkMeanwhile() {
    assertThat(comeTooLate(EVE)).isEmpty();
    assertThat(now().names()).containsExactly("Anna", "Ben");
  }

  @Test
  void whoeverIsThereNoticesNothing() {
    assertThat(comeTooLate(ANNA)).isPresent();
    assertThat(now().names()).containsExactly("Anna", "Ben", "Bot");
  }
}
