package kniffel.server;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.Playing;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.EventMark;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.telling.Afterwards;

/** Records as a device makes them: random games of one person, against a bot where two can play. */
final class DeviceRecords {

  private static final Codec CODEC = new Codec();

  private DeviceRecords() {}

  static Stream<String> games() {
    return Rulebooks.ALL.stream().map(Rulebook::id);
  }

  /** A game to its end. */
  static String of(String game, int number) {
    return of(game, number, Integer.MAX_VALUE);
  }

  /** The same, stopped after some events. */
  static String of(String game, int number, int events) {
    Random random = new Random(number);
    Seed seed = seed(random);
    List<Seat> seats = seats(game, "bot:easy");
    List<Share> nothing = Collections.nCopies(seats.size(), new Share.Nothing());
    return played(
        game, seats, new DiceTerms.Pledged(seed.commitment(), nothing), seed, random, events);
  }

  /** A game that is over before it begins to matter, with dice that come from elsewhere. */
  static String with(DiceTerms dice) {
    Random random = new Random(1);
    return played("classic", seats("forone", ""), dice, seed(random), random, Integer.MAX_VALUE);
  }

  /** A game among these seats. */
  static String among(List<Seat> seats) {
    Random random = new Random(2);
    Seed seed = seed(random);
    List<Share> nothing = Collections.nCopies(seats.size(), new Share.Nothing());
    DiceTerms dice = new DiceTerms.Pledged(seed.commitment(), nothing);
    return played("classic", seats, dice, seed, random, Integer.MAX_VALUE);
  }

  private static Seed seed(Random random) {
    return Seed.draw(
        count -> {
          byte[] bytes = new byte[count];
          random.nextBytes(bytes);
          return bytes;
        });
  }

  private static List<Seat> seats(String game, String bot) {
    Seat anna = new Seat("Änne", Seat.HUMAN);
    return Rulebooks.find(game).orElseThrow().maxPlayers() == 1
        ? List.of(anna)
        : List.of(anna, new Seat("Ada", bot));
  }

  private static String played(
      String game, List<Seat> seats, DiceTerms dice, Seed seed, Random random, int events) {
    Header<?> header = header(Rulebooks.find(game).orElseThrow(), seats, dice);
    Optional<Seed> told = Optional.of(seed);
    DiceSource source = header.source(told).orElseThrow();
    Table<?, ?, ?, ?> table = Table.open(header);
    play(table, source, random, events);
    boolean secret = !(dice instanceof DiceTerms.Seeded);
    return Afterwards.record(
        new GameRecord(table, secret ? told : Optional.empty(), Map.of(1, EventMark.NONE)), CODEC);
  }

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, List<Seat> seats, DiceTerms dice) {
    return new Header<>(rulebook, rulebook.standard(), seats, dice);
  }

  private static <S, M, O, V> void play(
      Table<S, M, O, V> table, DiceSource dice, Random random, int events) {
    table.play(dice, Playing.Decider.random(random::nextInt), events);
  }
}
