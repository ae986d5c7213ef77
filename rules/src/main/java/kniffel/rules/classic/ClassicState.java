package kniffel.rules.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** A state of classic Kniffel. */
public sealed interface ClassicState {

  int players();

  /**
   * Before the first turn: each contender rolls one die, one after the other.
   *
   * @param contenders the seats that may still begin
   * @param faces what the first of them have rolled
   */
  record StartRoll(int players, List<Integer> contenders, List<Integer> faces)
      implements ClassicState {

    public StartRoll {
      contenders = List.copyOf(contenders);
      faces = List.copyOf(faces);
    }

    /** The seat whose die is rolled next. */
    int roller() {
      return contenders.get(faces.size());
    }
  }

  /**
   * The thirteen rounds, and the end.
   *
   * @param sheets by seat
   * @param starter the seat that began
   * @param turn how many turns are finished
   * @param rolls how many rolls of this turn were begun
   * @param dice what lies on the table; none before the first roll of a turn has fallen
   * @param rolling the places of the dice that are in the air
   */
  record Turn(List<Sheet> sheets, int starter, int turn, int rolls, Dice dice, Places rolling)
      implements ClassicState {

    static Turn first(int players, int starter) {
      List<Sheet> sheets = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        sheets.add(Sheet.EMPTY);
      }
      return new Turn(List.copyOf(sheets), starter, 0, 0, Dice.NONE, Places.NONE);
    }

    @Override
    public int players() {
      return sheets.size();
    }

    public int seat() {
      return (starter + turn) % sheets.size();
    }

    /** The round, from 1; after the last turn one more than there are boxes. */
    public int round() {
      return turn / sheets.size() + 1;
    }

    public boolean isOver() {
      return turn == sheets.size() * Box.ALL.size();
    }

    Sheet sheet() {
      return sheets.get(seat());
    }

    Turn pickUp(Places places) {
      return new Turn(sheets, starter, turn, rolls + 1, dice, places);
    }

    Turn fallen(Dice fallen) {
      Dice all = dice.size() == 0 ? fallen : dice.reroll(rolling, fallen);
      return new Turn(sheets, starter, turn, rolls, all, Places.NONE);
    }

    Turn write(Sheet written) {
      Sheet[] replaced = sheets.toArray(Sheet[]::new);
      replaced[seat()] = written;
      return new Turn(List.of(replaced), starter, turn + 1, 0, Dice.NONE, Places.NONE);
    }
  }
}
