package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Row;
import kniffel.rules.forone.Texts;
import kniffel.rules.forone.Tile;
import kniffel.rules.forone.YellowDie;

/** Levels of For One put together at random, of every kind of element there is. */
final class RandomLevels {

  private static final int MOST_ELEMENTS = 12;
  private static final Texts TEXTS = new Texts("a", "b", "c");

  /** Makes an element of each kind: with numbers that matter in a game, not with all there are. */
  static final List<Function<Randomness, Element>> KINDS =
      List.of(
          random -> new CardChange.SupplySize(10 + random.below(20)),
          random -> new CardChange.RollSize(3 + random.below(4)),
          random -> new CardChange.RowClosed(row(random)),
          random -> new CardChange.RowFilled(row(random), dice(random)),
          random -> new CardChange.RowLength(row(random), 1 + random.below(Row.MAX_FIELDS)),
          random -> new CardChange.RowPays(row(random), pay(random)),
          _ -> new CardChange.NoBonus(),
          random -> new CardChange.BonusTable(List.of(0, random.below(9), random.below(40))),
          random -> new CardChange.RoundLimit(2 + random.below(15)),
          random -> new CardChange.SecondMarker(row(random), random.below(60)),
          random -> new YellowDie.YellowJoker(row(random)),
          _ -> new YellowDie.YellowDouble(),
          _ -> new YellowDie.YellowFirst(),
          _ -> new YellowDie.YellowLocked(),
          random -> new Tile.FieldPays(row(random), 1 + random.below(6), 1 + random.below(20)),
          random -> new Tile.FieldCosts(row(random), 1 + random.below(6), 1 + random.below(20)),
          random -> new Tile.ExactDice(row(random), 1 + random.below(5)),
          random -> new Tile.ScoredBefore(row(random), row(random)),
          random -> new Tile.PaidUntil(row(random), 1 + random.below(9)),
          random -> new Tile.OpensAfter(row(random), row(random)),
          random -> new Tile.FaceOnlyHere(row(random), 1 + random.below(Dice.FACES)),
          random -> new Tile.GuardsDice(row(random), 1 + random.below(9)),
          random -> new Tile.DiceBack(row(random), 1 + random.below(5)),
          random -> new Tile.DiceGone(row(random), 1 + random.below(5)),
          _ -> new Demand.AllScored(),
          _ -> new Demand.NoZero(),
          random -> new Demand.RowsComplete(1 + random.below(12)),
          random -> new Demand.ScoredLast(row(random)));

  private RandomLevels() {}

  private static Category row(Randomness random) {
    return Category.values()[random.below(Category.values().length)];
  }

  private static Dice dice(Randomness random) {
    int face = 1 + random.below(Dice.FACES);
    return random.below(2) == 0 ? Dice.of(face) : Dice.of(face, face);
  }

  private static Pay pay(Randomness random) {
    return random.below(2) == 0
        ? new Pay.PerDie(random.below(12))
        : new Pay.WhenFull(random.below(60));
  }

  static List<Challenge> some(int count) {
    return IntStream.range(0, count).mapToObj(i -> level(new SeededStream(i))).toList();
  }

  private static Challenge level(Randomness random) {
    Challenge level = of(List.of());
    for (int i = 1 + random.below(MOST_ELEMENTS); i > 0; i--) {
      List<Element> more = new ArrayList<>(level.elements());
      more.add(KINDS.get(random.below(KINDS.size())).apply(random));
      try {
        level = of(more);
      } catch (IllegalArgumentException e) {
        // It does not go together with the others, so those are played without it.
      }
    }
    return level;
  }

  static Challenge of(List<Element> elements) {
    return new Challenge(9, 1, TEXTS, TEXTS, elements, new Medals(1, 2, 3), false);
  }
}
