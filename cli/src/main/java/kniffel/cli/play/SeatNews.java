package kniffel.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.rules.Visible;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.SeatKind;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** Who has come, gone or been replaced at a table, in words. */
final class SeatNews {

  private SeatNews() {}

  /** What has changed between two looks at a table; the first look tells who is there. */
  static List<String> lines(@Nullable TableInfo before, TableInfo after, Words words) {
    if (after.status() == Status.OPEN) {
      String waiting = waiting(after, words);
      return before != null && waiting(before, words).equals(waiting)
          ? List.of()
          : List.of(waiting);
    }
    List<String> lines = new ArrayList<>();
    if (before != null && before.seats().size() == after.seats().size()) {
      for (int seat = 0; seat < after.seats().size(); seat++) {
        SeatInfo now = after.seats().get(seat);
        change(before.seats().get(seat), now)
            .map(key -> words.say(key, Map.of("name", Visible.line(now.name().orElse("")))))
            .ifPresent(lines::add);
      }
    }
    return lines;
  }

  private static String waiting(TableInfo table, Words words) {
    String names =
        table.seats().stream()
            .flatMap(seat -> seat.name().map(Visible::line).stream())
            .collect(Collectors.joining(", "));
    long open = table.seats().stream().filter(seat -> seat.kind() == SeatKind.OPEN).count();
    String waiting = words.say("cli.net.waiting", Map.of("names", names, "count", (int) open));
    // Somebody waiting for others wants to tell them how to join.
    return table
        .links()
        .flatMap(TableInfo.Links::code)
        .map(SpokenCode::of)
        .map(code -> waiting + " · " + words.say("commands.host.short", Map.of("code", code)))
        .orElse(waiting);
  }

  private static Optional<String> change(SeatInfo before, SeatInfo after) {
    if (after.mine() || after.kind() != SeatKind.HUMAN) {
      return Optional.empty();
    }
    if (before.standIn().isEmpty() && after.standIn().isPresent()) {
      return Optional.of("cli.net.stand-in");
    }
    if (before.present() != after.present()) {
      return Optional.of(after.present() ? "cli.net.here" : "cli.net.gone");
    }
    return Optional.empty();
  }
}
