package kniffel.bots.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.bots.RandomGames;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import kniffel.rules.karten.KartenOutcome;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Sheet;
import kniffel.rules.karten.Turn;
import org.junit.jupiter.api.Test;

/** Hands and sheets in packed form agree with the rules: what is legal, what it brings, the end. */
class PackedRulesTest {

  private static final Hands HANDS = Hands.ALL;

  @Test
  void handsAndSheetsGoInStepWithTheRules() {
    RandomGames.compare(
        new KartenRulebook(),
        List.of(
            new KartenOptions(true, FirstPlayer.RANDOM, 12),
            new KartenOptions(false, FirstPlayer.RANDOM, 30)),
        Karten::new,
        PackedRulesTest::comparison,
        new ScoresOften(),
        10_000);
  }

  /** Scores more often than at random, so that sheets fill up; draws cards that it has already. */
  private static final class ScoresOften
      implements RandomGames.Chooser<KartenState, KartenMove, KartenOutcome> {

    @Override
    public KartenMove move(KartenState state, List<KartenMove> moves, Randomness randomness) {
      KartenMove move = moves.get(randomness.below(moves.size()));
      return move instanceof KartenMove.Score ? move : moves.get(randomness.below(moves.size()));
    }

    @Override
    public KartenOutcome outcome(
        KartenState state, Draw<KartenOutcome> draw, Randomness randomness) {
      KartenOutcome first = draw.sample(randomness);
      KartenOutcome second = draw.sample(randomness);
      return equal(second) > equal(first) ? second : first;
    }

    private static int equal(KartenOutcome outcome) {
      return outcome instanceof KartenOutcome.Drawn(Cards cards) ? cards.mostEqual() : 0;
    }
  }

  private static RandomGames.Comparison<KartenState, KartenMove, KartenOutcome> comparison(
      Karten game) {
    return (state, next) -> {
      switch (next) {
        case Next.Decide<KartenMove, KartenOutcome>(int seat, var moves) -> {
          KartenView view = game.view(state, new Viewer.Seat(seat));
          PackedView packed = PackedView.of(view);
          compareView(packed, view, Games.turn(state));
          compareMoves(packed, view, moves);
          for (KartenMove move : moves) {
            compareEffect(game, state, packed, view, move);
          }
        }
        case Next.Over<KartenMove, KartenOutcome>(var standings) ->
            // The view of a finished game already shows the next round, which is not played.
            assertThat(standings.scores())
                .isEqualTo(state.sheets().stream().map(Sheet::total).toList());
        case Next.Chance<KartenMove, KartenOutcome> draw -> {}
      }
    };
  }

  private static void compareView(PackedView packed, KartenView view, Turn turn) {
    boolean same =
        HANDS.cards(packed.hand()).equals(turn.hand())
            && HANDS.size(packed.hand()) == turn.hand().size()
            && HANDS.cards(packed.aside()).equals(view.own().orElseThrow().aside())
            && packed.upper() == turn.sheet().upper()
            && packed.total() == turn.sheet().total()
            && packed.turns() == turn.round() - 1;
    for (Box box : Box.ALL) {
      same &= (packed.free() >> box.ordinal() & 1) == 1 == turn.sheet().isFree(box);
    }
    // A lone player knows the pile; below five cards it may be reshuffled within the turn.
    if (turn.players() == 1 && turn.pile().size() >= 5) {
      for (int value = 1; value <= Cards.VALUES; value++) {
        double share = turn.pile().count(value) / (double) turn.pile().size();
        same &= Math.abs(packed.probabilities().get(value - 1) - share) < 1e-12;
      }
    }
    if (!same) {
      throw new AssertionError(packed + " is not " + view);
    }
  }

  /** The moves that follow from the numbers are those that the rules offer. */
  private static void compareMoves(PackedView packed, KartenView view, List<KartenMove> moves) {
    if (moves.contains(new KartenMove.Announce())) {
      assertThat(Integer.bitCount(packed.free())).isEqualTo(1);
      return;
    }
    Cards aside = HANDS.cards(packed.aside());
    int kept = StepRating.without(packed.hand(), aside);
    Set<KartenMove> allowed = new HashSet<>();
    for (Play play : Play.ALL) {
      if (aside.isEmpty()
          && (packed.free() >> play.box() & 1) != 0
          && StepRating.holds(packed.hand(), play)) {
        allowed.add(new KartenMove.Score(Box.ALL.get(play.box()), HANDS.cards(play.set())));
      }
    }
    for (int value = Math.max(1, aside.highest()); value <= Cards.VALUES; value++) {
      if (aside.size() < Karten.MOST_DISCARDS && HANDS.less(kept, value) != Hands.NONE) {
        allowed.add(new KartenMove.SetAside(value));
      }
    }
    allowed.add(new KartenMove.Exchange(aside, aside.size()));
    if (HANDS.size(packed.hand()) < Karten.HAND_LIMIT) {
      allowed.add(new KartenMove.Exchange(aside, aside.size() + 1));
    }
    // Bots ignore how often cards were taken back in this turn.
    Set<KartenMove> offered = new HashSet<>(moves);
    boolean takesBack = offered.remove(new KartenMove.TakeBack());
    if (!allowed.equals(offered) || takesBack && aside.isEmpty()) {
      throw new AssertionError(allowed + " is not " + moves + " in " + view);
    }
  }

  private static void compareEffect(
      Karten game, KartenState state, PackedView packed, KartenView before, KartenMove move) {
    int seat = packed.seat();
    KartenState after = game.play(state, move);
    Sheet sheet = after.sheets().get(seat);
    Cards hand = after.hands().get(seat);
    boolean same =
        switch (move) {
          case KartenMove.Score(Box box, Cards cards) -> {
            Play play = Play.of(box.ordinal(), HANDS.number(cards));
            int left = StepRating.without(packed.hand(), cards);
            int upper = packed.upper() + play.upper();
            yield sheet.points(box) == play.points()
                && sheet.upper() == upper
                && play.handLeaving(left) == packed.hand()
                && HANDS.number(hand) == left
                && sheet.total() == DeepJudge.ended(packed, play);
          }
          case KartenMove.SetAside(int value) ->
              HANDS.number(aside(after)) == HANDS.more(packed.aside(), value);
          case KartenMove.TakeBack() -> aside(after).isEmpty();
          case KartenMove.Exchange(Cards discards, int draw) ->
              // Nothing drawn ends the turn, and with it perhaps the game.
              HANDS.number(hand) == StepRating.without(packed.hand(), discards)
                  && sheet.total() == packed.total();
          case KartenMove.Announce() -> sheet.total() == packed.total();
          case KartenMove.StaySilent() -> sheet.total() == packed.total() - Sheet.MISSED;
        };
    if (!same) {
      throw new AssertionError(move + " of " + before + " leads to " + after);
    }
    compareEnd(game, packed, after, seat);
  }

  private static Cards aside(KartenState state) {
    return state instanceof KartenState.Acting acting ? acting.aside() : Cards.NONE;
  }

  /** A turn ends the game only in the last round, which the view knows or the play makes. */
  private static void compareEnd(Karten game, PackedView packed, KartenState after, int seat) {
    if (game.next(after) instanceof Next.Over<KartenMove, KartenOutcome>) {
      assertThat(packed.lastTurn() || after.sheets().get(seat).isFull()).isTrue();
    } else if (Games.turn(after).round() - 1 > packed.turns()) {
      assertThat(packed.lastTurn()).as("%s", after).isFalse();
    }
  }
}
