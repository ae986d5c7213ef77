package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement.Adding;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;

/** The header that follows from what is stored of a table: found here a second time, by itself. */
final class AgreedHeader {

  private AgreedHeader() {}

  static Header<?> of(StoredTable stored, Codec codec) {
    List<String> entropy = new ArrayList<>();
    List<Share> shares = new ArrayList<>();
    List<Seat> seats = new ArrayList<>();
    for (Place place : stored.agreement().places()) {
      switch (place) {
        case Place.Free free -> throw new IllegalStateException("a seat is free");
        case Place.Person person -> {
          person.entropy().ifPresent(entropy::add);
          shares.add(person.adding().map(AgreedHeader::share).orElseGet(Share.Nothing::new));
          seats.add(new Seat(person.name(), Seat.HUMAN));
        }
        case Place.Machine machine -> {
          machine.entropy().ifPresent(entropy::add);
          shares.add(new Share.Nothing());
          seats.add(new Seat(machine.name(), Seat.BOT + machine.level()));
        }
      }
    }
    Rulebook<?> rulebook = Rulebooks.find(stored.agreement().game()).orElseThrow();
    DiceTerms terms = terms(stored, entropy, shares);
    return header(rulebook, stored, seats, terms, codec);
  }

  private static DiceTerms terms(StoredTable stored, List<String> entropy, List<Share> shares) {
    String commitment = stored.seed().commitment();
    if (stored.agreement().daily().isPresent()) {
      return new DiceTerms.Daily(stored.agreement().daily().get().day(), commitment);
    }
    return switch (stored.agreement().diceOf()) {
      case FAIR ->
          entropy.isEmpty()
              ? new DiceTerms.Pledged(commitment, shares)
              : new DiceTerms.Fair(commitment, entropy);
      case OWN -> new DiceTerms.Own(Optional.empty());
      case MIXED -> new DiceTerms.Own(Optional.of(commitment));
    };
  }

  private static Share share(Adding adding) {
    return switch (adding) {
      case Adding.Expected expected -> new Share.Nothing();
      case Adding.Pledged(String pledge, String saw) -> new Share.Withheld(pledge, saw);
      case Adding.Revealed(String told, String pledge, String saw) ->
          new Share.Revealed(told, pledge, saw);
    };
  }

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, StoredTable stored, List<Seat> seats, DiceTerms terms, Codec codec) {
    P options = codec.read(rulebook.optionsType(), stored.agreement().options(), "options");
    return new Header<>(rulebook, options, seats, terms);
  }
}
