package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.kartenspiel.KartenspielMove.Discard;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.EndTurn;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import kniffel.rules.kartenspiel.KartenspielMove.Play;
import kniffel.rules.kartenspiel.KartenspielMove.SetUp;
import kniffel.rules.kartenspiel.KartenspielMove.Spend;
import kniffel.rules.kartenspiel.KartenspielMove.Take;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;

/** The legal moves of a position in which a player decides. */
final class LegalMoves {

  private final boolean simple;
  private final Tableau tableau;
  private final Objections objections;

  LegalMoves(KartenspielOptions options, Tableau tableau, Objections objections) {
    this.simple = options.variant() == Variant.SIMPLE;
    this.tableau = tableau;
    this.objections = objections;
  }

  List<KartenspielMove> moves(KartenspielState state) {
    Player player = state.player();
    return switch (state.phase()) {
      case SET_UP -> setUps(state);
      case ACTION, SECOND_ACTION -> actions(state, player);
      case TAKE -> new MoveList(List.of(), state.display(), Take.BY_CARD);
      case SPEND -> new MoveList(List.of(), state.choosable(), Spend.BY_CARD);
      case PLACE -> places(state, player);
      case TRADE -> new MoveList(List.of(EndTurn.END_TURN), player.hand(), Trade.BY_CARD);
      case DISCARD -> new MoveList(List.of(), player.hand(), Discard.BY_CARD);
      case START, DEAL, DRAW, REFILL, OVER -> List.of();
    };
  }

  private List<KartenspielMove> setUps(KartenspielState state) {
    List<KartenspielMove> moves = new ArrayList<>();
    for (Row row : Row.POWER) {
      if (objections.setUp(state, row) == null) {
        moves.add(SetUp.BY_ROW.get(row.ordinal()));
      }
    }
    return List.copyOf(moves);
  }

  private List<KartenspielMove> actions(KartenspielState state, Player player) {
    List<KartenspielMove> moves = new ArrayList<>();
    if (state.phase() == Phase.ACTION) {
      moves.add(Draw.DRAW);
    }
    if (simple) {
      moves.add(EndTurn.END_TURN);
    }
    for (Combination combination : Combination.in(player.hand())) {
      if (tableau.refusal(player, combination) == null) {
        moves.add(new Play(combination));
      }
    }
    Cards tradable = tableau.tradeLimit(player) > 0 ? player.hand() : Cards.NONE;
    return new MoveList(moves, tradable, Trade.BY_CARD);
  }

  private List<KartenspielMove> places(KartenspielState state, Player player) {
    List<KartenspielMove> moves = new ArrayList<>();
    for (Placing placing : tableau.placings(player, state.combination().orElseThrow())) {
      for (int r = placing.minReserve(); r <= placing.maxReserve(); r++) {
        moves.add(new Place(placing.row(), placing.stones(), r));
      }
    }
    return List.copyOf(moves);
  }
}
