package kniffel.rules.kartenspiel;

/** What a position waits for, as views tell it. */
public sealed interface Awaited {

  /** Chance says who begins. */
  record Start() implements Awaited {}

  /**
   * A player places a set-up stone on the board.
   *
   * @param stones how many this player has yet to place, this one included
   */
  record SetUp(int stones) implements Awaited {}

  /**
   * Chance deals the hands.
   *
   * @param cards how many all players together still get
   */
  record Deal(int cards) implements Awaited {}

  /** A player chooses an action. */
  record Action() implements Awaited {}

  /**
   * Action A: chance gives cards from the pile.
   *
   * @param cards how many the player still gets
   */
  record Draw(int cards) implements Awaited {}

  /**
   * Action A: a player takes cards from the display.
   *
   * @param cards how many are still to be taken
   */
  record Take(int cards) implements Awaited {}

  /** R42: a player who has drawn may play or trade (simple variant). */
  record SecondAction() implements Awaited {}

  /** Action B: a combination is being played. */
  sealed interface Combining extends Awaited {

    Combination combination();

    /** The cards already chosen for it, no longer in hand. */
    Cards spent();
  }

  /**
   * Action B: a player chooses the cards where more fit than the combination needs.
   *
   * @param missing how many are still to be chosen
   */
  record Spend(Combination combination, Cards spent, int missing) implements Combining {}

  /** Action B: a player chooses where the stones go and where they come from. */
  record Place(Combination combination, Cards spent) implements Combining {}

  /**
   * Action C: a player may trade more cards for stones.
   *
   * @param most how many more at the most
   */
  record Trade(int most) implements Awaited {}

  /**
   * A player holds more cards than the limit.
   *
   * @param cards how many are to be discarded
   */
  record Discard(int cards) implements Awaited {}

  /**
   * Chance turns up cards for the display.
   *
   * @param cards how many it lacks
   */
  record Refill(int cards) implements Awaited {}

  /** Nothing: the game has ended. */
  record Over() implements Awaited {}

  /** What a state waits for. */
  static Awaited of(KartenspielState state) {
    return switch (state) {
      case KartenspielState.Lot _ -> new Start();
      case KartenspielState.SettingUp(_, int stones) -> new SetUp(stones);
      case KartenspielState.Dealing(_, int cards) -> new Deal(cards);
      case KartenspielState.Acting _ -> new Action();
      case KartenspielState.Drawing(_, int cards) -> new Draw(cards);
      case KartenspielState.Taking(_, int cards) -> new Take(cards);
      case KartenspielState.ActingAgain _ -> new SecondAction();
      case KartenspielState.Spending spending ->
          new Spend(spending.combination(), spending.spent(), spending.cardsLeft());
      case KartenspielState.PlacingStones(_, Combination combination, Cards spent) ->
          new Place(combination, spent);
      case KartenspielState.Trading(_, int cards) -> new Trade(cards);
      case KartenspielState.Discarding(_, int cards) -> new Discard(cards);
      case KartenspielState.Refilling refilling -> new Refill(refilling.cardsLeft());
      case KartenspielState.Over _ -> new Over();
    };
  }

  /** What this is called. */
  default Phase phase() {
    return switch (this) {
      case Start _ -> Phase.START;
      case SetUp _ -> Phase.SET_UP;
      case Deal _ -> Phase.DEAL;
      case Action _ -> Phase.ACTION;
      case Draw _ -> Phase.DRAW;
      case Take _ -> Phase.TAKE;
      case SecondAction _ -> Phase.SECOND_ACTION;
      case Spend _ -> Phase.SPEND;
      case Place _ -> Phase.PLACE;
      case Trade _ -> Phase.TRADE;
      case Discard _ -> Phase.DISCARD;
      case Refill _ -> Phase.REFILL;
      case Over _ -> Phase.OVER;
    };
  }
}
