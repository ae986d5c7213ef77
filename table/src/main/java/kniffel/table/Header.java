package kniffel.table;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
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
      case DiceTerms.Seeded seeded -> {}
    }
  }

  private static void requireAll(List<Seat> seats, int given) {
    if (given != seats.size()) {
      throw new IllegalArgumentException(
          "%d seats but the entropy of %d".formatted(seats.size(), given));
    }
  }

  /** The dice of the game; empty if they need a seed and this is not the one committed to. */
  public Optional<DiceSource> source(Optional<Seed> seed) {
    return switch (dice) {
      case DiceTerms.Seeded seeded -> Optional.of(seeded.dice());
      case DiceTerms.Fair fair -> seed.flatMap(fair::open);
      case DiceTerms.Pledged pledged -> {
        String head = HeadHash.of(this, pledged);
        yield seed.flatMap(each -> pledged.open(each, head));
      }
    };
  }

  public Game<?, ?, ?, ?> game() {
    return rulebook.game(options);
  }

  public List<String> names() {
    return seats.stream().map(Seat::name).toList();
  }
}
