package kniffel.rules.karten;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.StarterDraw;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import kniffel.rules.karten.KartenState.Acting;
import kniffel.rules.karten.KartenState.Announcing;
import kniffel.rules.karten.KartenState.Dealing;
import kniffel.rules.karten.KartenState.Drawing;
import kniffel.rules.karten.KartenState.Lot;
import kniffel.rules.karten.KartenState.Over;
import kniffel.rules.karten.KartenState.Rounds;

/** The rules of Karten Kniffel. */
public final class Karten implements Game<KartenState, KartenMove, KartenOutcome, KartenView> {

  public static final int MAX_PLAYERS = 5;

  /** The number of cards dealt and refilled to, and the most that score without a penalty. */
  public static final int HAND = 5;

  public static final int HAND_LIMIT = 10;
  public static final int MOST_DISCARDS = 5;

  /** How often cards may be taken back in a turn, so that no turn can be dragged out for ever. */
  static final int MOST_TAKE_BACKS = 15;

  /** All cards are set aside and taken back as often as possible, then exchanged and drawn. */
  private static final int EVENTS_PER_TURN =
      MOST_TAKE_BACKS * (MOST_DISCARDS + 1) + MOST_DISCARDS + 1 + 2;

  private final KartenOptions options;

  public Karten(KartenOptions options) {
    this.options = options;
  }

  public KartenOptions options() {
    return options;
  }

  /** R63: two points for each card above five in hand before playing, whatever is played. */
  public static int penalty(int handSize) {
    return Math.max(0, 2 * (handSize - HAND));
  }

  @Override
  public KartenState start(int players) {
    if (players < 1 || players > MAX_PLAYERS) {
      throw new IllegalArgumentException("1 to " + MAX_PLAYERS + " play, not " + players);
    }
    // R73: seat or chance stand in for the youngest; alone there is nothing to choose.
    return options.firstPlayer() == FirstPlayer.RANDOM && players > 1
        ? new Lot(players)
        : Dealing.first(players, 0);
  }

  @Override
  public Next<KartenMove, KartenOutcome> next(KartenState state) {
    return switch (state) {
      case Lot(int players) ->
          new Next.Chance<>(StarterDraw.among(players, KartenOutcome.Starts::new));
      case Dealing dealing -> new Next.Chance<>(new CardDraw(dealing.pile(), HAND));
      case Acting acting -> new Next.Decide<>(acting.turn().seat(), new LegalMoves(acting));
      case Announcing(Turn turn) -> new Next.Decide<>(turn.seat(), LegalMoves.LAST_BOX);
      case Drawing drawing -> new Next.Chance<>(new CardDraw(drawing.pile(), drawing.next()));
      // R73: most points win, equal points share the victory.
      case Over(Turn turn) ->
          new Next.Over<>(Standings.byScore(turn.sheets().stream().map(Sheet::total).toList()));
    };
  }

  @Override
  public Optional<Refusal> objection(KartenState state, KartenMove move) {
    return Optional.ofNullable(Objections.to(state, move));
  }

  @Override
  public KartenState play(KartenState state, KartenMove move) {
    RefusedException.throwIf(Objections.to(state, move));
    return switch (state) {
      case Acting acting -> played(acting, move);
      case Announcing announcing -> played(announcing, move);
      case Lot _, Dealing _, Drawing _, Over _ ->
          throw new RefusedException(new Refusal.NobodyDecides());
    };
  }

  private KartenState played(Acting acting, KartenMove move) {
    return switch (move) {
      case KartenMove.SetAside(int value) -> acting.setAside(value);
      case KartenMove.TakeBack() -> acting.takeBack();
      case KartenMove.Exchange(Cards discards, int draw) ->
          draw(acting.turn().layDown(discards), draw);
      case KartenMove.Score(Box box, Cards cards) -> score(acting.turn(), box, cards);
      case KartenMove.Announce _, KartenMove.StaySilent _ ->
          throw new RefusedException(new KartenRefusal.NothingToAnnounce());
    };
  }

  private KartenState played(Announcing announcing, KartenMove move) {
    Turn turn = announcing.turn();
    return switch (move) {
      case KartenMove.Announce() -> refill(turn);
      case KartenMove.StaySilent() -> refill(turn.write(turn.sheet().withMissedAnnouncement()));
      case KartenMove.SetAside _,
          KartenMove.TakeBack _,
          KartenMove.Exchange _,
          KartenMove.Score _ ->
          throw new RefusedException(Objections.announceOrNot(announcing));
    };
  }

  private KartenState score(Turn turn, Box box, Cards cards) {
    Sheet written = turn.sheet().write(box, box.points(cards), penalty(turn.hand().size()));
    Turn scored = turn.layDown(cards).write(written);
    // R71: asked only when it is due, and before drawing.
    return written.freeBoxes() == 1 && !options.autoAnnounce()
        ? new Announcing(scored)
        : refill(scored);
  }

  /** R68: up to five cards, and more than five are kept. */
  private KartenState refill(Turn turn) {
    return draw(turn, Math.max(0, HAND - turn.hand().size()));
  }

  private KartenState draw(Turn turn, int count) {
    return count == 0 ? endTurn(turn) : new Drawing(turn.withCardsToDraw(), count);
  }

  private KartenState endTurn(Turn turn) {
    Turn next = turn.next();
    // R72: the game ends only after a full round; R74: at the latest after the agreed number.
    boolean over = next.beginsRound() && (next.isAnyFull() || next.round() > options.lastRound());
    return over ? new Over(next) : Acting.begin(next);
  }

  @Override
  public KartenState happen(KartenState state, KartenOutcome outcome) {
    return switch (state) {
      case Lot(int players) -> Dealing.first(players, starter(players, outcome));
      case Dealing dealing -> dealing.deal(drawn(outcome, HAND, HAND, dealing.pile()));
      case Drawing drawing -> {
        Cards cards = drawn(outcome, drawing.due(), drawing.next(), drawing.pile());
        yield draw(drawing.turn().take(cards), drawing.due() - cards.size());
      }
      case Acting _, Announcing _, Over _ ->
          throw new RefusedException(new Refusal.NothingToDraw());
    };
  }

  private static int starter(int players, KartenOutcome outcome) {
    return switch (outcome) {
      case KartenOutcome.Starts(int seat) -> {
        RefusedException.throwIf(StarterDraw.refusal(players, seat));
        yield seat;
      }
      case KartenOutcome.Drawn _ -> throw new RefusedException(new Refusal.StarterIsDue());
    };
  }

  /** The cards drawn: the next ones of those that are due, off this pile. */
  private static Cards drawn(KartenOutcome outcome, int due, int next, Cards pile) {
    return switch (outcome) {
      case KartenOutcome.Starts _ -> throw new RefusedException(new KartenRefusal.CardsAreDue(due));
      case KartenOutcome.Drawn(Cards cards) -> {
        if (cards.size() != next) {
          throw new RefusedException(new KartenRefusal.WrongNumberOfCards(next, cards.size()));
        }
        if (!pile.contains(cards)) {
          throw new RefusedException(new KartenRefusal.NotInPile(cards));
        }
        yield cards;
      }
    };
  }

  @Override
  public KartenView view(KartenState state, Viewer viewer) {
    return KartenView.of(state, viewer, options.lastRound());
  }

  @Override
  public KartenState determinize(KartenView view, Randomness randomness) {
    return view.state(randomness);
  }

  @Override
  public List<Fact> tell(Step<KartenState, KartenMove, KartenOutcome> step, Viewer viewer) {
    return KartenFacts.of(step, viewer);
  }

  @Override
  public KartenState position(KartenState state) {
    return state instanceof Acting(Turn turn, Cards aside, int takenBack)
        ? new Acting(turn, aside, 0)
        : state;
  }

  @Override
  public OptionalInt round(KartenState state) {
    return switch (state) {
      case Over(Turn turn) -> OptionalInt.of(turn.round() - 1);
      case Rounds playing -> OptionalInt.of(playing.turn().round());
      case Lot _, Dealing _ -> OptionalInt.empty();
    };
  }

  @Override
  public List<Integer> scores(KartenState state) {
    return switch (state) {
      case Over(Turn turn) -> turn.sheets().stream().map(Sheet::total).toList();
      case Rounds playing -> playing.turn().sheets().stream().map(Sheet::soFar).toList();
      default -> List.of();
    };
  }

  @Override
  public int maxEvents(int players) {
    // Who begins, a hand for each player, and the turns.
    return 1 + players + options.lastRound() * players * EVENTS_PER_TURN;
  }

  @Override
  public Types<KartenMove, KartenOutcome, KartenView> types() {
    return new Types<>(
        KartenMove.class,
        KartenOutcome.class,
        KartenView.class,
        KartenFact.class,
        KartenRefusal.class);
  }
}
