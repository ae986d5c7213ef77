package kniffel.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Standings;
import kniffel.telling.Tally;
import kniffel.telling.Tally.TalliedGame;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Answers;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.TableDice;

/**
 * How the games of this device went, as a server would tell it, except that luck and mistakes are
 * left to the review of each game, because a device does not review all its games.
 */
final class Past {

  private static final long DAY = 86_400_000;

  private final Device device;

  Past(Device device) {
    this.device = device;
  }

  Answers.Results results() {
    return new Answers.Results(Tally.results(played()));
  }

  /** Only people of this device play here, so there is nobody to compare oneself with. */
  Answers.Statistics statistics(long now) {
    return new Answers.Statistics(Tally.statistics(played()), year(now), List.of());
  }

  private List<TalliedGame> played() {
    List<TalliedGame> all = new ArrayList<>();
    for (DeviceTable table : device.finished()) {
      add(all, table);
    }
    return all;
  }

  /** Every seat of a person counts, as on a server when several share a device. */
  private static void add(List<TalliedGame> all, DeviceTable table) {
    Standings standings = table.game().standings().orElseThrow();
    Agreement agreement = table.stored().agreement();
    List<Place> places = agreement.places();
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat) instanceof Place.Person) {
        GameResult result =
            new GameResult(
                Optional.of(table.id()),
                standings.scores().get(seat),
                standings.ranks().get(seat),
                table.stored().updated());
        all.add(
            new TalliedGame(
                agreement.game(),
                agreement.diceOf() == TableDice.FAIR ? "fair" : "own",
                places.size(),
                result,
                table.game().award(),
                Optional.empty()));
      }
    }
  }

  /** The year of a time, in UTC. */
  static int year(long now) {
    int year = 1970;
    long days = now / DAY;
    while (days >= days(year)) {
      days -= days(year);
      year++;
    }
    return year;
  }

  private static int days(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365;
  }
}
