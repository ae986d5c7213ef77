package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kniffel.server.http.LookQueue.Ticket;
import kniffel.server.room.Asker;
import kniffel.wire.Answers.Looking;
import org.junit.jupiter.api.Test;

/** Nobody takes all the closer looks, and everybody is told how long theirs may still take. */
class LookQueueTest {

  private final LookQueue queue = new LookQueue(Duration.ofSeconds(20));

  private Ticket add(String table, String person, String network) {
    return queue.add(table, new Asker(person, network)).orElseThrow();
  }

  private Looking at(String table) {
    return queue.at(table).orElseThrow();
  }

  @Test
  void aGameWaitsOnceWhoeverAsks() {
    Ticket first = add("a", "anna", "x");
    assertThat(queue.add("a", new Asker("ben", "y"))).isEmpty();
    queue.remove(first);
    assertThat(queue.at("a")).isEmpty();
    assertThat(add("a", "ben", "y").table()).isEqualTo("a");
  }

  @Test
  void nobodyTakesAllPlaces() {
    List<Ticket> taken = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      queue.add("one " + i, new Asker("eve", "x")).ifPresent(taken::add);
    }
    assertThat(taken).hasSize(LookQueue.MOST_OF_A_PERSON);
    for (int i = 0; i < 100; i++) {
      queue.add("many " + i, new Asker("eve " + i, "x")).ifPresent(taken::add);
    }
    assertThat(taken).hasSize(LookQueue.MOST_AT_AN_ADDRESS);
    assertThat(queue.add("other", new Asker("anna", "y"))).isPresent();
    queue.remove(taken.getFirst());
    assertThat(queue.add("again", new Asker("eve", "x"))).isPresent();
  }

  /** Decisions that are settled early say nothing about those that are left. */
  @Test
  void whatIsLeftIsWhatIsNotSpentOfTheTime() {
    Ticket game = add("a", "anna", "x");
    assertThat(at("a")).isEqualTo(new Looking(0, 20));
    game.begin();
    game.spent(0.1);
    assertThat(at("a")).isEqualTo(new Looking(0.1, 18));
  }

  @Test
  void whatComesBeforeCounts() {
    add("a", "anna", "x").begin();
    add("b", "anna", "x");
    add("c", "ben", "x");
    add("d", "eve", "y");
    assertThat(at("a").seconds()).isEqualTo(20);
    // Behind the one that is looked at perhaps the first of the other address, whose turn it may
    // be.
    assertThat(at("b").seconds()).isEqualTo(60);
    assertThat(at("c").seconds()).isEqualTo(80);
    // Of the other address one at the most comes before the first.
    assertThat(at("d").seconds()).isEqualTo(60);
    assertThat(queue.elsewhere().seconds()).isEqualTo(20);
  }
}
