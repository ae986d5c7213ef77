package kniffel.table;

import java.util.List;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.table.dice.DiceTerms;

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
    if (dice instanceof DiceTerms.Fair(var commitment, var entropy)
        && entropy.size() != seats.size()) {
      throw new IllegalArgumentException(
          "%d seats but the entropy of %d".formatted(seats.size(), entropy.size()));
    }
  }

  public Game<?, ?, ?, ?> game() {
    return rulebook.game(options);
  }

  public List<String> names() {
    return seats.stream().map(Seat::name).toList();
  }
}
