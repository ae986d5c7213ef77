package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.RowLevels;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;

/**
 * What a search considers besides its own speed: who wins at the end, and what is left to others.
 */
class LastTurnsTest {

  private static final RowLevels LEVELS = new RowLevels(0x62222);

  private final Kartenspiel game = Games.of(Variant.BASE);
  private final PackedTableau tableau = new PackedTableau(game);
  private final Policy policy = new Policy(tableau, new HandmadeTurns(tableau));

  private PackedView view(KartenspielState state) {
    return new PackedView(game.view(state, new Viewer.Seat(0)));
  }

  private Optional<LastTurns> ending(PackedView view, double turns) {
    return LastTurns.of(view, policy, new WinProbability(view, policy, 1), turns);
  }

  @Test
  void onlyTheLastTurnsAreTheEnd() {
    PackedView begun = view(Games.farAhead("red-1", new RowLevels(0x00111), 0, 21));
    assertThat(ending(begun, 30)).isEmpty();
    assertThat(ending(begun, 2)).isPresent();
  }

  /** Both have placed their last stone in one round: more cards win, as many share. */
  @Test
  void whoeverHasMoreCardsWinsATie() {
    PackedView view = view(Games.position("red-9 blue-12", LEVELS, 1, 0));
    LastTurns ending = ending(view, 1).orElseThrow();
    double behind = tie(view, ending, 1);
    double equal = tie(view, ending, 2);
    double ahead = tie(view, ending, 3);
    assertThat(behind - equal).isGreaterThan(1);
    assertThat(equal - ahead).isGreaterThan(1);
  }

  /** What such a tie is worth to the owner with that many cards, counted in turns. */
  private double tie(PackedView view, LastTurns ending, int cards) {
    PackedGame sampled = new PackedGame(policy, 2);
    view.determinize(sampled, new SeededStream(1));
    for (PackedPlayer seat : sampled.seats) {
      seat.active = 0;
      seat.reserve = 0;
      seat.hand.clear();
    }
    for (int card = 0; card < cards; card++) {
      sampled.seats[0].hand.add(card);
    }
    sampled.seats[1].hand.add(10);
    sampled.seats[1].hand.add(11);
    return ending.play(sampled, new SeededStream(2));
  }

  @Test
  void aCardThatTheNextPlayerNeedsIsNotLeft() {
    Cards known = Cards.parse("red-8 blue-8");
    PackedView view =
        view(Games.taking("red-1 blue-4", known, Cards.parse("red-3 red-5 red-6 green-8")));
    Leftovers leftovers = new Leftovers(view, policy, 1);
    double denied = leftovers.turns(taken(view, "green-8"));
    for (String other : new String[] {"red-3", "red-5", "red-6"}) {
      assertThat(denied).as(other).isGreaterThan(leftovers.turns(taken(view, other)));
    }
  }

  private static PackedPlayer taken(PackedView view, String card) {
    PackedPlayer taken = new PackedPlayer();
    taken.set(view.own());
    taken.hand.add(Card.parse(card).index());
    return taken;
  }
}
