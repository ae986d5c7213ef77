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
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import kniffel.rules.kartenspiel.KartenspielState.Lot;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielState.PlacingStones;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.SettingUp;
import kniffel.rules.kartenspiel.KartenspielState.Spending;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import kniffel.rules.kartenspiel.KartenspielState.Trading;

/** The rules of Kniffel – Das Kartenspiel. */
public final class Kartenspiel
    implements Game<KartenspielState, KartenspielMove, KartenspielOutcome, KartenspielView> {

  private final KartenspielOptions options;
  private final Tableau tableau;
  private final Length length;
  private final Opening opening;
  private final Flow flow;
  private final Objections objections;
  private final LegalMoves legalMoves;

  public Kartenspiel(KartenspielOptions options) {
    this.options = options;
    this.tableau = new Tableau(options);
    this.length = new Length(options);
    this.opening = new Opening(options.variant());
    this.flow = new Flow(options.variant(), opening, tableau, length);
    this.objections = new Objections(options, tableau);
    this.legalMoves = new LegalMoves(options, tableau, objections);
  }

  /** What was agreed before the game. */
  public KartenspielOptions options() {
    return options;
  }

  Tableau tableau() {
    return tableau;
  }

  @Override
  public KartenspielState start(int players) {
    return opening.lot(players);
  }

  @Override
  public Next<KartenspielMove, KartenspielOutcome> next(KartenspielState state) {
    return switch (state) {
      case Lot(List<PlayerState> players) ->
          new Next.Chance<>(StarterDraw.among(players.size(), KartenspielOutcome.Starts::new));
      case SettingUp settingUp -> decide(settingUp.layout(), legalMoves.settingUp(settingUp));
      case Dealing(Layout layout, _) -> draw(layout);
      case Acting(Layout layout) -> decide(layout, legalMoves.acting(layout.player()));
      case Drawing(Layout layout, _) -> draw(layout);
      case Taking(Layout layout, _) -> decide(layout, LegalMoves.taking(layout.display()));
      case ActingAgain(Layout layout) -> decide(layout, legalMoves.actingAgain(layout.player()));
      case Spending spending ->
          decide(spending.layout(), LegalMoves.spending(spending.choosable()));
      case PlacingStones(Layout layout, Combination combination, _) ->
          decide(layout, legalMoves.placing(layout.player(), combination));
      case Trading(Layout layout, _) -> decide(layout, LegalMoves.trading(layout.player().hand()));
      case Discarding(Layout layout, _) ->
          decide(layout, LegalMoves.discarding(layout.player().hand()));
      case Refilling(Layout layout) -> draw(layout);
      case Over(Layout layout) -> new Next.Over<>(standings(layout.players()));
    };
  }

  private static Next<KartenspielMove, KartenspielOutcome> decide(
      Layout layout, List<KartenspielMove> moves) {
    return new Next.Decide<>(layout.seat(), moves);
  }

  private static Next<KartenspielMove, KartenspielOutcome> draw(Layout layout) {
    return new Next.Chance<>(new PileDraw(layout.pile()));
  }

  /**
   * R41: whoever has finished wins, with most cards in hand if several have. The same order ranks
   * the others (S8: fewest stones left, then most cards); those who lost come last (R39).
   */
  private Standings standings(List<PlayerState> players) {
    int stones = options.variant().stones(players.size());
    return Standings.by(
        players.stream().map(player -> stones - player.stonesLeft()).toList(),
        seat -> {
          PlayerState player = players.get(seat);
          int placed = stones - player.stonesLeft();
          return merit(player.lost(), placed, player.hand().size());
        });
  }

  /** What decides between players: whether they are still in the game, stones, cards. */
  static int merit(boolean lost, int placed, int cards) {
    return (lost ? 0 : 10_000) + placed * 100 + cards;
  }

  @Override
  public Optional<Refusal> objection(KartenspielState state, KartenspielMove move) {
    return Optional.ofNullable(objections.refusal(state, move));
  }

  @Override
  public KartenspielState play(KartenspielState state, KartenspielMove move) {
    RefusedException.throwIf(objections.refusal(state, move));
    return flow.play(state, move);
  }

  @Override
  public KartenspielState happen(KartenspielState state, KartenspielOutcome outcome) {
    RefusedException.throwIf(Objections.refusal(state, outcome));
    return flow.happen(state, outcome);
  }

  @Override
  public KartenspielView view(KartenspielState state, Viewer viewer) {
    return KartenspielView.of(state, viewer, tableau);
  }

  @Override
  public KartenspielState determinize(KartenspielView view, Randomness randomness) {
    return view.state(randomness);
  }

  @Override
  public List<Fact> tell(
      Step<KartenspielState, KartenspielMove, KartenspielOutcome> step, Viewer viewer) {
    return KartenspielFacts.of(this, step, viewer);
  }

  @Override
  public OptionalInt round(KartenspielState state) {
    int round = state.layout().round();
    return round > 0 ? OptionalInt.of(round) : OptionalInt.empty();
  }

  @Override
  public List<Integer> scores(KartenspielState state) {
    List<PlayerState> players = state.layout().players();
    int stones = options.variant().stones(players.size());
    return players.stream().map(player -> stones - player.stonesLeft()).toList();
  }

  @Override
  public int maxEvents(int players) {
    return length.maxEvents(players);
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
