package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenOutcome;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Sheet;
import kniffel.rules.karten.Turn;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** A position with a screen in front of it; the first seat is asked. */
final class Position {

  static final Karten GAME = new Karten(KartenOptions.STANDARD);

  private final KartenScreen screen = new KartenScreen();
  private KartenState state;

  private Position(Turn turn) {
    this.state = new KartenState.Acting(turn, Cards.NONE, 0);
  }

  /** The third round; the first seat holds these cards, the others five ones. */
  static Position hand(int players, String hand) {
    List<Cards> hands = new ArrayList<>(Collections.nCopies(players, Cards.of(1, 1, 1, 1, 1)));
    hands.set(0, Cards.parse(hand));
    return new Position(
        new Turn(
            0,
            2 * players,
            Cards.ofCounts(List.of(8, 10, 10, 10, 10, 10)),
            Cards.of(2, 2, 6),
            hands,
            Collections.nCopies(players, Sheet.EMPTY)));
  }

  /** The same except the sheet of the first seat. */
  Position sheet(Map<Box, Integer> boxes, Map<Box, Integer> penalties) {
    List<Sheet> sheets = new ArrayList<>(state.sheets());
    sheets.set(0, Sheet.of(boxes, penalties, false));
    state = new KartenState.Acting(withSheets(turn(), sheets), Cards.NONE, 0);
    return this;
  }

  private static Turn withSheets(Turn turn, List<Sheet> sheets) {
    return new Turn(
        turn.starter(), turn.finished(), turn.pile(), turn.discard(), turn.hands(), sheets);
  }

  private Turn turn() {
    if (state instanceof KartenState.Rounds playing) {
      return playing.turn();
    }
    throw new AssertionError("not yet: " + state);
  }

  Position play(KartenMove move) {
    state = GAME.play(state, move);
    return this;
  }

  KartenScreen screen() {
    return screen;
  }

  private KartenView view(Viewer viewer) {
    return GAME.view(state, viewer);
  }

  private Offers<KartenMove> offers() {
    return GAME.next(state) instanceof Next.Decide<KartenMove, KartenOutcome>(int seat, var moves)
        ? Offers.asked(GAME, state, seat, moves)
        : Offers.none();
  }

  /** What the last of these keys leads to. */
  KeyReply<KartenMove> press(String keys) {
    KeyReply<KartenMove> reply = new KeyReply.Unknown<>();
    for (int i = 0; i < keys.length(); i++) {
      reply = screen.press(keys.charAt(i), view(new Viewer.Seat(0)), offers());
    }
    return reply;
  }

  Block draw(Look look) {
    return screen.draw(view(new Viewer.Seat(0)), new Viewer.Seat(0), offers(), look);
  }

  /** The table for somebody who is not asked. */
  Block draw(Viewer viewer, Look look) {
    return screen.draw(view(viewer), viewer, Offers.none(), look);
  }

  String text() {
    return String.join("\n", draw(look(Language.EN, 80, 16)).lines());
  }

  String keys(Look look) {
    return screen.keys(view(new Viewer.Seat(0)), offers(), look);
  }

  static Look look(Language language, int width, int height) {
    List<String> names = List.of("Anna", "Bot random", "山田さんと友達の長い名前", "Bot random 2", "Eve");
    return new Look(new Narrator(Words.in(language), names), false, width, height);
  }
}
