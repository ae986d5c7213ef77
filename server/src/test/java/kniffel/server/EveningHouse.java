package kniffel.server;

import static kniffel.server.Sandbox.me;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.wire.Evenings.Come;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.NewEvening;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.Status;

/** A server, and three people of whom two or more play through an evening. */
final class EveningHouse implements AutoCloseable {

  final Sandbox sandbox;
  final Connection anna;
  final Connection ben;
  final Connection eve;

  EveningHouse(Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
    eve = sandbox.guest("Eve");
  }

  @Override
  public void close() {
    sandbox.close();
  }

  static Come come() {
    return new Come(Optional.empty(), Optional.empty());
  }

  EveningInfo evening(NewSeat... seats) throws IOException {
    return anna.api().beginEvening(new NewEvening(Optional.of(List.of(seats)), Optional.empty()));
  }

  /** An evening of Anna's and Ben's. */
  String ofTwo() throws IOException {
    String code = evening(me()).code();
    var _ = ben.api().comeTo(code, come());
    return code;
  }

  static List<String> names(EveningInfo evening) {
    return evening.seats().stream().map(Guest::name).toList();
  }

  static List<String> names(TableInfo table) {
    return table.seats().stream().map(SeatInfo::name).map(Optional::orElseThrow).toList();
  }

  TableInfo play(String code, String game, Connection... people) throws Exception {
    TableInfo table = anna.api().nextGame(code, NextGame.of(game));
    toTheEnd(table, people);
    return table;
  }

  static void toTheEnd(TableInfo table, Connection... people) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Void>> all =
          IntStream.range(0, people.length)
              .mapToObj(i -> threads.submit(() -> toTheEnd(table, people[i], i)))
              .toList();
      for (Future<Void> each : all) {
        each.get();
      }
    }
  }

  private static Void toTheEnd(TableInfo table, Connection person, int seed) throws Exception {
    Online<?, ?, ?, ?> game = person.open(table, Optional.empty());
    new ExampleBot(new Random(seed)).play(game);
    if (person.api().table(table.id()).status() != Status.OVER) {
      var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
    }
    return null;
  }
}
