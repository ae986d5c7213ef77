package kniffel.telling.agreed;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.HeadHash;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.Agreement.Adding;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.TableInfo.Status;

/** How a game begins: the head of its record follows from what was agreed. */
public final class AgreedGame {

  private AgreedGame() {}

  /** The game of a table before its first event. */
  public static LiveGame<?, ?, ?, ?> game(StoredTable table, Codec codec) {
    Rulebook<?> rulebook = Rulebooks.find(table.agreement().game()).orElseThrow();
    Header<?> header = header(rulebook, table, terms(table), codec);
    Chance chance = header.chance(Optional.of(table.seed())).orElseThrow();
    return LiveGame.of(header, chance, codec);
  }

  /** Whether there is a game. */
  public static boolean isBegun(StoredTable table) {
    return table.status() == Status.RUNNING || table.status() == Status.OVER;
  }

  /** The hash of what is agreed about a table whose seats are settled. */
  public static String headHash(StoredTable table) {
    return HeadHash.of(
        table.agreement().game(),
        table.agreement().options(),
        table.agreement().places().stream().map(AgreedGame::seat).toList(),
        table.seed().commitment(),
        shares(table).stream().map(Share::promised).toList());
  }

  private static DiceTerms terms(StoredTable table) {
    String commitment = table.seed().commitment();
    if (table.agreement().daily().isPresent()) {
      return new DiceTerms.Daily(table.agreement().daily().get().day(), commitment);
    }
    return switch (table.agreement().diceOf()) {
      case FAIR -> {
        List<String> entropy = entropyOfEarlierVersion(table.agreement().places());
        yield entropy.isEmpty()
            ? new DiceTerms.Pledged(commitment, shares(table))
            : new DiceTerms.Fair(commitment, entropy);
      }
      case OWN -> new DiceTerms.Own(Optional.empty());
      case MIXED -> new DiceTerms.Own(Optional.of(commitment));
    };
  }

  private static List<Share> shares(StoredTable table) {
    return table.agreement().places().stream().map(AgreedGame::share).toList();
  }

  private static Share share(Place place) {
    if (place instanceof Place.Person person && person.adding().isPresent()) {
      return switch (person.adding().get()) {
        case Adding.Expected expected -> new Share.Nothing();
        case Adding.Pledged(String pledge, String saw) -> new Share.Withheld(pledge, saw);
        case Adding.Revealed(String entropy, String pledge, String saw) ->
            new Share.Revealed(entropy, pledge, saw);
      };
    }
    return new Share.Nothing();
  }

  /** What the seats added, if an earlier version began this game: then every seat did. */
  private static List<String> entropyOfEarlierVersion(List<Place> places) {
    return places.stream()
        .flatMap(
            place ->
                switch (place) {
                  case Place.Free free -> Stream.<String>empty();
                  case Place.Person person -> person.entropy().stream();
                  case Place.Machine machine -> machine.entropy().stream();
                })
        .toList();
  }

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, StoredTable table, DiceTerms terms, Codec codec) {
    P options = codec.read(rulebook.optionsType(), table.agreement().options(), "options");
    List<Seat> seats = table.agreement().places().stream().map(AgreedGame::seat).toList();
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
