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
record RollPlaces(List<Place> places) {

  RollPlaces {
    places = List.copyOf(places);
  }

  /**
   * One of the dice.
   *
   * @param done what was done with it; empty if it waits for a row
   * @param yellow whether it is the yellow die
   */
  record Place(int face, Optional<ForOneView.Assignment> done, boolean yellow) {
    boolean waits() {
      return done.isEmpty();
    }
  }

  static RollPlaces of(ForOneView view) {
    List<Place> places = new ArrayList<>();
    for (ForOneView.Assignment step : view.steps()) {
      places.add(new Place(step.face(), Optional.of(step), step.yellow().orElse(false)));
    }
    view.unplaced().faces().forEach(face -> places.add(new Place(face, Optional.empty(), false)));
    if (view.yellowFace() > 0) {
      places.add(new Place(view.yellowFace(), Optional.empty(), true));
    }
    places.sort(
        Comparator.comparing((Place place) -> !place.yellow()).thenComparingInt(Place::face));
    return new RollPlaces(places);
  }

  /** The die that waits at a place, if there is one. */
  Optional<Place> waiting(int place) {
    return place >= 0 && place < places.size()
        ? Optional.of(places.get(place)).filter(Place::waits)
        : Optional.empty();
  }
}
