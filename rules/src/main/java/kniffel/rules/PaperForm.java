package kniffel.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The paper of a game with its options chosen, as it is at the end: which boxes there are, what
 * they can hold, and what they come to. How the game went cannot be read from it.
 */
public interface PaperForm {

  /** The id of the sum that decides. */
  String TOTAL = Ids.of(PaperSum.TOTAL);

  /** From top to bottom. */
  List<PaperLine> lines();

  /** Contradictions, given that each box by itself holds something possible. */
  List<PaperObjection> contradictions(List<PaperSheet> sheets);

  /** What follows from a sheet in a game of this many players: the value of each sum by its id. */
  Map<String, Integer> sums(PaperSheet sheet, int players);

  /** Who has won: by the total, where a game has nothing else that decides. */
  default Standings standings(List<PaperSheet> sheets) {
    return Standings.byScore(totals(sheets));
  }

  /**
   * What follows from the boxes that hold something possible, while others are still being typed.
   */
  default Map<String, Integer> sumsSoFar(PaperSheet sheet, int players) {
    Map<String, Integer> fitting = new HashMap<>();
    for (PaperLine.Box box : boxes()) {
      sheet.box(box.id()).filter(box.values()::contains).ifPresent(v -> fitting.put(box.id(), v));
    }
    return sums(new PaperSheet(fitting), players);
  }

  default List<Integer> totals(List<PaperSheet> sheets) {
    return sheets.stream().map(sheet -> sums(sheet, sheets.size()).getOrDefault(TOTAL, 0)).toList();
  }

  /** The boxes among the lines. */
  default List<PaperLine.Box> boxes() {
    List<PaperLine.Box> boxes = new ArrayList<>();
    for (PaperLine line : lines()) {
      if (line instanceof PaperLine.Box box) {
        boxes.add(box);
      }
    }
    return boxes;
  }

  /**
   * Everything impossible, box by box; contradictions are looked for only if nothing else is wrong.
   */
  default List<PaperObjection> objections(List<PaperSheet> sheets) {
    List<PaperObjection> objections = new ArrayList<>();
    for (int seat = 0; seat < sheets.size(); seat++) {
      PaperSheet sheet = sheets.get(seat);
      Set<String> unknown = new HashSet<>(sheet.boxes().keySet());
      for (PaperLine.Box box : boxes()) {
        unknown.remove(box.id());
        Integer value = sheet.boxes().get(box.id());
        if (value == null && !box.mayBeFree()) {
          objections.add(PaperObjection.of(seat, box.id(), new PaperRefusal.BoxIsFree()));
        } else if (value != null && !box.values().contains(value)) {
          objections.add(
              PaperObjection.of(
                  seat, box.id(), new PaperRefusal.NoSuchValue(PaperValues.text(box.values()))));
        }
      }
      for (String id : unknown.stream().sorted().toList()) {
        objections.add(PaperObjection.of(seat, new PaperRefusal.NoSuchBox(id)));
      }
    }
    return objections.isEmpty() ? contradictions(sheets) : List.copyOf(objections);
  }
}
