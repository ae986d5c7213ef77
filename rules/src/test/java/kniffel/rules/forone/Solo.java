package kniffel.rules.forone;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;

/** A game told move by move, with dice that fall as wanted. */
final class Solo {

  static final Viewer PLAYER = new Viewer.Seat(0);

  final ForOne game;
  ForOneState state;

  Solo(ForOne game) {
    this.game = game;
    this.state = game.start(1);
  }

  static Solo base() {
    return new Solo(new ForOne(ForOneOptions.BASE));
  }

  Solo play(ForOneMove move) {
    state = game.play(state, move);
    return this;
  }

  Solo roll(int... faces) {
    play(ForOneMove.ROLL_ON);
    state = game.happen(state, Dice.of(faces));
    return this;
  }

  Solo place(Category row, int... faces) {
    for (int face : faces) {
      play(ForOneMove.place(face, row));
    }
    return this;
  }

  Solo score(Category... rows) {
    for (Category row : rows) {
      play(ForOneMove.score(row));
    }
    return this;
  }

  /** Where the game stands, however often something was taken back. */
  ForOneState position() {
    return game.position(state);
  }

  Optional<Refusal> objection(ForOneMove move) {
    return game.objection(state, move);
  }

  List<ForOneMove> moves() {
    return game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)
        ? moves
        : List.of();
  }

  List<Fact> preview(ForOneMove move) {
    return game.tell(game.step(state, new Event.Moved<>(0, move)), PLAYER);
  }

  ForOneView view() {
    return game.view(state, PLAYER);
  }

  ForOneView.CardLine line(Category row) {
    return view().lines().stream().filter(line -> line.row() == row).findFirst().orElseThrow();
  }

  /**
   * Rolls these numbers of ones, twos and so on into the upper part, scoring each row when it is
   * done.
   */
  Solo upper(int... counts) {
    int[] left = counts.clone();
    for (int face = 1; face <= Dice.FACES; face++) {
      while (left[face - 1] > 0) {
        rollUpper(left);
      }
    }
    for (Category row : Category.ALL.subList(0, Dice.FACES)) {
      if (!line(row).scored()) {
        score(row);
      }
    }
    return this;
  }

  private void rollUpper(int[] left) {
    int[] dice = new int[Levels.BASE.roll()];
    int filled = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      for (; filled < Levels.BASE.roll() && left[face - 1] > 0; left[face - 1]--) {
        dice[filled++] = face;
      }
    }
    int wanted = filled;
    Arrays.fill(dice, wanted, Levels.BASE.roll(), 6);
    roll(dice);
    for (int i = 0; i < Levels.BASE.roll(); i++) {
      place(i < wanted ? Category.ALL.get(dice[i] - 1) : Category.CHANCE, dice[i]);
    }
    for (int face = 1; face <= Dice.FACES; face++) {
      Category row = Category.ALL.get(face - 1);
      if (left[face - 1] == 0 && line(row).count() > 0 && !line(row).scored()) {
        score(row);
      }
    }
  }
}
