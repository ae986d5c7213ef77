package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.TestNode.Listener;
import kniffel.wire.ToServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever causes others to be told something pays for that, and nobody's commands crowd out a
 * player's.
 */
@Timeout(60)
class WhatIsToldCostsTest {

  @TempDir private Path folder;

  private final Listener anna = new Listener(TestNode.ANNA);

  private TestNode open(boolean shared) throws Exception {
    return new TestNode(folder, new LocalBus(), shared);
  }

  private static ToServer.Play play(String id, int version) throws IOException {
    return new ToServer.Play(TestNode.TABLE, id, version, TestNode.move());
  }

  private static void watch(Room room, int count) {
    IntStream.range(0, count)
        .mapToObj(i -> new Listener("watcher" + i))
        .forEach(watcher -> room.open(watcher, Optional.empty()));
  }

  private int costOfAMove(int watchers) throws Exception {
    try (TestNode node = open(false)) {
      node.room().open(anna, Optional.empty());
      watch(node.room(), watchers);
      node.settle();
      int before = anna.charged();
      node.room().play(anna, play("a", 0));
      node.settle();
      assertThat(anna.heard().getLast()).contains("\"done\":\"a\"");
      return anna.charged() - before;
    }
  }

  @Test
  void aMoveAmongFriendsCostsHardlyMoreThanItsMessage() throws Exception {
    assertThat(costOfAMove(2)).isLessThanOrEqualTo(Costs.MESSAGE);
  }

  @Test
  void aMoveCostsForAllWhoWatch() throws Exception {
    assertThat(costOfAMove(299)).isBetween(Costs.fanOut(300), Costs.fanOut(300) + Costs.MESSAGE);
  }

  @Test
  void whoeverPlaysPaysForWhatIsKept() throws Exception {
    try (TestNode node = open(false)) {
      List<Listener> all = node.comeAll();
      assertThat(node.play(all, 5)).isEqualTo(5);
      assertThat(all.getFirst().chargedKept()).isEqualTo(5);
    }
  }

  @Test
  void aPlayerWhoLeavesPaysForTellingTheOthers() throws Exception {
    try (TestNode node = open(false)) {
      node.room().open(anna, Optional.empty());
      watch(node.room(), 200);
      node.settle();
      int before = anna.charged();
      node.room().close(anna);
      node.settle();
      assertThat(anna.charged() - before).isEqualTo(Costs.fanOut(200));
    }
  }

  @Test
  void oneOfManyPagesOfAPersonIsTooMany() throws Exception {
    try (TestNode node = open(false)) {
      List<Listener> pages = Stream.generate(() -> new Listener("eve")).limit(11).toList();
      pages.forEach(page -> open(node, page));
      node.settle();
      assertThat(pages.subList(0, 10)).noneMatch(page -> page.heard().toString().contains("many"));
      assertThat(pages.getLast().heard()).singleElement().asString().contains("\"too-many-pages\"");
      // People who are there may look from another seat, and people who leave make room.
      open(node, pages.getFirst());
      node.room().close(pages.get(1));
      open(node, pages.getLast());
      node.settle();
      assertThat(pages.getFirst().heard().getLast()).contains("\"state\"");
      assertThat(pages.getLast().heard().getLast()).contains("\"state\"");
    }
  }

  private static void open(TestNode node, Client page) {
    try {
      node.room().open(page, Optional.empty());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aStaleOrRepeatedCommandCostsAsMuchAsItsAnswer() throws Exception {
    try (TestNode node = open(false)) {
      node.room().open(anna, Optional.empty());
      node.settle();
      assertThat(node.play(List.of(anna), 30)).isEqualTo(30);
      for (ToServer.Play old : List.of(play("c0", 0), play("new", 0))) {
        int before = anna.charged();
        node.room().play(anna, old);
        node.settle();
        assertThat(anna.charged() - before)
            .isPositive()
            .isEqualTo(Costs.bytes(anna.heard().getLast().length()));
      }
    }
  }

  @Test
  void aSecondLookIntoTheDatabaseCosts() throws Exception {
    try (TestNode node = open(true)) {
      node.room().open(anna, Optional.empty());
      node.settle();
      int before = anna.charged();
      node.room().play(anna, play("a", 1));
      node.settle();
      assertThat(anna.heard()).anyMatch(text -> text.contains("\"stale\""));
      assertThat(anna.charged() - before).isGreaterThanOrEqualTo(Costs.REQUEST);
    }
  }

  @Test
  void commandsWithoutASeatDoNotWait() throws Exception {
    Listener eve = new Listener("eve");
    try (TestNode node = open(false)) {
      node.room().play(anna, play("a", 0)); // the disk is asked to store it
      node.room().play(eve, play("e", 0));
      assertThat(eve.heard()).singleElement().asString().contains("\"not-yours\"");
      assertThat(anna.heard()).isEmpty();
      node.settle();
      assertThat(anna.heard()).singleElement().asString().contains("\"done\":\"a\"");
    }
  }

  @Test
  void strangersDoNotCrowdAPlayerOut() throws Exception {
    try (TestNode node = open(true)) {
      List<Listener> strangers =
          IntStream.range(0, 100).mapToObj(i -> new Listener("eve" + i)).toList();
      node.room().play(anna, play("a", 0)); // the disk is asked to store it
      for (Listener stranger : strangers) {
        node.room().play(stranger, play("e", 2));
      }
      assertThat(strangers).filteredOn(each -> each.heard().isEmpty()).hasSize(4);
      node.room().play(anna, play("b", 1));
      node.settle();
      assertThat(anna.heard()).noneMatch(text -> text.contains("\"unavailable\""));
      assertThat(strangers.getFirst().heard()).anyMatch(text -> text.contains("\"not-yours\""));
      assertThat(strangers.getLast().heard()).anyMatch(text -> text.contains("\"unavailable\""));
    }
  }

  @Test
  void aPlayerMaySendSeveralCommandsAtOnceButNotAnyNumber() throws Exception {
    try (TestNode node = open(false)) {
      for (int i = 0; i < 20; i++) {
        node.room().play(anna, play("a" + i, i));
      }
      // The first is with the disk, eight wait.
      assertThat(anna.heard()).hasSize(11).allMatch(text -> text.contains("\"unavailable\""));
      node.settle();
      node.room().play(anna, play("z", 0));
      node.settle();
      assertThat(anna.heard()).anyMatch(text -> text.contains("\"a0\"") && text.contains("done"));
      assertThat(anna.heard()).anyMatch(text -> text.contains("\"z\"") && text.contains("stale"));
    }
  }
}
