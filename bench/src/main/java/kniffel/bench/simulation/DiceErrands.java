package kniffel.bench.simulation;

import java.util.List;
import java.util.Optional;
import kniffel.table.HeadHash;
import kniffel.table.Seat;
import kniffel.table.dice.Share;
import kniffel.telling.agreed.Agreement.Adding;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;

/** What a player's client adds to the dice while a table begins: a pledge, then its entropy. */
final class DiceErrands {

  private final Errands errands;
  private final String player;

  DiceErrands(Errands errands, String player) {
    this.errands = errands;
    this.player = player;
  }

  /** Does what is to be done next, if anything is. */
  void add(String table, StoredTable seen) {
    String commitment = seen.seed().commitment();
    String entropy = "%064x".formatted(Math.abs((long) (player + table).hashCode()) + 1);
    if (isMine(seen, Adding.Expected.class)) {
      Requests.Pledge pledge = new Requests.Pledge(commitment, Share.pledge(commitment, entropy));
      errands.change(
          table, "pledge", life -> stored -> Beginning.pledge(stored, player, pledge, life.now()));
    } else if (seen.status() == Status.BEGINNING && isMine(seen, Adding.Pledged.class)) {
      Requests.Reveal reveal = new Requests.Reveal(head(seen), entropy);
      errands.change(
          table, "reveal", life -> stored -> Beginning.reveal(stored, player, reveal, life.now()));
    }
  }

  private boolean isMine(StoredTable seen, Class<? extends Adding> step) {
    return seen.agreement().places().stream()
        .anyMatch(
            place ->
                place instanceof Place.Person person
                    && person.player().equals(player)
                    && !person.left()
                    && person.adding().filter(step::isInstance).isPresent());
  }

  private static String head(StoredTable seen) {
    List<Place> places = seen.agreement().places();
    return HeadHash.of(
        seen.agreement().game(),
        seen.agreement().options(),
        places.stream().map(DiceErrands::seat).toList(),
        seen.seed().commitment(),
        places.stream().map(DiceErrands::pledge).toList());
  }

  private static Seat seat(Place place) {
    return switch (place) {
      case Place.Free free -> throw new IllegalStateException("a seat is free");
      case Place.Person person -> new Seat(person.name(), Seat.HUMAN);
      case Place.Machine machine -> new Seat(machine.name(), Seat.BOT + machine.level());
    };
  }

  private static Optional<String> pledge(Place place) {
    return place instanceof Place.Person person
        ? person.adding().flatMap(DiceErrands::pledge)
        : Optional.empty();
  }

  private static Optional<String> pledge(Adding adding) {
    return switch (adding) {
      case Adding.Expected expected -> Optional.empty();
      case Adding.Pledged(String pledge, var saw) -> Optional.of(pledge);
      case Adding.Revealed(var entropy, String pledge, var saw) -> Optional.of(pledge);
    };
  }
}
