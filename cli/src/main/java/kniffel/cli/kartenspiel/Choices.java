package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kniffel.cli.play.Offers;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.Found;

/**
 * The list below the cards, in pages: the combinations in hand, or the places for their stones.
 *
 * @param moves those of the page, the ones that can be played first
 * @param page which one it is, from 0
 * @param pages how many there are
 */
record Choices(List<KartenspielMove> moves, int page, int pages) {

  static final int PAGE = 8;

  /** A page of the list; after the last comes the first again. */
  static Choices of(KartenspielView view, Offers<KartenspielMove> offers, int turned) {
    List<KartenspielMove> all =
        switch (view.phase()) {
          case PLACE -> places(offers);
          case SPEND -> List.of();
          default -> combinations(view);
        };
    int pages = Math.max(1, (all.size() + PAGE - 1) / PAGE);
    int page = turned % pages;
    int from = page * PAGE;
    return new Choices(all.subList(from, Math.min(from + PAGE, all.size())), page, pages);
  }

  /** Row by row, in each the stones of the reserve first. */
  private static List<KartenspielMove> places(Offers<KartenspielMove> offers) {
    List<Place> places = new ArrayList<>();
    for (KartenspielMove move : offers.moves()) {
      if (move instanceof Place place) {
        places.add(place);
      }
    }
    places.sort(
        Comparator.comparing(Place::row)
            .thenComparingInt(Place::stones)
            .thenComparing(Comparator.comparingInt(Place::fromReserve).reversed()));
    return List.copyOf(places);
  }

  private static List<KartenspielMove> combinations(KartenspielView view) {
    return view.found().stream()
        .sorted(Comparator.comparing(found -> found.refusal().isPresent()))
        .<KartenspielMove>map(found -> new KartenspielMove.Play(found.combination()))
        .toList();
  }

  /** What the view knows about a combination of the list. */
  static Found found(KartenspielView view, KartenspielMove.Play play) {
    return view.found().stream()
        .filter(found -> found.combination().equals(play.combination()))
        .findFirst()
        .orElseThrow();
  }
}
