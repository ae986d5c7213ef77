package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.master.MasterFact;

/**
 * What a use of the roll would bring, added up from the facts it would make.
 *
 * @param stars all stars
 * @param coins all coins that find a field
 * @param fields all fields in number rows
 * @param deeds the tasks fulfilled and the rows advanced
 */
record Preview(int stars, int coins, int fields, List<Fact> deeds) {

  static Preview of(List<Fact> facts) {
    int stars = 0;
    int coins = 0;
    int fields = 0;
    List<Fact> deeds = new ArrayList<>();
    for (Fact fact : facts) {
      switch (fact) {
        case MasterFact.Fulfilled fulfilled -> {
          stars += fulfilled.stars();
          deeds.add(fulfilled);
        }
        case MasterFact.Advanced advanced -> {
          fields += advanced.fields();
          deeds.add(advanced);
        }
        case MasterFact.CompletedRow row -> stars += row.stars();
        case MasterFact.EarnedBonusStar bonus -> stars += bonus.stars();
        case MasterFact.CompletedLap lap -> stars += lap.stars();
        case MasterFact.Repeated repeated -> coins += repeated.coins();
        case MasterFact.Overhang overhang -> coins += overhang.coins();
        case MasterFact.RacedTask race -> coins += race.coins();
        case MasterFact.RacedRow race -> coins += race.coins();
        case MasterFact.TookCoins took -> coins += took.coins();
        case MasterFact.LostCoins lost -> coins -= lost.coins();
        default -> {}
      }
    }
    return new Preview(stars, coins, fields, List.copyOf(deeds));
  }

  /** Steps of any kind: fields in rows and in the coin row. */
  int steps() {
    return fields + coins;
  }

  /** Whether the other brings the very same, and more coins. */
  boolean isLessThan(Preview other) {
    return deeds.equals(other.deeds) && coins < other.coins;
  }
}
