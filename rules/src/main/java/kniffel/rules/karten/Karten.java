package kniffel.rules.karten;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Event;
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

/** The rules of Karten Kniffel. */
public final class Karten implements Game<KartenState, KartenMove, KartenOutcome, KartenView> {

  public static final int MAX_PLAYERS = 5;

  /** So many cards are dealt and refilled to, and so many score without a penalty. */
  public static final int HAND = 5;

  public static final int HAND_LIMIT = 10;
  public static final int MOST_DISCARDS = 5;

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
      throw new IllegalArgumentException("1 to 5 play, not " + players);
    }
    KartenState start = KartenState.start(players);
    // R73: seat or chance stand in for the youngest; alone there is nothing to choose.
    return options.firstPlayer() == FirstPlayer.RANDOM && players > 1 ? start : start.begin(0);
  }

  @Override
  public Next<KartenMove, KartenOutcome> next(KartenState state) {
    return switch (state.phase()) {
      case START ->
          new Next.Chance<>(StarterDraw.among(state.players(), KartenOutcome.Starts::new));
      case DEAL, DRAW -> new Next.Chance<>(new CardDraw(state.pile(), state.drawNext()));
      case ACT ->
          new Next.Decide<>(
              state.seat(), new LegalMoves(state.hand(), state.aside(), state.sheet().freeBits()));
      case ANNOUNCE -> new Next.Decide<>(state.seat(), LegalMoves.LAST_BOX);
      // R73: most points win, equal points share the victory.
      case OVER ->
          new Next.Over<>(Standings.byScore(state.sheets().stream().map(Sheet::total).toList()));
    };
  }

  @Override
  public Optional<Refusal> objection(KartenState state, KartenMove move) {
    return Optional.ofNullable(Objections.to(state, move));
  }

  @Override
  public KartenState play(KartenState state, KartenMove move) {
    Refusal refusal = Objections.to(state, move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    return switch (move) {
      case KartenMove.SetAside(int value) -> state.setAside(state.aside().plus(value));
      case KartenMove.TakeBack() -> state.setAside(Cards.NONE);
      case KartenMove.Exchange(Cards discards, int draw) -> draw(state.layDown(discards), draw);
      case KartenMove.Score(Box box, Cards cards) -> score(state, box, cards);
      case KartenMove.Announce() -> refill(state);
      case KartenMove.StaySilent() -> refill(state.write(state.sheet().withMissedAnnouncement()));
    };
  }

  private KartenState score(KartenState state, Box box, Cards cards) {
    Sheet written = state.sheet().write(box, box.points(cards), penalty(state.hand().size()));
    KartenState scored = state.layDown(cards).write(written);
    // R71: asked only here, where it is due, and before drawing.
    return written.freeBoxes() == 1 && !options.autoAnnounce()
        ? scored.announcing()
        : refill(scored);
  }

  /** R68: up to five cards, and more than five are kept. */
  private KartenState refill(KartenState state) {
    return draw(state, Math.max(0, HAND - state.hand().size()));
  }

  private KartenState draw(KartenState state, int count) {
    return count == 0 ? endTurn(state) : state.drawing(count);
  }

  private KartenState endTurn(KartenState state) {
    int finished = state.turn() + 1;
    if (finished < 0) {
      return state.nextTurn(Phase.DEAL).drawing(HAND);
    }
    // R72: the game ends only after a full round; R74: at the latest after so many.
    boolean over =
        finished > 0
            && finished % state.players() == 0
            && (state.isAnyFull() || finished / state.players() == options.maxRounds());
    return state.nextTurn(over ? Phase.OVER : Phase.ACT);
  }

  @Override
  public KartenState happen(KartenState state, KartenOutcome outcome) {
    Refusal refusal = Objections.to(state, outcome);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    return switch (outcome) {
      case KartenOutcome.Starts(int seat) -> state.begin(seat);
      case KartenOutcome.Drawn(Cards cards) -> draw(state.take(cards), state.due() - cards.size());
    };
  }

  @Override
  public KartenView view(KartenState state, Viewer viewer) {
    return KartenView.of(state, viewer, options.maxRounds());
  }

  @Override
  public KartenState determinize(KartenView view, Randomness randomness) {
    return view.state(randomness);
  }

  @Override
  public List<Fact> tell(Step<KartenState, KartenMove, KartenOutcome> step, Viewer viewer) {
    KartenTelling telling = new KartenTelling(step.before(), step.after(), viewer);
    return switch (step.event()) {
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove move) -> telling.moved(move);
      case Event.Happened<KartenMove, KartenOutcome>(KartenOutcome outcome) ->
          telling.happened(outcome);
    };
  }

  @Override
  public OptionalInt round(KartenState state) {
    return state.round() > 0 ? OptionalInt.of(state.round()) : OptionalInt.empty();
  }

  @Override
  public int maxEvents(int players) {
    return MAX_EVENTS;
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
