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
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;

/** The legal moves of the positions in which a player decides. */
final class LegalMoves {

  private final boolean simple;
  private final Tableau tableau;
  private final Objections objections;

  LegalMoves(KartenspielOptions options, Tableau tableau, Objections objections) {
    this.simple = options.variant() == Variant.SIMPLE;
    this.tableau = tableau;
    this.objections = objections;
  }

  List<KartenspielMove> settingUp(SettingUp state) {
    List<KartenspielMove> moves = new ArrayList<>();
    for (Row row : Row.POWER) {
      if (objections.setUp(state, row) == null) {
        moves.add(SetUp.BY_ROW.get(row.ordinal()));
      }
    }
    return List.copyOf(moves);
  }

  List<KartenspielMove> acting(PlayerState player) {
    List<KartenspielMove> moves = new ArrayList<>();
    moves.add(Draw.DRAW);
    return actions(moves, player);
  }

  List<KartenspielMove> actingAgain(PlayerState player) {
    return actions(new ArrayList<>(), player);
  }

  private List<KartenspielMove> actions(List<KartenspielMove> moves, PlayerState player) {
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

  static List<KartenspielMove> taking(Cards display) {
    return new MoveList(List.of(), display, Take.BY_CARD);
  }

  static List<KartenspielMove> spending(Cards choosable) {
    return new MoveList(List.of(), choosable, Spend.BY_CARD);
  }

  List<KartenspielMove> placing(PlayerState player, Combination combination) {
    List<KartenspielMove> moves = new ArrayList<>();
    for (Placing placing : tableau.placings(player, combination)) {
      for (int r = placing.minReserve(); r <= placing.maxReserve(); r++) {
        moves.add(new Place(placing.row(), placing.stones(), r));
      }
    }
    return List.copyOf(moves);
  }

  static List<KartenspielMove> trading(Cards hand) {
    return new MoveList(List.of(EndTurn.END_TURN), hand, Trade.BY_CARD);
  }

  static List<KartenspielMove> discarding(Cards hand) {
    return new MoveList(List.of(), hand, Discard.BY_CARD);
  }
}
