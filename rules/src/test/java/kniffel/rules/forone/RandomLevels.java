package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kniffel.rules.dice.Dice;

/** Levels put together at random: whatever the elements are, they can be played. */
final class RandomLevels {

  private static final Medals MEDALS = new Medals(100, 150, 200);
  private static final int KINDS = 26;

  private RandomLevels() {}

  /**
   * A level with at most this many elements; those that do not go together with the others are left
   * out.
   */
  static Level level(Random random, int most) {
    List<Element> elements = new ArrayList<>();
    for (int i = 1 + random.nextInt(most); i > 0; i--) {
      elements.add(element(random.nextInt(KINDS), random));
      try {
        var _ = Levels.with(elements, MEDALS);
      } catch (IllegalArgumentException e) {
        elements.removeLast();
      }
    }
    return Levels.with(elements, MEDALS);
  }

  private static Element element(int kind, Random random) {
    Category row = category(random);
    return switch (kind) {
      case 0 -> new CardChange.SupplySize(5 + random.nextInt(20));
      case 1 -> new CardChange.RollSize(1 + random.nextInt(Level.MAX_ROLL));
      case 2 -> new CardChange.RowClosed(row);
      case 3 -> new CardChange.RowFilled(row, dice(1 + random.nextInt(3), random));
      case 4 -> new CardChange.RowLength(row, 1 + random.nextInt(Row.MAX_FIELDS));
      case 5 -> new CardChange.RowPays(row, new Pay.PerDie(random.nextInt(10)));
      case 6 -> new CardChange.RowPays(row, new Pay.WhenFull(random.nextInt(60)));
      case 7 -> new CardChange.BonusTable(List.of(0, 3, 20));
      case 8 -> new CardChange.RoundLimit(1 + random.nextInt(20));
      case 9, 10 -> new CardChange.SecondMarker(row, random.nextInt(80));
      case 11 -> new YellowDie.YellowJoker(row);
      case 12 -> random.nextBoolean() ? new YellowDie.YellowDouble() : new CardChange.NoBonus();
      case 13 -> new YellowDie.YellowFirst();
      case 14 -> new YellowDie.YellowLocked();
      case 15 ->
          random.nextBoolean()
              ? new Tile.FieldPays(row, 1 + random.nextInt(6), 1 + random.nextInt(20))
              : new Tile.FieldCosts(row, 1 + random.nextInt(6), 1 + random.nextInt(20));
      case 16 -> new Tile.ExactDice(row, 1 + random.nextInt(6));
      case 17 -> new Tile.ScoredBefore(row, category(random));
      case 18 -> new Tile.PaidUntil(row, 1 + random.nextInt(12));
      case 19 -> new Tile.OpensAfter(row, category(random));
      case 20 -> new Tile.FaceOnlyHere(row, 1 + random.nextInt(6));
      case 21 -> new Tile.GuardsDice(row, 1 + random.nextInt(10));
      case 22 -> new Tile.DiceBack(row, 1 + random.nextInt(3));
      case 23 -> new Tile.DiceGone(row, 1 + random.nextInt(3));
      case 24 ->
          random.nextBoolean()
              ? new Demand.AllScored()
              : new Demand.RowsComplete(1 + random.nextInt(13));
      default -> random.nextBoolean() ? new Demand.NoZero() : new Demand.ScoredLast(row);
    };
  }

  private static Category category(Random random) {
    return Category.ALL.get(random.nextInt(Category.ALL.size()));
  }

  private static Dice dice(int count, Random random) {
    int face = 1 + random.nextInt(Dice.FACES);
    int[] faces = new int[count];
    for (int i = 0; i < count; i++) {
      faces[i] = random.nextBoolean() ? face : 1 + random.nextInt(Dice.FACES);
    }
    return Dice.of(faces);
  }
}
