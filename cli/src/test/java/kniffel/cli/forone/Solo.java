package kniffel.cli.forone;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** A game at the screen, with dice that fall as wanted. */
final class Solo {

  private static final Map<Language, Words> WORDS =
      Stream.of(Language.values()).collect(Collectors.toMap(Function.identity(), Words::in));

  final ForOne game;
  final ForOneScreen screen = new ForOneScreen();
  ForOneState state;

  Solo(ForOneOptions options) {
    this.game = new ForOne(options);
    this.state = game.start(1);
  }

  static Solo base() {
    return new Solo(ForOneOptions.BASE);
  }

  /** Rolls and lets the dice fall like this. */
  Solo roll(int... faces) {
    keys("r");
    state = game.happen(state, Dice.of(faces));
    return this;
  }

  /** Presses keys; what they play is played. */
  Solo keys(String keys) {
    for (int i = 0; i < keys.length(); i++) {
      if (press(keys.charAt(i)) instanceof KeyReply.Play<ForOneMove>(List<ForOneMove> moves)) {
        moves.forEach(move -> state = game.play(state, move));
      }
    }
    return this;
  }

  /** Presses a key without playing what it says. */
  KeyReply<ForOneMove> press(char key) {
    return screen.press(key, view(), offers());
  }

  ForOneView view() {
    return game.view(state, new Viewer.Seat(0));
  }

  Offers<ForOneMove> offers() {
    return game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)
        ? Offers.asked(game, state, seat, moves)
        : Offers.none();
  }

  Block draw(Look look) {
    return screen.draw(view(), new Viewer.Seat(0), offers(), look);
  }

  /** The table in English on 80 × 24, without colour. */
  String drawn() {
    return String.join("\n", draw(look(Language.EN, false, 80, 16)).lines());
  }

  /** The line of a row as {@link #drawn}, without what stands to the right of the card. */
  String row(Category category) {
    String name = look(Language.EN, false, 80, 16).say(category);
    return drawn()
        .lines()
        .filter(line -> line.startsWith(name, 2))
        .map(line -> line.substring(0, 39))
        .findFirst()
        .orElseThrow();
  }

  String keyLine(Language language) {
    return screen.keys(view(), offers(), look(language, false, 80, 16));
  }

  static KeyReply<ForOneMove> plays(ForOneMove move) {
    return new KeyReply.Play<>(List.of(move));
  }

  static KeyReply<ForOneMove> refused(Refusal refusal) {
    return new KeyReply.Refused<>(refusal);
  }

  static KeyReply<ForOneMove> tells(String key) {
    return new KeyReply.Tell<>("cli.forone." + key);
  }

  static Words words(Language language) {
    return Objects.requireNonNull(WORDS.get(language));
  }

  static Look look(Language language, boolean colour, int width, int height) {
    return new Look(
        new Narrator(words(language), List.of("Anna-Katharina 星野 von und zu")),
        colour,
        width,
        height);
  }
}
