package kniffel.cli.forone;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Chosen;
import kniffel.cli.play.Confirm;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.terminal.Block;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Phase;

/** The table of For One – Kniffel: dice are chosen by their numbers, rows by their letters. */
public final class ForOneScreen implements Screen<ForOneMove, ForOneView> {

  private static final int NONE = -1;

  /** The place of the chosen die in the roll. */
  private final Chosen<ForOneView, Integer> chosen = new Chosen<>(NONE);

  /** The row for which the joker still needs a number. */
  private final Chosen<ForOneView, Optional<Category>> joker = new Chosen<>(Optional.empty());

  /** Whether the screen shows what the level changes instead of the card. */
  private final Chosen<ForOneView, Boolean> changes = new Chosen<>(false);

  /** A move that throws something away. */
  private final Confirm<ForOneView, ForOneMove> confirm = new Confirm<>();

  @Override
  public Block draw(ForOneView view, Viewer viewer, Offers<ForOneMove> offers, Look look) {
    return new TableArt(view, chosen.in(view), explains(view), offers, look).draw();
  }

  /** What a level changes is shown at once, before the first roll. */
  private boolean explains(ForOneView view) {
    return view.book().isPresent() && changes.in(view) != (view.phase() == Phase.START);
  }

  @Override
  public String keys(ForOneView view, Offers<ForOneMove> offers, Look look) {
    return Prompt.keys(view, offers, look);
  }

  @Override
  public KeyReply<ForOneMove> press(char key, ForOneView view, Offers<ForOneMove> offers) {
    Optional<ForOneMove> doubted = confirm.take(view);
    Optional<Category> jokerRow = joker.in(view);
    if (jokerRow.isPresent() && key >= '1' && key < '1' + Dice.FACES) {
      return play(ForOneMove.placeYellow(key - '0', jokerRow.get()), doubted, view, offers);
    }
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
      case 'n' -> explain(view);
      default -> new KeyReply.Unknown<>();
    };
  }

  private KeyReply<ForOneMove> choose(int place, ForOneView view, Offers<ForOneMove> offers) {
    if (RollPlaces.of(view).waiting(place).isPresent()) {
      chosen.choose(view, chosen.in(view) == place ? NONE : place);
      return new KeyReply.Chosen<>();
    }
    // No die waits there: where none waits at all, the rules say why.
    return view.unplaced().size() == 0 && view.yellowFace() == 0
        ? play(ForOneMove.remove(1), Optional.empty(), view, offers)
        : new KeyReply.Tell<>("cli.forone.has-place");
  }

  private KeyReply<ForOneMove> row(
      Category row, Optional<ForOneMove> doubted, ForOneView view, Offers<ForOneMove> offers) {
    Optional<RollPlaces.RolledDie> die = die(view);
    List<ForOneMove> moves = RowMoves.of(row, die, offers);
    if (moves.size() > 1) {
      if (moves.stream().allMatch(ForOneMove.PlaceYellow.class::isInstance)) {
        joker.choose(view, Optional.of(row));
        return new KeyReply.Tell<>("cli.forone.joker");
      }
      return new KeyReply.Tell<>("cli.forone.which-die");
    }
    return play(
        moves.isEmpty() ? refused(row, die, view) : moves.getFirst(), doubted, view, offers);
  }

  /** Why the rules refuse it: for the chosen die, for any of the roll, or because there is none. */
  private static ForOneMove refused(
      Category row, Optional<RollPlaces.RolledDie> die, ForOneView view) {
    Optional<RollPlaces.RolledDie> meant =
        die.or(
            () ->
                RollPlaces.of(view).places().stream()
                    .filter(RollPlaces.RolledDie::waits)
                    .min(Comparator.comparing(RollPlaces.RolledDie::yellow)));
    return meant
        .map(
            place ->
                place.yellow()
                    ? ForOneMove.placeYellow(place.face(), row)
                    : ForOneMove.place(place.face(), row))
        .orElseGet(() -> ForOneMove.score(row));
  }

  /** The chosen die. */
  private Optional<RollPlaces.RolledDie> die(ForOneView view) {
    return RollPlaces.of(view).waiting(chosen.in(view));
  }

  /** Shows what the level changes, or the card again. */
  private KeyReply<ForOneMove> explain(ForOneView view) {
    if (view.book().isEmpty()) {
      return new KeyReply.Unknown<>();
    }
    changes.choose(view, !changes.in(view));
    return new KeyReply.Chosen<>();
  }

  private KeyReply<ForOneMove> remove(ForOneView view, Offers<ForOneMove> offers) {
    Optional<RollPlaces.RolledDie> die = die(view);
    boolean onlyYellow = view.removable().isEmpty() && view.yellowFace() > 0;
    if (die.map(RollPlaces.RolledDie::yellow).orElse(onlyYellow)) {
      return play(ForOneMove.REMOVE_YELLOW, Optional.empty(), view, offers);
    }
    List<Integer> faces =
        die.map(RollPlaces.RolledDie::face).map(List::of).orElse(view.removable());
    if (faces.size() > 1 && RowMoves.fits(Optional.empty(), offers)) {
      return new KeyReply.Tell<>("cli.forone.which-die");
    }
    List<Integer> candidates = faces.isEmpty() ? view.unplaced().faces() : faces;
    int face = candidates.isEmpty() ? 1 : candidates.getFirst();
    return play(ForOneMove.remove(face), Optional.empty(), view, offers);
  }

  private KeyReply<ForOneMove> play(
      ForOneMove move, Optional<ForOneMove> doubted, ForOneView view, Offers<ForOneMove> offers) {
    var objection = offers.objection(move);
    if (objection.isPresent()) {
      return new KeyReply.Refused<>(objection.get());
    }
    Optional<String> doubt = doubt(move, offers);
    if (doubt.isPresent() && !doubted.equals(Optional.of(move))) {
      return confirm.ask(view, move, doubt.get());
    }
    clear();
    return new KeyReply.Play<>(List.of(move));
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
  public KeyReply<ForOneMove> undo(ForOneView view, Offers<ForOneMove> offers) {
    return offers.play(ForOneMove.TAKE_BACK);
  }

  @Override
  public void clear() {
    chosen.clear();
    joker.clear();
    changes.clear();
    confirm.clear();
  }
}
