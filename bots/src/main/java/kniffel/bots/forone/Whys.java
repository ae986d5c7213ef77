package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;

/** Says what was wrong with the use of a roll of For One, given a better one. */
final class Whys {

  private Whys() {}

  /**
   * The first difference that matters: where the dice went, or which rows were scored after that.
   *
   * @param otherwise what speaks for the better move, where nothing else can be said
   */
  static ForOneReason of(
      ForOneView view,
      List<ForOneMove> played,
      List<ForOneMove> better,
      Supplier<ForOneReason> otherwise) {
    List<ForOneMove> did = new ArrayList<>(played);
    List<ForOneMove> should = new ArrayList<>(better);
    better.forEach(did::remove);
    played.forEach(should::remove);
    return placed(did, should)
        .or(() -> scored(view, did, should))
        .orElseGet(() -> new ForOneReason.Overlooked(otherwise.get()));
  }

  private static Optional<ForOneReason> placed(List<ForOneMove> did, List<ForOneMove> should) {
    for (ForOneMove move : should) {
      for (ForOneMove other : did) {
        Optional<ForOneReason> reason = placed(other, move);
        if (reason.isPresent()) {
          return reason;
        }
      }
    }
    return Optional.empty();
  }

  /** What two moves with the same die differ in. */
  private static Optional<ForOneReason> placed(ForOneMove did, ForOneMove should) {
    return switch (should) {
      case ForOneMove.Place(int face, Category row) ->
          switch (did) {
            case ForOneMove.Place(int other, Category there) when other == face ->
                Optional.of(new ForOneReason.NeededElsewhere(face, there, row));
            case ForOneMove.Remove(int other) when other == face ->
                Optional.of(new ForOneReason.ThrownOut(face, row));
            default -> Optional.empty();
          };
      case ForOneMove.Remove(int face) ->
          did instanceof ForOneMove.Place(int other, Category row) && other == face
              ? Optional.of(new ForOneReason.SpoilsRow(face, row))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<ForOneReason> scored(
      ForOneView view, List<ForOneMove> did, List<ForOneMove> should) {
    Optional<Category> wrongly = row(did);
    Optional<Category> rightly = row(should);
    if (wrongly.isPresent() && rightly.isPresent()) {
      return Optional.of(new ForOneReason.ScoredWrong(wrongly.get(), rightly.get()));
    }
    if (rightly.isPresent()) {
      return Optional.of(
          new ForOneReason.LeavesSupply(
              view.supply(), rightly.get(), line(view, rightly.get()).count()));
    }
    return wrongly.map(
        row ->
            new ForOneReason.ScoredEarly(row, line(view, row).count(), line(view, row).fields()));
  }

  /** The first row that is scored among these moves. */
  private static Optional<Category> row(List<ForOneMove> moves) {
    for (ForOneMove move : moves) {
      if (move instanceof ForOneMove.Score(Category row)) {
        return Optional.of(row);
      }
    }
    return Optional.empty();
  }

  private static ForOneView.CardLine line(ForOneView view, Category row) {
    return view.lines().stream().filter(line -> line.row() == row).findFirst().orElseThrow();
  }
}
