package kniffel.bots.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.Rating.Rated;
import kniffel.bots.Rating.Unit;
import kniffel.rules.Randomness;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterView;
import org.jspecify.annotations.Nullable;

/**
 * Rates moves by the whole turn, every roll weighed exactly, and by the learned value of the board
 * it leads to.
 *
 * <p>That takes a fraction of a millisecond, however long it may think. The last turn is kept,
 * because it is the same for each of its rolls.
 */
final class DeepJudge implements Judge<MasterMove, MasterView> {

  /** The unit of the values. */
  enum Aim {
    /** The probability of winning; alone, the turns from now on. */
    WINNING,
    /** The turns from now on, even against opponents. */
    PACE,
    /** The probability of winning; alone, the turns from the beginning, so that values add up. */
    LEDGER
  }

  private final TurnsNetwork.Learned learned;
  private final MasterOptions options;
  private final Aim aim;

  /** Never changed, only replaced: concurrent readers find one or the other. */
  private volatile @Nullable Calculated last;

  /** A turn, and what it was calculated from. */
  private record Calculated(PackedView from, TurnPlan turn) {}

  DeepJudge(TurnsNetwork.Learned learned, MasterOptions options, Aim aim) {
    this.learned = learned;
    this.options = options;
    this.aim = aim;
  }

  @Override
  public Rating<MasterMove> rate(
      Decision<MasterMove, MasterView> decision, Randomness randomness, Allowance allowance) {
    MasterView view = decision.view();
    List<MasterMove> moves = decision.moves();
    TurnPlan turn = turn(view);
    boolean turns = countsTurns(view.sides().size());
    int before = turns && aim == Aim.LEDGER ? view.round() - 1 : 0;
    List<Rated<MasterMove>> rated = new ArrayList<>();
    for (MasterMove move : moves) {
      double value = turn.value(move, view.dice(), view.rolls()) - before;
      rated.add(new Rated<>(move, turns ? value : Math.max(0, value), 0));
    }
    return new Rating<>(turns ? Unit.TURNS : Unit.WINNING, rated);
  }

  /** The turn that a view is in. */
  TurnPlan turn(MasterView view) {
    PackedView packed = PackedView.of(view, options);
    Calculated kept = last;
    if (kept != null && kept.from().equals(packed)) {
      return kept.turn();
    }
    TurnPlan turn = calculated(packed);
    last = new Calculated(packed, turn);
    return turn;
  }

  private TurnPlan calculated(PackedView packed) {
    int players = packed.players();
    BoardValues values = new BoardValues(learned.of(players), packed);
    long[] after = packed.plays();
    return new TurnPlan(countsTurns(players) ? values.turns(after) : values.winning(after));
  }

  private boolean countsTurns(int players) {
    return aim == Aim.PACE || players == 1;
  }
}
