package kniffel.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;

/**
 * What is agreed before the first event of a game.
 *
 * @param rulebook which game
 * @param options with which options
 * @param seats who plays, in the order of the seats
 * @param dice where the outcomes come from
 * @param <P> the options of the game
 */
public record Header<P extends Record>(
    Rulebook<P> rulebook, P options, List<Seat> seats, DiceTerms dice) {

  public Header {
    seats = List.copyOf(seats);
    if (seats.size() < rulebook.minPlayers() || seats.size() > rulebook.maxPlayers()) {
      throw new IllegalArgumentException(
          "%s is for %d to %d players, not %d"
              .formatted(
                  rulebook.id(), rulebook.minPlayers(), rulebook.maxPlayers(), seats.size()));
    }
    switch (dice) {
      case DiceTerms.Fair(var commitment, var entropy) -> requireAll(seats, entropy.size());
      case DiceTerms.Pledged(var commitment, var shares) -> {
        requireAll(seats, shares.size());
        for (int seat = 0; seat < seats.size(); seat++) {
          if (seats.get(seat).isBot() && !(shares.get(seat) instanceof Share.Nothing)) {
            throw new IllegalArgumentException("a bot adds nothing to the dice: seat " + seat);
          }
        }
      }
      case DiceTerms.Daily daily -> {
        if (seats.size() != 1 || !rulebook.countsThrows()) {
          throw new IllegalArgumentException("the dice of a day are for one who rolls dice alone");
        }
      }
      case DiceTerms.Seeded seeded -> {}
      case DiceTerms.Own own -> {
        if (!rulebook.isOfDice()) {
          throw new IllegalArgumentException(rulebook.id() + " is not played with dice alone");
        }
      }
    }
  }

  private static void requireAll(List<Seat> seats, int given) {
    if (given != seats.size()) {
      throw new IllegalArgumentException(
          "%d seats but the entropy of %d".formatted(seats.size(), given));
    }
  }

  /** How chance enters the game; empty if that needs a seed and this is not the one meant. */
  public Optional<Chance> chance(Optional<Seed> seed) {
    return switch (dice) {
      case DiceTerms.Seeded seeded -> Optional.of(new Chance.Drawn(seeded.dice()));
      case DiceTerms.Fair fair -> seed.flatMap(fair::open).map(Chance.Drawn::new);
      case DiceTerms.Daily daily ->
          seed.flatMap(each -> daily.open(each, rulebook.id())).map(Chance.Drawn::new);
      case DiceTerms.Pledged pledged -> {
        String head = HeadHash.of(this, pledged);
        yield seed.flatMap(each -> pledged.open(each, head)).map(Chance.Drawn::new);
      }
      case DiceTerms.Own own when own.commitment().isEmpty() ->
          Optional.of(new Chance.Own(Optional.empty()));
      case DiceTerms.Own own -> {
        String head = HeadHash.of(this, own.commitment().get());
        yield seed.flatMap(each -> own.open(each, head))
            .map(dice -> new Chance.Own(Optional.of(dice)));
      }
    };
  }

  /** The program's dice; empty if it rolls none, or they need a seed and this is not it. */
  public Optional<DiceSource> source(Optional<Seed> seed) {
    return chance(seed).flatMap(chance -> chance.dice(true));
  }

  /** Whether this seat is a bot's. */
  public boolean isBot(OptionalInt seat) {
    return seat.isPresent() && seats.get(seat.getAsInt()).isBot();
  }

  public Game<?, ?, ?, ?> game() {
    return rulebook.game(options);
  }

  public List<String> names() {
    return seats.stream().map(Seat::name).toList();
  }
}
