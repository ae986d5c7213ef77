package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.client.News.Update;
import kniffel.wire.TableInfo;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** Who sits at the table of a visitor, and which of the seats are the visitor's own. */
final class VisitSeats {

  private @Nullable TableInfo info;

  /** What has changed since the last look, in words. */
  List<String> look(TableInfo now, Words words) {
    List<String> lines = SeatNews.lines(info, now, words);
    info = now;
    return lines;
  }

  /** The visitor's own seats. */
  List<Integer> mine() {
    TableInfo table = info;
    return table == null
        ? List.of()
        : IntStream.range(0, table.seats().size())
            .filter(seat -> table.seats().get(seat).mine())
            .boxed()
            .toList();
  }

  /** The seat that is asked, if it is one of ours. */
  Optional<Integer> asked(Update<?, ?> at) {
    return at.asked().filter(mine()::contains);
  }

  /** Whether the table only waits for its host, the visitor, to begin. */
  boolean isForUsToBegin() {
    TableInfo table = info;
    return table != null
        && table.host()
        && table.status() == TableInfo.Status.OPEN
        && table.seats().stream().noneMatch(seat -> seat.kind() == TableInfo.SeatKind.OPEN);
  }
}
