package kniffel.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Standings;
import kniffel.telling.Tally;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Answers;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.Answers.MedalCount;
import kniffel.wire.TableDice;

/**
 * How the games of this device went, as a server would tell it; but luck and mistakes are left to
 * the review of each game, because a device does not review all its games.
 */
final class Past {

  private static final long DAY = 86_400_000;
  private static final String NO_AWARD = "none";

  private final Device device;

  Past(Device device) {
    this.device = device;
  }

  /** All that was played of a game with one kind of dice, in its order, and what was won. */
  private record Played(
      String game, String dice, List<GameResult> results, Map<String, Integer> awards) {}

  Answers.Results results() {
    List<Answers.GameResults> games = new ArrayList<>();
    for (Played each : played()) {
      games.add(Tally.of(each.game(), each.dice(), each.results(), true));
    }
    return new Answers.Results(games);
  }

  /** Only people of this device play here, so there is nobody to compare oneself with. */
  Answers.Statistics statistics(long now) {
    List<GameStatistics> games = new ArrayList<>();
    for (Played each : played()) {
      games.add(statistics(each));
    }
    return new Answers.Statistics(games, year(now), List.of());
  }

  private static GameStatistics statistics(Played played) {
    int wins = 0;
    int best = Integer.MIN_VALUE;
    double sum = 0;
    for (GameResult result : played.results()) {
      wins += result.rank() == 1 ? 1 : 0;
      best = Math.max(best, result.score());
      sum += result.score();
    }
    List<MedalCount> medals = new ArrayList<>();
    played.awards().forEach((award, games) -> medals.add(new MedalCount(award, games)));
    return new GameStatistics(
        played.game(),
        played.dice(),
        played.results().size(),
        Rulebooks.find(played.game()).map(Rulebook::maxPlayers).orElse(0) == 1,
        wins,
        medals,
        sum / played.results().size(),
        best,
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private List<Played> played() {
    Map<String, Played> all = new TreeMap<>();
    for (DeviceTable table : device.finished()) {
      Agreement agreement = table.stored().agreement();
      String game = agreement.game();
      String dice = agreement.diceOf() == TableDice.FAIR ? "fair" : "own";
      add(
          all.computeIfAbsent(
              game + " " + dice, any -> new Played(game, dice, new ArrayList<>(), new TreeMap<>())),
          table);
    }
    all.values().removeIf(each -> each.results().isEmpty()); // bots among themselves
    return List.copyOf(all.values());
  }

  /** Every seat of a person counts, as at a server where several share a device. */
  private static void add(Played played, DeviceTable table) {
    Standings standings = table.game().standings().orElseThrow();
    List<Place> places = table.stored().agreement().places();
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat) instanceof Place.Person) {
        played
            .results()
            .add(
                new GameResult(
                    Optional.of(table.id()),
                    standings.scores().get(seat),
                    standings.ranks().get(seat),
                    table.stored().updated()));
        String award = table.game().award().orElse(NO_AWARD);
        if (!award.equals(NO_AWARD)) {
          played.awards().put(award, played.awards().getOrDefault(award, 0) + 1);
        }
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
