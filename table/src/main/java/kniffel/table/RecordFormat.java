package kniffel.table;

import java.util.Optional;
import java.util.stream.Stream;
import kniffel.table.dice.DiceTerms;

/** The formats of records: we write the latest one, and will always read all of them. */
public enum RecordFormat {
  FIRST("kniffel-record/1"),
  SECOND("kniffel-record/2");

  private final String id;

  RecordFormat(String id) {
    this.id = id;
  }

  /** The name and version as a record has it. */
  public String id() {
    return id;
  }

  static Optional<RecordFormat> find(String id) {
    return Stream.of(values()).filter(each -> each.id.equals(id)).findFirst();
  }

  /** The format in which a game with these dice is written. */
  static RecordFormat of(DiceTerms dice) {
    return dice instanceof DiceTerms.Fair ? FIRST : SECOND;
  }

  void requireFits(DiceTerms dice) {
    boolean fits =
        switch (dice) {
          case DiceTerms.Fair fair -> this == FIRST;
          case DiceTerms.Pledged pledged -> this == SECOND;
          case DiceTerms.Daily daily -> this == SECOND;
          case DiceTerms.Own own -> this == SECOND;
          case DiceTerms.Seeded seeded -> true;
        };
    if (!fits) {
      throw new IllegalArgumentException("these dice do not belong to " + id);
    }
  }
}
