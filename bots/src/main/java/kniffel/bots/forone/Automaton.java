package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Row;

/** The contents that a row can have before it is full, those with equal futures as one state. */
final class Automaton {

  /** Stands for the full row. */
  static final int FULL = -2;

  /** By state, the state after each face; the empty row is the last state. */
  final List<int[]> states = new ArrayList<>();

  /** By state, how many dice lie there. */
  final List<Integer> counts = new ArrayList<>();

  private final Row row;
  private final Map<Dice, Integer> seen = new HashMap<>();
  private final Map<List<Integer>, Integer> futures = new HashMap<>();

  Automaton(Row row) {
    this.row = row;
    number(Dice.NONE);
  }

  /**
   * The state of these dice, in rising order: no condition depends on their order, and a sequence
   * only on how many there are.
   */
  private int number(Dice dice) {
    if (dice.size() == row.fields()) {
      return FULL;
    }
    Integer before = seen.get(dice);
    if (before != null) {
      return before;
    }
    int accepted = row.condition().accepts(dice, row.fields());
    int[] then = new int[Dice.FACES + 1];
    List<Integer> future = new ArrayList<>(List.of(dice.size()));
    for (int face = 1; face <= Dice.FACES; face++) {
      boolean fits = (accepted & 1 << (face - 1)) != 0;
      then[face] = fits ? number(with(dice, face)) : PackedLevel.REFUSED;
      future.add(then[face]);
    }
    int state = futures.computeIfAbsent(future, key -> states.size());
    if (state == states.size()) {
      states.add(then);
      counts.add(dice.size());
    }
    seen.put(dice, state);
    return state;
  }

  private static Dice with(Dice dice, int face) {
    int[] faces = new int[dice.size() + 1];
    for (int i = 0; i < dice.size(); i++) {
      faces[i] = dice.face(i);
    }
    faces[dice.size()] = face;
    return Dice.of(faces).sorted();
  }
}
