package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Chosen;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;

/** The table of For One – Kniffel: dice are chosen by their numbers, rows by their letters. */
public final class ForOneScreen implements Screen<ForOneMove, ForOneView> {

  private static final int NONE = -1;

  /** The place of the chosen die in the roll. */
  private final Chosen<ForOneView, Integer> chosen = new Chosen<>(NONE);

  /** A move that throws something away. */
  private final Confirm<ForOneView, ForOneMove> confirm = new Confirm<>();

  @Override
  public Block draw(ForOneView view, Viewer viewer, Offers<ForOneMove> offers, Look look) {
    return new TableArt(view, chosen.in(view), offers, look).draw();
  }

  @Override
  public String keys(ForOneView view, Offers<ForOneMove> offers, Look look) {
    return Prompt.keys(view, offers, look);
  }

  @Override
  public Reply<ForOneMove> press(char key, ForOneView view, Offers<ForOneMove> offers) {
    Optional<ForOneMove> doubted = confirm.take(view);
    if (key >= '1' && key < '1' + view.rollSize()) {
      return choose(key - '1', view, offers);
    }
    int row = RowMoves.KEYS.indexOf(key);
    if (row >= 0 && row < view.lines().size()) {
      return row(view.lines().get(row).row(), doubted, view, offers);
    }
    return switch (key) {
      case 'r', ' ' -> play(ForOneMove.ROLL_ON, doubted, view, offers);
      case 'u', '\b', '\u007f' -> undo(view, offers);
      case 'x' -> remove(view, offers);
      default -> new Reply.Unknown<>();
    };
  }

  private Reply<ForOneMove> choose(int place, ForOneView view, Offers<ForOneMove> offers) {
    if (RollPlaces.of(view).waiting(place).isPresent()) {
      chosen.choose(view, chosen.in(view) == place ? NONE : place);
      return new Reply.Chosen<>();
    }
    // No die waits there: where none waits at all, the rules say why.
    return view.unplaced().size() == 0
        ? play(ForOneMove.remove(1), Optional.empty(), view, offers)
        : new Reply.Tell<>("cli.forone.has-place");
  }

  private Reply<ForOneMove> row(
      Category row, Optional<ForOneMove> doubted, ForOneView view, Offers<ForOneMove> offers) {
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
      return play(refused, doubted, view, offers);
    }
    return play(moves.getFirst(), doubted, view, offers);
  }

  /** What the chosen die shows. */
  private Optional<Integer> face(ForOneView view) {
    return RollPlaces.of(view).waiting(chosen.in(view)).map(RollPlaces.Place::face);
  }

  private Reply<ForOneMove> remove(ForOneView view, Offers<ForOneMove> offers) {
    List<Integer> faces = face(view).map(List::of).orElse(view.removable());
    if (faces.size() > 1 && RowMoves.fits(Optional.empty(), offers)) {
      return new Reply.Tell<>("cli.forone.which-die");
    }
    List<Integer> candidates = faces.isEmpty() ? view.unplaced().faces() : faces;
    int face = candidates.isEmpty() ? 1 : candidates.getFirst();
    return play(ForOneMove.remove(face), Optional.empty(), view, offers);
  }

  private Reply<ForOneMove> play(
      ForOneMove move, Optional<ForOneMove> doubted, ForOneView view, Offers<ForOneMove> offers) {
    var objection = offers.objection(move);
    if (objection.isPresent()) {
      return new Reply.Refused<>(objection.get());
    }
    Optional<String> doubt = doubt(move, offers);
    if (doubt.isPresent() && !doubted.equals(Optional.of(move))) {
      return confirm.ask(view, move, doubt.get());
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
  public Reply<ForOneMove> undo(ForOneView view, Offers<ForOneMove> offers) {
    return offers.play(ForOneMove.TAKE_BACK);
  }

  @Override
  public void clear() {
    chosen.clear();
    confirm.clear();
  }
}
