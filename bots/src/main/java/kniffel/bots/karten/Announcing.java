package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import kniffel.bots.Rating;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.Sheet;

/** A player with one free box left announces it: silence costs points and brings nothing. */
final class Announcing {

  private Announcing() {}

  static Rating<KartenMove> rate(
      List<KartenMove> moves, double points, Rating.Unit unit, DoubleUnaryOperator change) {
    List<Rating.Rated<KartenMove>> rated = new ArrayList<>();
    for (KartenMove move : moves) {
      double value = move instanceof KartenMove.StaySilent ? points - Sheet.MISSED : points;
      rated.add(new Rating.Rated<>(move, change.applyAsDouble(value), 0));
    }
    return new Rating<>(unit, rated);
  }
}
