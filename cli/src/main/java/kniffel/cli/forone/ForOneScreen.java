package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;
import org.jspecify.annotations.Nullable;

/** The table of For One – Kniffel: dice are chosen by their numbers, rows by their letters. */
public final class ForOneScreen implements Screen<ForOneMove, ForOneView> {

  private static final int NONE = -1;

  /** The place of the chosen die in the roll. */
  private int chosen = NONE;

  /** A move that throws something away: asked once more. */
  private @Nullable ForOneMove doubtful;

  @Override
  public Block draw(ForOneView view, Viewer viewer, Offers<ForOneMove> offers, Look look) {
    return new TableArt(view, chosen, offers, look).draw();
  }

  @Override
  public String keys(ForOneView view, Offers<ForOneMove> offers, Look look) {
    return Prompt.keys(view, offers, look);
  }

  @Override
  public Reply<ForOneMove> press(char key, ForOneView view, Offers<ForOneMove> offers) {
    ForOneMove doubted = doubtful;
    doubtful = null;
    if (key >= '1' && key < '1' + view.rollSize()) {
      return choose(key - '1', view, offers);
    }
    int row = RowMoves.KEYS.indexOf(key);
    if (row >= 0 && row < view.lines().size()) {
      return row(view.lines().get(row).row(), doubted, view, offers);
    }
    return switch (key) {
      case 'r', ' ' -> play(ForOneMove.ROLL_ON, doubted, offers);
      case 'u', '\b', '\u007f' -> play(ForOneMove.TAKE_BACK, doubted, offers);
      case 'x' -> remove(view, offers);
      default -> new Reply.Unknown<>();
    };
  }

  private Reply<ForOneMove> choose(int place, ForOneView view, Offers<ForOneMove> offers) {
    if (RollPlaces.of(view).waiting(place).isPresent()) {
      chosen = chosen == place ? NONE : place;
      return new Reply.Chosen<>();
    }
    // No die waits there: where none waits at all, the rules say why.
    return view.unplaced().size() == 0
        ? play(ForOneMove.remove(1), null, offers)
        : new Reply.Tell<>("cli.forone.has-place");
  }

  private Reply<ForOneMove> row(
      Category row, @Nullable ForOneMove doubted, ForOneView view, Offers<ForOneMove> offers) {
    Dice waiting = view.unplaced();
    Optional<Integer> face = face(view);
    List<ForOneMove> moves = RowMoves.of(row, face, offers);
    if (moves.size() > 1) {
      return new Reply.Tell<>("cli.forone.which-die");
    }
    if (moves.isEmpty()) {
      // Refused: by the chosen die, by any of the roll, or because there is none.
      ForOneMove refused =
          waiting.size() == 0
              ? ForOneMove.score(row)
              : ForOneMove.place(face.orElse(waiting.face(0)), row);
      return play(refused, doubted, offers);
    }
    return play(moves.getFirst(), doubted, offers);
  }

  /** What the chosen die shows. */
  private Optional<Integer> face(ForOneView view) {
    return RollPlaces.of(view).waiting(chosen).map(RollPlaces.Place::face);
  }

  private Reply<ForOneMove> remove(ForOneView view, Offers<ForOneMove> offers) {
    List<Integer> faces = face(view).map(List::of).orElse(view.removable());
    if (faces.size() > 1 && RowMoves.fits(Optional.empty(), offers)) {
      return new Reply.Tell<>("cli.forone.which-die");
    }
    List<Integer> candidates = faces.isEmpty() ? view.unplaced().faces() : faces;
    int face = candidates.isEmpty() ? 1 : candidates.getFirst();
    return play(ForOneMove.remove(face), null, offers);
  }

  private Reply<ForOneMove> play(
      ForOneMove move, @Nullable ForOneMove doubted, Offers<ForOneMove> offers) {
    var objection = offers.objection(move);
    if (objection.isPresent()) {
      return new Reply.Refused<>(objection.get());
    }
    Optional<String> doubt = doubt(move, offers);
    if (doubt.isPresent() && !move.equals(doubted)) {
      doubtful = move;
      return new Reply.Tell<>(doubt.get());
    }
    clear();
    return new Reply.Play<>(List.of(move));
  }

  /** The question to ask before a move that gives a row or the rest of the game away. */
  private static Optional<String> doubt(ForOneMove move, Offers<ForOneMove> offers) {
    return switch (move) {
      case ForOneMove.Score score when Preview.of(move, offers).points() == 0 ->
          Optional.of("cli.forone.sure-nothing");
      case ForOneMove.RollOn rollOn when Preview.of(move, offers).ends() ->
          Optional.of("cli.forone.sure-end");
      default -> Optional.empty();
    };
  }

  @Override
  public void clear() {
    chosen = NONE;
    doubtful = null;
  }
}
