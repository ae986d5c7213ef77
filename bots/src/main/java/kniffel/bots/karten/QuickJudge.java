package kniffel.bots.karten;

import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenView;

/**
 * Plays as a sensible person does: scores what is good enough for its box, and otherwise keeps the
 * cards for the box that is nearest and draws one more while that helps.
 *
 * <p>Values are points: the score as it stands and the usual points of the free boxes, changed by
 * what the turn brings; a rule of thumb, not an expectation.
 */
final class QuickJudge implements Judge<KartenMove, KartenView> {

  /** What a turn is worth. */
  private static final double TURN = 9;

  /** How much the second best prospect of a hand counts. */
  private static final double SECOND = 0.3;

  /** Points missing in the upper part also endanger the bonus. */
  private static final double BONUS_MATTERS = 1.7;

  private static final double NUMBERS = 3.3;
  private static final double KINDS = 22;

  /** What each card next to three or four equal ones is worth. */
  private static final double FURTHER = 4.5;

  @Override
  public Rating<KartenMove> rate(
      Decision<KartenMove, KartenView> decision, Randomness randomness, Allowance allowance) {
    KartenView view = decision.view();
    List<KartenMove> moves = decision.moves();
    PackedView packed = PackedView.of(view);
    if (moves.contains(new KartenMove.Announce())) {
      return Announcing.rate(moves, packed.total(), Rating.Unit.POINTS, value -> value);
    }
    double base = packed.total();
    for (int box = 0; box < Box.ALL.size(); box++) {
      base += (packed.free() >> box & 1) == 0 ? 0 : usual(box);
    }
    double stands = base;
    return StepRating.rate(
        packed, moves, appraisal(packed), Rating.Unit.POINTS, value -> stands + value);
  }

  static StepRating.TurnValuer appraisal(PackedView packed) {
    int penalty = Karten.penalty(Hands.ALL.size(packed.hand()));
    return new StepRating.TurnValuer() {
      @Override
      public double score(Play play) {
        double points = play.points() - penalty;
        return packed.lastTurn()
            ? points + Uppers.credit(packed.upper(), packed.upper() + play.upper())
            : surplus(play.box(), play.points()) + filled(play.box()) - penalty - TURN;
      }

      @Override
      public double exchange(int kept, int drawn) {
        if (packed.lastTurn()) {
          return 0;
        }
        // Passing gains nothing.
        return drawn == 0 ? -3 * TURN : prospect(packed.free(), kept, drawn) - 2 * TURN;
      }
    };
  }

  /** What these cards and those drawn promise: the best box, plus a little for the second best. */
  private static double prospect(int free, int kept, int drawn) {
    Cards cards = Hands.ALL.cards(kept);
    int penalty = Karten.penalty(cards.size() + drawn);
    double first = 0;
    double second = 0;
    for (int box = 0; box < Box.ALL.size(); box++) {
      if ((free >> box & 1) != 0) {
        double hope = hope(box, cards, drawn, penalty);
        second = Math.max(second, Math.min(first, hope));
        first = Math.max(first, hope);
      }
    }
    return first + SECOND * second;
  }

  /** The box for which these cards would be kept. */
  static Box aim(int free, int kept, int drawn) {
    Cards cards = Hands.ALL.cards(kept);
    Box aim = Box.ALL.get(Integer.numberOfTrailingZeros(free));
    double most = Double.NEGATIVE_INFINITY;
    for (Box box : Box.ALL) {
      double hope = hope(box.ordinal(), cards, drawn, 0);
      if ((free >> box.ordinal() & 1) != 0 && hope > most) {
        most = hope;
        aim = box;
      }
    }
    return aim;
  }

  private static double hope(int box, Cards cards, int drawn, int penalty) {
    if (box < Cards.VALUES) {
      int value = box + 1;
      int have = cards.count(value);
      double likely = have + drawn / (double) Cards.VALUES;
      double points = value * Math.min(Box.MAX_CARDS, Math.max(3, likely));
      return probability(Math.max(0, 3 - have), drawn)
          * (filled(box) + surplus(box, points) - penalty);
    }
    Box target = Box.ALL.get(box);
    double points = usual(box);
    if (target == Box.THREE_OF_A_KIND || target == Box.FOUR_OF_A_KIND) {
      int equal = target == Box.THREE_OF_A_KIND ? 3 : 4;
      points = equal * most(cards) + (Box.MAX_CARDS - equal) * FURTHER;
    }
    return probability(missing(target, cards), drawn)
        * (filled(box) + surplus(box, points) - penalty);
  }

  /** How many cards a box could still use: of the lower part, those missing for it. */
  static int lacking(Box box, Cards cards) {
    return box.isUpper()
        ? Math.max(0, Box.MAX_CARDS - cards.count(box.ordinal() + 1))
        : missing(box, cards);
  }

  /** How many cards are missing for a box of the lower part. */
  private static int missing(Box box, Cards cards) {
    return switch (box) {
      case THREE_OF_A_KIND -> Math.max(0, 3 - cards.mostEqual());
      case FOUR_OF_A_KIND -> Math.max(0, 4 - cards.mostEqual());
      case KNIFFEL -> Math.max(0, 5 - cards.mostEqual());
      case FULL_HOUSE -> {
        int most = 0;
        int next = 0;
        for (int value = 1; value <= Cards.VALUES; value++) {
          int count = cards.count(value);
          next = Math.max(next, Math.min(most, count));
          most = Math.max(most, count);
        }
        yield Math.max(0, 3 - most) + Math.max(0, 2 - next);
      }
      case SMALL_STRAIGHT -> 4 - inRow(cards, 4);
      case LARGE_STRAIGHT -> 5 - inRow(cards, 5);
      case ONES, TWOS, THREES, FOURS, FIVES, SIXES ->
          Math.max(0, 3 - cards.count(box.ordinal() + 1));
    };
  }

  /** How many different cards of the best straight of a length are there. */
  private static int inRow(Cards cards, int length) {
    int most = 0;
    for (int low = 1; low + length - 1 <= Cards.VALUES; low++) {
      int have = 0;
      for (int value = low; value < low + length; value++) {
        have += cards.count(value) > 0 ? 1 : 0;
      }
      most = Math.max(most, have);
    }
    return most;
  }

  /** The most frequent value; the highest of several. */
  private static int most(Cards cards) {
    int best = 1;
    for (int value = 2; value <= Cards.VALUES; value++) {
      best = cards.count(value) >= cards.count(best) ? value : best;
    }
    return best;
  }

  /** Roughly how likely it is to draw the cards that are missing. */
  private static double probability(int missing, int drawn) {
    if (missing == 0) {
      return 1;
    }
    return PROBABILITIES[missing][Math.min(drawn, 10)];
  }

  /** Treats each missing card as if it had its own share of the draws. */
  private static final double[][] PROBABILITIES = probabilities();

  private static double[][] probabilities() {
    double[][] probabilities = new double[Box.MAX_CARDS + 1][11];
    for (int missing = 1; missing <= Box.MAX_CARDS; missing++) {
      for (int drawn = 1; drawn <= 10; drawn++) {
        double each = 1 - Math.pow(5 / 6.0, drawn / (double) missing);
        probabilities[missing][drawn] = Math.pow(each, missing);
      }
    }
    return probabilities;
  }

  private static double usual(int box) {
    Box target = Box.ALL.get(box);
    return switch (target) {
      case ONES, TWOS, THREES, FOURS, FIVES, SIXES -> NUMBERS * (box + 1);
      case THREE_OF_A_KIND, FOUR_OF_A_KIND -> KINDS;
      case FULL_HOUSE -> 25;
      case SMALL_STRAIGHT -> 30;
      case LARGE_STRAIGHT -> 40;
      case KNIFFEL -> 50;
    };
  }

  /** What a filled box is worth besides its points: the turns it usually takes to fill it. */
  private static double filled(int box) {
    Box target = Box.ALL.get(box);
    return switch (target) {
      case ONES, TWOS, THREES, FOURS, FIVES, SIXES, THREE_OF_A_KIND, SMALL_STRAIGHT -> 18;
      case FULL_HOUSE -> 20;
      case FOUR_OF_A_KIND, LARGE_STRAIGHT -> 24;
      case KNIFFEL -> 30;
    };
  }

  private static double surplus(int box, double points) {
    double surplus = points - usual(box);
    return box < Cards.VALUES ? BONUS_MATTERS * surplus : surplus;
  }
}
