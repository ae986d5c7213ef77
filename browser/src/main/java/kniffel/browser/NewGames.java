package kniffel.browser;

import java.util.List;
import java.util.Optional;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.telling.agreed.Wishes;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;

/**
 * Opens tables on this device: for a new game, a rematch, or a game that goes on after dice were
 * taken back.
 */
final class NewGames {

  private final Common common;
  private final Device device;
  private final Wishes wishes;

  NewGames(Common common, Device device) {
    this.common = common;
    this.device = device;
    this.wishes = new Wishes(common.codec, common::words);
  }

  /** A new game, as requested. */
  DeviceTable create(NewTable wish, Outside moment) {
    if (wish.seats().stream().anyMatch(NewSeat.Friend.class::isInstance)
        || wish.clock().orElse(0) > 0
        || wish.listed().orElse(false)) {
      throw ProblemException.notNow("no-server");
    }
    Player player = device.player(moment.language());
    Agreement agreement = wishes.agreement(wish, player, moment.language());
    // Nobody else can come, so there is nobody to wait for.
    return added(begun(agreement, moment), moment);
  }

  /**
   * A table whose game runs. One program speaks for every seat, so what the page could add to the
   * dice would prove nothing; it is not asked for, and the record says so.
   */
  private static StoredTable begun(Agreement agreement, Outside moment) {
    List<Place> places =
        agreement.places().stream()
            .map(
                place ->
                    place instanceof Place.Person person
                        ? person.withAdding(Optional.empty())
                        : place)
            .toList();
    return Beginning.settleIfFull(table(agreement.with(places), moment), moment.now());
  }

  private static StoredTable table(Agreement agreement, Outside moment) {
    Entropy entropy = moment.entropy();
    return new StoredTable(
        entropy.name(),
        Status.OPEN,
        false,
        agreement,
        "",
        "",
        entropy.seed(),
        moment.now(),
        moment.now());
  }

  private DeviceTable added(StoredTable stored, Outside moment) {
    DeviceTable table = new DeviceTable(common, stored, moment.now());
    device.add(table);
    return table;
  }

  /** Another game of the same kind; the same one for everybody who asks. */
  DeviceTable rematch(DeviceTable table, String me, Outside moment) {
    StoredTable old = table.stored();
    if (old.status() != Status.OVER) {
      throw ProblemException.notNow("not-over");
    }
    Optional<String> known = old.agreement().rematch();
    if (known.isPresent() && device.has(known.get())) {
      return device.table(known.get());
    }
    Player player = new Player(me, "");
    StoredTable next = begun(Seating.again(old.agreement(), player, false), moment);
    device.change(
        table, // when it ended stays what it was
        stored ->
            stored.next(
                stored.status(), stored.agreement().withRematch(next.id()), stored.updated()));
    return added(next, moment);
  }

  /** The game goes on at a new table that begins with the log up to there. */
  DeviceTable takeBack(DeviceTable table, int version, Outside moment) {
    StoredTable old = table.stored();
    if (old.status() != Status.RUNNING) {
      throw ProblemException.notNow("not-running");
    }
    String lines =
        table
            .game()
            .linesBeforeSaid(version)
            .get()
            .orElseThrow(() -> ProblemException.notNow("nothing-said"));
    StoredTable fresh = table(old.agreement(), moment);
    StoredTable next =
        new StoredTable(
            fresh.id(),
            Status.RUNNING,
            false,
            old.agreement(),
            "",
            "",
            old.seed(),
            moment.now(),
            moment.now());
    DeviceTable going = new DeviceTable(common, next, lines, moment.now());
    device.add(going);
    device.change(
        table,
        stored -> stored.next(Status.CLOSED, stored.agreement().goingOn(next.id()), moment.now()));
    return going;
  }
}
