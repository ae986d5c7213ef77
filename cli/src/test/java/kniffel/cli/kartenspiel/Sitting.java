package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielRefusal;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Layout;
import kniffel.rules.kartenspiel.PlayerState;
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

  /** Anna holds a hand and stones, Ben a hand; she has one level in each power row. */
  Sitting(
      Variant variant,
      Function<Layout, KartenspielState> phase,
      String hand,
      String others,
      int active,
      int reserve) {
    this(variant, phase, 3, new RowLevels(0x01111), hand, others, active, reserve);
  }

  private Sitting(
      Variant variant,
      Function<Layout, KartenspielState> phase,
      int round,
      RowLevels levels,
      String hand,
      String others,
      int active,
      int reserve) {
    this.game = new Kartenspiel(KartenspielOptions.of(variant));
    Cards own = Cards.parse(hand);
    Cards his = Cards.parse(others);
    PlayerState anna = new PlayerState(own, Cards.NONE, levels, active, reserve, false);
    PlayerState ben = new PlayerState(his, Cards.NONE, new RowLevels(0x01111), 4, 13, false);
    Cards pile = Cards.ALL.minus(own).minus(his).minus(DISPLAY);
    Layout layout = new Layout(pile, Cards.NONE, DISPLAY, List.of(anna, ben), 0, 0, round);
    this.state = phase.apply(layout);
  }

  /** Anna is to choose an action, with two stones in the active zone. */
  static Sitting acting(Variant variant, String hand) {
    return new Sitting(variant, KartenspielState.Acting::new, hand, "green-4 violet-12", 2, 14);
  }

  /** Anna is to place three stones before the first turn. */
  static Sitting settingUp() {
    return new Sitting(
        Variant.BASE,
        layout -> new KartenspielState.SettingUp(layout, 3),
        0,
        RowLevels.EMPTY,
        "",
        "",
        3,
        21);
  }

  KeyReply<KartenspielMove> press(char key) {
    return screen.press(key, view(), offers());
  }

  /** Presses the keys one after the other and plays what they lead to. */
  List<KartenspielMove> type(String keys) {
    List<KartenspielMove> played = new ArrayList<>();
    for (int i = 0; i < keys.length(); i++) {
      if (press(keys.charAt(i)) instanceof KeyReply.Play<KartenspielMove>(var moves)) {
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

  static KeyReply<KartenspielMove> refused(KartenspielRefusal refusal) {
    return new KeyReply.Refused<>(refusal);
  }
}
