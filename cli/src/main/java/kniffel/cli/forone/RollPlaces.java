package kniffel.cli.forone;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.rules.forone.ForOneView;

/**
 * The dice of the roll, each in its own place until the next roll, the yellow one first and the
 * others in rising order.
 *
 * @param places from left to right; none before a roll or once a row has been scored
 */
record RollPlaces(List<RolledDie> places) {

  RollPlaces {
    places = List.copyOf(places);
  }

  /**
   * One of the dice.
   *
   * @param done what was done with it; empty if it waits for a row
   * @param yellow whether it is the yellow die
   */
  record RolledDie(int face, Optional<ForOneView.Assignment> done, boolean yellow) {
    boolean waits() {
      return done.isEmpty();
    }
  }

  static RollPlaces of(ForOneView view) {
    List<RolledDie> places = new ArrayList<>();
    for (ForOneView.Assignment step : view.steps()) {
      places.add(new RolledDie(step.face(), Optional.of(step), step.yellow().orElse(false)));
    }
    view.unplaced()
        .faces()
        .forEach(face -> places.add(new RolledDie(face, Optional.empty(), false)));
    if (view.yellowFace() > 0) {
      places.add(new RolledDie(view.yellowFace(), Optional.empty(), true));
    }
    places.sort(
        Comparator.comparing((RolledDie place) -> !place.yellow())
            .thenComparingInt(RolledDie::face));
    return new RollPlaces(places);
  }

  /** The die that waits at a place, if there is one. */
  Optional<RolledDie> waiting(int place) {
    return place >= 0 && place < places.size()
        ? Optional.of(places.get(place)).filter(RolledDie::waits)
        : Optional.empty();
  }
}
