package kniffel.bots.karten;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenOutcome;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Sheet;
import kniffel.rules.karten.Turn;

/** Games and positions for the tests of the mind. */
final class Games {

  static final Karten STANDARD = new Karten(KartenOptions.STANDARD);

  /** Sees every decision before it is made. */
  interface Watcher {
    void sees(KartenState state, List<KartenMove> moves, KartenMove chosen);
  }

  private Games() {}

  /** Plays to the end; an illegal move is refused with an exception. */
  static Playing.End<KartenState> play(
      Karten game, List<Bot<KartenMove, KartenView>> bots, long seed, Watcher watcher) {
    Randomness randomness = new SeededStream(seed);
    Randomness own = new SeededStream(seed + 1_000_003);
    return Playing.toTheEnd(
        game,
        game.start(bots.size()),
        randomness,
        (state, seat, moves) -> {
          KartenView view = game.view(state, new Viewer.Seat(seat));
          KartenMove move =
              bots.get(seat).choose(Decision.of(view, moves), own, Allowance.UNLIMITED);
          watcher.sees(state, moves, move);
          return move;
        });
  }

  /** The turn of a position after the deal. */
  static Turn turn(KartenState state) {
    if (state instanceof KartenState.Rounds playing) {
      return playing.turn();
    }
    throw new AssertionError("not yet: " + state);
  }

  /** A position of the first seat, to act. */
  static KartenState position(int turn, List<Cards> hands, List<Sheet> sheets) {
    int[] counts = new int[Cards.VALUES];
    for (Cards hand : hands) {
      for (int value = 1; value <= Cards.VALUES; value++) {
        counts[value - 1] += hand.count(value);
      }
    }
    List<Integer> pile = Arrays.stream(counts).map(used -> Cards.COPIES - used).boxed().toList();
    return new KartenState.Acting(
        new Turn(0, turn, Cards.ofCounts(pile), Cards.NONE, hands, sheets), Cards.NONE, 0);
  }

  /** A sheet where all boxes but these are filled with what is usual. */
  static Sheet sheetBut(Box... free) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    List<Integer> usual = List.of(3, 6, 9, 12, 15, 18, 22, 22, 25, 30, 40, 50);
    for (Box box : Box.ALL) {
      boxes.put(box, usual.get(box.ordinal()));
    }
    for (Box box : free) {
      boxes.remove(box);
    }
    return Sheet.of(boxes, Map.of(), false);
  }

  /** The legal moves of the player who decides. */
  static List<KartenMove> moves(KartenState state) {
    if (STANDARD.next(state)
        instanceof Next.Decide<KartenMove, KartenOutcome>(int seat, var moves)) {
      return moves;
    }
    throw new AssertionError("nobody decides: " + state);
  }
}
