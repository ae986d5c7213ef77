package kniffel.rules.karten;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenMove.Exchange;
import kniffel.rules.karten.KartenMove.Score;
import kniffel.rules.karten.KartenMove.SetAside;
import kniffel.rules.karten.KartenOptions.FirstPlayer;

/** A game played from a script through the contract, chance included. */
final class Script {

  final Karten game;
  KartenState state;

  private Script(Karten game, KartenState state) {
    this.game = game;
    this.state = state;
  }

  static KartenOptions rounds(int maxRounds) {
    return new KartenOptions(false, FirstPlayer.FIRST_SEAT, maxRounds);
  }

  /** A game in which these hands of five are dealt, seat by seat. */
  static Script deal(KartenOptions options, String... hands) {
    Karten game = new Karten(options);
    Script script = new Script(game, game.start(hands.length));
    for (String hand : hands) {
      script.draw(hand);
    }
    return script;
  }

  static Script deal(String... hands) {
    return deal(KartenOptions.STANDARD, hands);
  }

  /** A lone player with any number of cards from 5 to 10. */
  static Script holding(String cards) {
    List<String> values = List.of(cards.split(" "));
    Script script = deal(String.join(" ", values.subList(0, 5)));
    for (String value : values.subList(5, values.size())) {
      script.exchange("", 1).draw(value);
    }
    return script;
  }

  /** The same position again, to try something else. */
  Script copy() {
    return new Script(game, state);
  }

  Script play(KartenMove move) {
    state = game.apply(state, new Event.Moved<>(turn().seat(), move));
    return this;
  }

  Script draw(String cards) {
    state = game.happen(state, new KartenOutcome.Drawn(cards(cards)));
    return this;
  }

  Script setAside(String discards) {
    Cards chosen = cards(discards);
    for (int i = 0; i < chosen.size(); i++) {
      play(new SetAside(chosen.valueAt(i)));
    }
    return this;
  }

  Script exchange(String discards, int draw) {
    return setAside(discards).play(new Exchange(cards(discards), draw));
  }

  Script pass() {
    return exchange("", 0);
  }

  /** Exchange the whole hand of five for these. */
  Script become(String cards) {
    return exchange(hand(), 5).draw(cards);
  }

  Script score(Box box, String cards) {
    return play(new Score(box, cards(cards)));
  }

  Optional<Refusal> objection(KartenMove move) {
    return game.objection(state, move);
  }

  List<Fact> tell(KartenMove move, Viewer viewer) {
    return game.tell(game.step(state, new Event.Moved<>(turn().seat(), move)), viewer);
  }

  List<Fact> tellDraw(String cards, Viewer viewer) {
    return game.tell(
        game.step(state, new Event.Happened<>(new KartenOutcome.Drawn(cards(cards)))), viewer);
  }

  /** The turn, once the cards are dealt. */
  Turn turn() {
    if (state instanceof KartenState.Rounds playing) {
      return playing.turn();
    }
    throw new AssertionError("not yet: " + state);
  }

  /** The hand of the player in turn. */
  String hand() {
    return turn().hand().toString();
  }

  Standings standings() {
    if (game.next(state) instanceof Next.Over<KartenMove, KartenOutcome>(Standings standings)) {
      return standings;
    }
    throw new AssertionError("not over: " + state);
  }

  static Cards cards(String text) {
    return Cards.parse(text);
  }

  /** Twelve scores that fill a sheet from the hand 1 2 3 4 5 without a penalty, 282 points. */
  record Step(Box box, String cards, String refill) {}

  static final String FULL_SHEET_HAND = "1 2 3 4 5";
  static final int FULL_SHEET_TOTAL = 282;
  static final List<Step> FULL_SHEET =
      List.of(
          new Step(Box.LARGE_STRAIGHT, "1 2 3 4 5", "1 2 3 4 6"),
          new Step(Box.SMALL_STRAIGHT, "1 2 3 4", "6 6 6 6"),
          new Step(Box.KNIFFEL, "6 6 6 6 6", "1 5 5 5 5"),
          new Step(Box.FOUR_OF_A_KIND, "1 5 5 5 5", "3 3 4 4 4"),
          new Step(Box.THREE_OF_A_KIND, "3 3 4 4 4", "2 2 2 3 3"),
          new Step(Box.FULL_HOUSE, "2 2 2 3 3", "1 1 1 2 2"),
          new Step(Box.ONES, "1 1 1", "2 3 3"),
          new Step(Box.TWOS, "2 2 2", "3 4 4"),
          new Step(Box.THREES, "3 3 3", "4 5 5"),
          new Step(Box.FOURS, "4 4 4", "5 6 6"),
          new Step(Box.FIVES, "5 5 5", "1 1 6"),
          new Step(Box.SIXES, "6 6 6", "1 2 3"));

  /** One turn of a player who works towards a full sheet. */
  Script step(int number) {
    Step step = FULL_SHEET.get(number);
    score(step.box(), step.cards());
    if (state instanceof KartenState.Announcing) {
      play(new KartenMove.Announce());
    }
    return draw(step.refill());
  }

  /** The first turns, this many, of a lone player who works towards a full sheet. */
  Script steps(int count) {
    for (int number = 0; number < count; number++) {
      step(number);
    }
    return this;
  }
}
