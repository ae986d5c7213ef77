package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.RandomGames;
import kniffel.rules.Draw;
import kniffel.rules.Option;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.RowLevels;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;

/** Tableau, hands and combinations in packed form agree with the rules, and so do sampled turns. */
class PackedRulesTest {

  /** What must have come up for the comparison to be meaningful. */
  private enum Rare {
    KNIFFEL_PLAYED,
    QUADRUPLE_PLAYED,
    LAST_STONE_ALONE,
    FIELDS_TAKEN
  }

  private final Map<Rare, Integer> seen = new EnumMap<>(Rare.class);

  @Test
  void everythingGoesInStepWithTheRules() {
    RandomGames.compare(
        new KartenspielRulebook(),
        unusual(),
        Kartenspiel::new,
        game -> new PackedComparison(game, rare -> seen.merge(Rare.valueOf(rare), 1, Integer::sum)),
        new GetsOn(),
        6_000);
    assertThat(seen).containsOnlyKeys(Rare.values());
  }

  /** Boards with other numbers, in every variant. */
  private static List<KartenspielOptions> unusual() {
    List<KartenspielOptions> unusual = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      unusual.add(
          new KartenspielOptions(
              variant,
              List.of(2, 3, 5, 7, 8, 9),
              List.of(1, 1, 1, 2, 3, 4),
              List.of(1, 1, 5, 9, 11, 13),
              List.of(5, 5, 7, 11, 13, 13),
              4,
              80));
      unusual.add(
          new KartenspielOptions(
              variant,
              List.of(9, 9, 9, 9, 9, 9),
              List.of(4, 4, 4, 4, 4, 4),
              List.of(13, 13, 13, 13, 13, 13),
              List.of(13, 13, 13, 13, 13, 13),
              12,
              0));
    }
    return unusual;
  }

  /**
   * Plays what it can and trades otherwise, and draws many equal cards: so games come to an end.
   */
  private static final class GetsOn
      implements RandomGames.Chooser<KartenspielState, KartenspielMove, KartenspielOutcome> {

    @Override
    public KartenspielMove move(
        KartenspielState state, List<KartenspielMove> moves, Randomness randomness) {
      List<KartenspielMove> plays =
          moves.stream().filter(KartenspielMove.Play.class::isInstance).toList();
      if (!plays.isEmpty() && randomness.below(3) > 0) {
        // Power rows first: without free columns the last stones do not always fit.
        List<KartenspielMove> powers = plays.stream().filter(GetsOn::raisesPower).toList();
        List<KartenspielMove> chosen =
            powers.isEmpty() || randomness.below(4) == 0 ? plays : powers;
        return chosen.get(randomness.below(chosen.size()));
      }
      // Otherwise the trades, one for each card, would crowd out drawing.
      return randomness.below(3) == 0
          ? moves.getFirst()
          : moves.get(randomness.below(moves.size()));
    }

    private static boolean raisesPower(KartenspielMove move) {
      return move instanceof KartenspielMove.Play(Combination combination)
          && !(combination instanceof Combination.TwoPairs)
          && !(combination instanceof Combination.Quadruple);
    }

    @Override
    public KartenspielOutcome outcome(
        KartenspielState state, Draw<KartenspielOutcome> draw, Randomness randomness) {
      KartenspielOutcome best = draw.sample(randomness);
      for (int i = 0; i < 4; i++) {
        KartenspielOutcome other = draw.sample(randomness);
        best = equal(state, other) > equal(state, best) ? other : best;
      }
      return best;
    }

    private static int equal(KartenspielState state, KartenspielOutcome outcome) {
      return outcome instanceof KartenspielOutcome.Drawn(Card card)
          ? state.player().hand().count(card.value())
          : 0;
    }
  }

  /** R39, in every position that a board can have: all of them if many are asked for. */
  @Test
  void thoseWhoCanNoLongerFinishAreTheSame() {
    boolean all = Long.getLong("compare.positions") != null;
    long blocked = 0;
    long compared = 0;
    for (int columns = 4; columns <= 12; columns++) {
      Kartenspiel game = hard(columns);
      PackedTableau tableau = new PackedTableau(game);
      PackedPlayer player = new PackedPlayer();
      for (int position = 0; position < 6 * 6 * 6 * 6 * (columns + 1) * 31; position++) {
        if (!all && position % 97 != 0) {
          continue;
        }
        int rest = position;
        int levels = 0;
        for (int row = 0; row < PackedTableau.TWO_PAIRS; row++) {
          player.level[row] = rest % 6;
          levels |= rest % 6 << 4 * row;
          rest /= 6;
        }
        player.level[PackedTableau.TWO_PAIRS] = rest % (columns + 1);
        levels |= rest % (columns + 1) << 4 * PackedTableau.TWO_PAIRS;
        player.reserve = rest / (columns + 1);
        KartenspielState end =
            Games.endOfTurn("red-7 blue-7", new RowLevels(levels), player.reserve);
        boolean lost =
            game.play(end, new KartenspielMove.Discard(Card.parse("red-7")))
                .players()
                .getFirst()
                .lost();
        if (tableau.isBlocked(player) != lost) {
          throw new AssertionError(end);
        }
        compared++;
        blocked += lost ? 1 : 0;
      }
    }
    assertThat(blocked).isBetween(1L, compared - 1);
    if (all) {
      System.out.printf("kartenspiel: %,d boards, %,d of them blocked%n", compared, blocked);
    }
  }

  private static Kartenspiel hard(int columns) {
    KartenspielOptions standard = KartenspielOptions.of(Variant.HARD);
    Option option =
        Option.of(standard).stream()
            .filter(each -> each.name().equals("columns"))
            .findFirst()
            .orElseThrow();
    return new Kartenspiel(option.set(standard, String.valueOf(columns)));
  }

  /** Power rows want three stones and columns an active one: there are two, in the reserve. */
  @Test
  void aKniffelThatNoRowTakesIsNotPlayed() {
    Kartenspiel game = Games.of(Variant.BASE);
    KartenspielState state =
        Games.position("red-7 blue-7 green-7 yellow-7 violet-7", new RowLevels(0x33333), 0, 2);
    new PackedComparison(game, rare -> {}).compare(state, game.next(state));
    PackedTableau tableau = new PackedTableau(game);
    PackedPlayer player = new PackedView(game.view(state, new Viewer.Seat(state.seat()))).own();
    assertThat(tableau.isPayable(player, PackedCombinations.KNIFFEL)).isFalse();
    assertThat(tableau.isPayable(player, PackedCombinations.QUADRUPLE)).isTrue();
  }
}
