package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.cli.play.Block;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Reply;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Player;
import kniffel.rules.kartenspiel.RowLevels;
import kniffel.rules.kartenspiel.Variant;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** Anna and Ben at a position put together for a test, with Anna at the keyboard. */
final class Sitting {

  static final Cards DISPLAY = Cards.parse("red-1 blue-1 red-13 blue-13");

  final KartenspielScreen screen = new KartenspielScreen();
  final Kartenspiel game;
  KartenspielState state;

  Sitting(
      Variant variant, Phase phase, int left, String hand, String others, int active, int reserve) {
    this.game = new Kartenspiel(KartenspielOptions.of(variant));
    Cards own = Cards.parse(hand);
    Cards his = Cards.parse(others);
    // One level in each power row.
    RowLevels levels = new RowLevels(0x01111);
    this.state =
        new KartenspielState(
            phase,
            0,
            0,
            phase == Phase.SET_UP ? 0 : 3,
            left,
            Cards.ALL.minus(own).minus(his).minus(DISPLAY),
            Cards.NONE,
            DISPLAY,
            Cards.NONE,
            Optional.empty(),
            List.of(
                new Player(
                    own,
                    Cards.NONE,
                    phase == Phase.SET_UP ? RowLevels.EMPTY : levels,
                    active,
                    reserve,
                    false),
                new Player(his, Cards.NONE, levels, 4, 13, false)));
  }

  /** Anna is to choose an action, with two stones in the active zone. */
  static Sitting acting(Variant variant, String hand) {
    return new Sitting(variant, Phase.ACTION, 0, hand, "green-4 violet-12", 2, 14);
  }

  Reply<KartenspielMove> press(char key) {
    return screen.press(key, view(), offers());
  }

  /** Presses the keys one after the other and plays what they lead to. */
  List<KartenspielMove> type(String keys) {
    List<KartenspielMove> played = new ArrayList<>();
    for (int i = 0; i < keys.length(); i++) {
      if (press(keys.charAt(i)) instanceof Reply.Play<KartenspielMove>(var moves)) {
        for (KartenspielMove move : moves) {
          state = game.play(state, move);
        }
        played.addAll(moves);
      }
    }
    return Collections.unmodifiableList(played);
  }

  private KartenspielView view() {
    return game.view(state, new Viewer.Seat(0));
  }

  Offers<KartenspielMove> offers() {
    return game.next(state) instanceof Next.Decide<KartenspielMove, ?>(int seat, var moves)
            && seat == 0
        ? Offers.asked(game, state, 0, moves)
        : Offers.none();
  }

  Block draw(Viewer viewer, int width, int height) {
    KartenspielView seen = game.view(state, viewer);
    Offers<KartenspielMove> asked = viewer.is(0) ? offers() : Offers.none();
    return screen.draw(seen, viewer, asked, look(Language.EN, width, height));
  }

  String text(Viewer viewer, int height) {
    return draw(viewer, 80, height).lines().stream()
        .map(String::stripTrailing)
        .collect(Collectors.joining("\n"));
  }

  /** What Anna sees on a small screen. */
  String text() {
    return text(new Viewer.Seat(0), 16);
  }

  String keys() {
    return screen.keys(view(), offers(), look(Language.EN, 80, 16));
  }

  private static Look look(Language language, int width, int height) {
    return new Look(new Narrator(Words.in(language), List.of("Anna", "Ben")), false, width, height);
  }
}
