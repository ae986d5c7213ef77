package kniffel.server.http;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Standings;
import kniffel.server.evening.RankPoints;
import kniffel.server.evening.Scoreboard;
import kniffel.server.http.EveningBooks.Current;
import kniffel.server.http.EveningBooks.KeptMoment;
import kniffel.server.store.Evening;
import kniffel.server.store.EveningStore.EveningTable;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.wire.Evenings.EveningGame;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.GameStanding;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.Moment;
import kniffel.wire.Evenings.MomentKind;
import kniffel.wire.Evenings.SeatResult;
import kniffel.wire.TableInfo.SeatKind;
import kniffel.words.Language;

/** What is told about an evening. */
final class EveningInfos {

  private EveningInfos() {}

  static EveningInfo of(
      StoredEvening stored, List<Current> tables, Optional<String> asker, Language language) {
    Evening evening = stored.evening();
    return new EveningInfo(
        stored.code(),
        asker.filter(evening.host()::equals).isPresent(),
        asker.filter(player -> !evening.seatsOf(player).isEmpty()).isPresent(),
        evening.ended(),
        stored.created(),
        tables.stream()
            .filter(
                table ->
                    table.playing() && asker.filter(me -> sits(me, table, evening)).isPresent())
            .map(table -> table.table().table())
            .findFirst(),
        evening.next(),
        guests(evening, tables, asker),
        tables.stream().map(EveningInfos::played).toList(),
        moments(tables, language));
  }

  private static boolean sits(String player, Current table, Evening evening) {
    return table.table().seating().stream().anyMatch(seat -> evening.isSeat(seat, player));
  }

  private static List<Guest> guests(Evening evening, List<Current> tables, Optional<String> asker) {
    List<Scoreboard.FinishedGame> results =
        tables.stream()
            .map(Current::table)
            .flatMap(
                table ->
                    table.outcome().stream()
                        .map(outcome -> new Scoreboard.FinishedGame(table.seating(), outcome)))
            .toList();
    List<Scoreboard.SeatScore> lines = Scoreboard.of(evening.seats().size(), results).lines();
    List<Guest> guests = new ArrayList<>();
    for (int seat = 0; seat < lines.size(); seat++) {
      Scoreboard.SeatScore line = lines.get(seat);
      int number = seat;
      guests.add(
          switch (evening.seats().get(seat)) {
            case Evening.EveningSeat.Person person ->
                new Guest(
                    SeatKind.HUMAN,
                    person.name(),
                    Optional.empty(),
                    asker.filter(player -> evening.isSeat(number, player)).isPresent(),
                    person.here(),
                    line.games(),
                    line.wins(),
                    line.points(),
                    line.rank());
            case Evening.EveningSeat.Machine machine ->
                new Guest(
                    SeatKind.BOT,
                    machine.name(),
                    Optional.of(machine.level()),
                    false,
                    machine.here(),
                    line.games(),
                    line.wins(),
                    line.points(),
                    line.rank());
          });
    }
    return guests;
  }

  private static EveningGame played(Current current) {
    EveningTable table = current.table();
    GameStanding standing =
        table.outcome().isPresent()
            ? GameStanding.OVER
            : current.playing() ? GameStanding.PLAYING : GameStanding.GIVEN_UP;
    return new EveningGame(table.table(), table.game(), standing, places(table));
  }

  private static List<SeatResult> places(EveningTable table) {
    if (table.outcome().isEmpty()) {
      return table.seating().stream()
          .map(seat -> new SeatResult(seat, Optional.empty(), Optional.empty(), Optional.empty()))
          .toList();
    }
    Standings outcome = table.outcome().get();
    List<Double> points = RankPoints.of(outcome.ranks());
    return IntStream.range(0, table.seating().size())
        .mapToObj(
            i ->
                new SeatResult(
                    table.seating().get(i),
                    Optional.of(outcome.scores().get(i)),
                    Optional.of(outcome.ranks().get(i)),
                    Optional.of(points.get(i))))
        .toList();
  }

  /** The best of each kind and unit: different units cannot be compared. */
  private static List<Moment> moments(List<Current> tables, Language language) {
    List<Moment> all =
        IntStream.range(0, tables.size())
            .boxed()
            .flatMap(
                game ->
                    tables.get(game).moments().stream().map(each -> moment(each, game, language)))
            .toList();
    return Stream.of(MomentKind.values())
        .flatMap(
            kind ->
                all.stream()
                    .filter(each -> each.kind() == kind)
                    .map(Moment::unit)
                    .distinct()
                    .flatMap(unit -> best(all, kind, unit).stream()))
        .toList();
  }

  private static Optional<Moment> best(List<Moment> all, MomentKind kind, String unit) {
    return all.stream()
        .filter(each -> each.kind() == kind && each.unit().equals(unit))
        .max(Comparator.comparingDouble(Moment::value));
  }

  private static Moment moment(KeptMoment kept, int game, Language language) {
    return new Moment(
        kept.kind(), kept.seat(), game, kept.value(), kept.unit(), kept.text(language));
  }
}
