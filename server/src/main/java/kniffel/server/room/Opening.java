package kniffel.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.StoredTable;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.json.Codec;
import kniffel.telling.LiveGame;

/** How a game begins: the head of its record follows from what was agreed. */
final class Opening {

  private Opening() {}

  /** The game of a table before its first event. */
  static LiveGame<?, ?, ?, ?> game(StoredTable table, Codec codec) {
    List<String> entropy = new ArrayList<>();
    for (Place place : table.agreement().places()) {
      entropy.add(
          switch (place) {
            case Place.Free free -> throw new IllegalStateException("a seat is free");
            case Place.Person person -> person.entropy();
            case Place.Machine machine -> machine.entropy();
          });
    }
    Rulebook<?> rulebook = Rulebooks.find(table.agreement().game()).orElseThrow();
    DiceTerms terms = new DiceTerms.Fair(table.seed().commitment(), entropy);
    Header<?> header = header(rulebook, table, terms, codec);
    DiceSource dice = header.source(Optional.of(table.seed())).orElseThrow();
    return LiveGame.of(header, dice, codec);
  }

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, StoredTable table, DiceTerms terms, Codec codec) {
    P options = codec.read(rulebook.optionsType(), table.agreement().options(), "options");
    List<Seat> seats = table.agreement().places().stream().map(Opening::seat).toList();
    return new Header<>(rulebook, options, seats, terms);
  }

  private static Seat seat(Place place) {
    return switch (place) {
      case Place.Free free -> throw new IllegalStateException("a seat is free");
      case Place.Person person -> new Seat(person.name(), Seat.HUMAN);
      case Place.Machine machine -> new Seat(machine.name(), Seat.BOT + machine.level());
    };
  }
}
