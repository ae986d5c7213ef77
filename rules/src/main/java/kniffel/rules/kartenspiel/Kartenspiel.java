package kniffel.rules.kartenspiel;

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

/** The rules of Kniffel – Das Kartenspiel. */
public final class Kartenspiel
    implements Game<KartenspielState, KartenspielMove, KartenspielOutcome, KartenspielView> {

  private final KartenspielOptions options;
  private final Tableau tableau;
  private final Flow flow;
  private final Objections objections;
  private final LegalMoves offers;

  public Kartenspiel(KartenspielOptions options) {
    this.options = options;
    this.tableau = new Tableau(options);
    this.flow = new Flow(options, tableau);
    this.objections = new Objections(options, tableau);
    this.offers = new LegalMoves(options, tableau, objections);
  }

  /** What was agreed before the game. */
  public KartenspielOptions options() {
    return options;
  }

  @Override
  public KartenspielState start(int players) {
    return KartenspielState.first(players, options.variant().stones(players));
  }

  @Override
  public Next<KartenspielMove, KartenspielOutcome> next(KartenspielState state) {
    return switch (state.phase()) {
      case START ->
          new Next.Chance<>(
              StarterDraw.among(state.players().size(), KartenspielOutcome.Starts::new));
      case DEAL, DRAW, REFILL -> new Next.Chance<>(new PileDraw(state.pile()));
      case SET_UP, ACTION, SECOND_ACTION, TAKE, SPEND, PLACE, TRADE, DISCARD ->
          new Next.Decide<>(state.seat(), offers.moves(state));
      case OVER -> new Next.Over<>(standings(state));
    };
  }

  /**
   * R41: who has finished wins, with most cards in hand if several have. The same order ranks the
   * others (S8: fewest stones left, then most cards); those who lost come last (R39).
   */
  private Standings standings(KartenspielState state) {
    List<Player> players = state.players();
    int stones = options.variant().stones(players.size());
    return Standings.by(
        players.stream().map(player -> stones - player.stonesLeft()).toList(),
        seat -> {
          Player player = players.get(seat);
          int placed = stones - player.stonesLeft();
          return (player.lost() ? 0 : 10_000) + placed * 100 + player.hand().size();
        });
  }

  @Override
  public Optional<Refusal> objection(KartenspielState state, KartenspielMove move) {
    return Optional.ofNullable(objections.refusal(state, move));
  }

  @Override
  public KartenspielState play(KartenspielState state, KartenspielMove move) {
    Refusal refusal = objections.refusal(state, move);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    return switch (move) {
      case KartenspielMove.SetUp(Row row) -> flow.setUp(state, row);
      case KartenspielMove.Draw() -> flow.draw(state);
      case KartenspielMove.Take(Card card) -> flow.take(state, card);
      case KartenspielMove.Play(Combination combination) -> flow.play(state, combination);
      case KartenspielMove.Spend(Card card) -> flow.spend(state, card);
      case KartenspielMove.Place(Row row, int stones, int fromReserve) ->
          flow.place(state, row, stones, fromReserve);
      case KartenspielMove.Trade(Card card) -> flow.trade(state, card);
      case KartenspielMove.Discard(Card card) -> flow.discard(state, card);
      case KartenspielMove.EndTurn() -> flow.endTurn(state);
    };
  }

  @Override
  public KartenspielState happen(KartenspielState state, KartenspielOutcome outcome) {
    Refusal refusal = objections.refusal(state, outcome);
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
    return switch (outcome) {
      case KartenspielOutcome.Starts(int seat) -> flow.begin(state, seat);
      case KartenspielOutcome.Drawn(Card card) -> flow.drawn(state, card);
    };
  }

  @Override
  public KartenspielView view(KartenspielState state, Viewer viewer) {
    return KartenspielView.of(state, viewer, tableau);
  }

  @Override
  public KartenspielState determinize(KartenspielView view, Randomness randomness) {
    return Determinizing.imagine(view, randomness);
  }

  @Override
  public List<Fact> tell(
      Step<KartenspielState, KartenspielMove, KartenspielOutcome> step, Viewer viewer) {
    return KartenspielTelling.tell(tableau, step.before(), step.event(), step.after(), viewer);
  }

  @Override
  public OptionalInt round(KartenspielState state) {
    return state.round() > 0 ? OptionalInt.of(state.round()) : OptionalInt.empty();
  }

  @Override
  public int maxEvents(int players) {
    return MAX_EVENTS;
  }

  @Override
  public Types<KartenspielMove, KartenspielOutcome, KartenspielView> types() {
    return new Types<>(
        KartenspielMove.class,
        KartenspielOutcome.class,
        KartenspielView.class,
        KartenspielFact.class,
        KartenspielRefusal.class);
  }
}
