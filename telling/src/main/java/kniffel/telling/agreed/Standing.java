package kniffel.telling.agreed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.SeatKind;
import kniffel.wire.TableInfo.Status;

/**
 * Where a table stands, for telling people about it.
 *
 * @param version how many events there were
 * @param revision rises with each change of what is agreed
 * @param asked the seat that decides
 * @param left how many milliseconds are left for the turn by the clock
 * @param progress how far the game has come, as far as that is known
 * @param grace seconds after which a stand-in may be asked for
 */
public record Standing(
    int version,
    int revision,
    Optional<Integer> asked,
    Optional<Long> left,
    Optional<Progress> progress,
    int grace) {

  /**
   * What a player may know about the table apart from the game itself.
   *
   * @param gone for how many milliseconds somebody has been gone, if they are
   */
  public TableInfo info(
      StoredTable stored, String player, Function<Place.Person, Optional<Long>> gone) {
    Agreement agreement = stored.agreement();
    boolean seated = agreement.isSeated(player);
    Optional<Integer> decides = stored.status() == Status.RUNNING ? asked : Optional.empty();
    return new TableInfo(
        stored.id(),
        agreement.game(),
        agreement.options(),
        stored.status(),
        revision,
        agreement.host().equals(player),
        seated,
        stored.listed(),
        agreement.hints(),
        agreement.clock(),
        agreement.pace(),
        grace,
        seats(agreement, player, gone),
        // Spectators would know the dice before their own try; and without a server nobody can
        // come.
        seated && agreement.daily().isEmpty() && !stored.playCode().isEmpty()
            ? Optional.of(
                new TableInfo.Links(
                    "/join#" + stored.playCode(),
                    "/watch#" + stored.watchCode(),
                    stored.shortCode()))
            : Optional.empty(),
        stored.seed().commitment(),
        version,
        decides,
        decides.isPresent() && agreement.isSeat(decides.get(), player),
        left,
        agreement.rematch(),
        agreement.diceOf(),
        agreement.goesOn(),
        stored.created(),
        stored.updated(),
        agreement.daily(),
        // Anyone who has it may sit down there, so spectators do not get it.
        seated ? agreement.evening() : Optional.empty(),
        progress.flatMap(Progress::round),
        progress.map(Progress::scores).orElse(List.of()),
        progress.map(Progress::ranks).orElse(List.of()),
        agreement.given());
  }

  private static List<SeatInfo> seats(
      Agreement agreement, String player, Function<Place.Person, Optional<Long>> gone) {
    List<SeatInfo> seats = new ArrayList<>();
    for (Place place : agreement.places()) {
      seats.add(
          switch (place) {
            case Place.Free free ->
                new SeatInfo(
                    SeatKind.OPEN,
                    Optional.empty(),
                    false,
                    false,
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            case Place.Machine machine ->
                new SeatInfo(
                    SeatKind.BOT,
                    Optional.of(machine.name()),
                    false,
                    false,
                    true,
                    Optional.empty(),
                    Optional.of(machine.level()),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            case Place.Person person -> seat(person, agreement.host(), player, gone.apply(person));
          });
    }
    return seats;
  }

  private static SeatInfo seat(
      Place.Person person, String host, String player, Optional<Long> gone) {
    return new SeatInfo(
        SeatKind.HUMAN,
        Optional.of(person.name()),
        person.player().equals(player) && !person.left(),
        person.player().equals(host) && !person.left(),
        !person.left() && gone.isEmpty(),
        gone.map(millis -> (int) (millis / 1000)),
        Optional.empty(),
        person.standIn(),
        person.adding().map(Standing::step),
        person.adding().flatMap(Standing::pledge));
  }

  private static TableInfo.Adding step(Agreement.Adding adding) {
    return switch (adding) {
      case Agreement.Adding.Expected expected -> TableInfo.Adding.EXPECTED;
      case Agreement.Adding.Pledged pledged -> TableInfo.Adding.PLEDGED;
      case Agreement.Adding.Revealed revealed -> TableInfo.Adding.REVEALED;
    };
  }

  private static Optional<String> pledge(Agreement.Adding adding) {
    return switch (adding) {
      case Agreement.Adding.Expected expected -> Optional.empty();
      case Agreement.Adding.Pledged pledged -> Optional.of(pledged.pledge());
      case Agreement.Adding.Revealed revealed -> Optional.of(revealed.pledge());
    };
  }
}
