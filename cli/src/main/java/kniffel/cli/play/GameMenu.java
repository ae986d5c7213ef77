package kniffel.cli.play;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Key.Special;
import kniffel.cli.terminal.Page;
import kniffel.words.Words;

/** What can be done in every game besides playing it: the menu behind {@code ?} and its keys. */
final class GameMenu {

  /** What a key comes to. */
  enum KeyEffect {
    /** It is for the game. */
    PLAY,
    HINT,
    UNDO,
    STOP,
    /** The table is to be shown again. */
    BACK,
    /** It has been dealt with. */
    NONE
  }

  private enum OpenMenu {
    NOTHING,
    MENU,
    TEXT
  }

  private final Desk desk;
  private final Words words;
  private final String game;
  private final Supplier<List<String>> log;
  private OpenMenu open = OpenMenu.NOTHING;

  /**
   * The menu of a game.
   *
   * @param game its id
   * @param log what the player was told so far
   */
  GameMenu(Desk desk, Words words, String game, Supplier<List<String>> log) {
    this.desk = desk;
    this.words = words;
    this.game = game;
    this.log = log;
  }

  /** Whether something lies over the table. */
  boolean isOpen() {
    return open != OpenMenu.NOTHING;
  }

  /** Takes away whatever lies over the table; the caller shows the table again. */
  void close() {
    open = OpenMenu.NOTHING;
  }

  KeyEffect press(Key key) {
    if (key == Special.STOP) {
      return KeyEffect.STOP;
    }
    if (key == Special.RESIZED) {
      desk.refresh();
      return KeyEffect.NONE;
    }
    return switch (open) {
      case NOTHING -> outside(key);
      case MENU -> inside(key);
      case TEXT -> {
        open = OpenMenu.NOTHING;
        yield KeyEffect.BACK;
      }
    };
  }

  private KeyEffect outside(Key key) {
    return switch (key) {
      case Special.HINT -> KeyEffect.HINT;
      case Special.UNDO -> KeyEffect.UNDO;
      case Special.RULES -> rules();
      case Special.LOG -> log();
      case Key.Typed(char typed) when typed == '?' -> menu();
      case Key.Typed(char typed) when typed == 'q' -> KeyEffect.STOP;
      case Key.Typed typed -> KeyEffect.PLAY;
      case Special other -> KeyEffect.NONE;
      case Key.Click click -> KeyEffect.NONE;
    };
  }

  private KeyEffect inside(Key key) {
    open = OpenMenu.NOTHING;
    return switch (key) {
      case Key.Typed(char typed) when typed == '1' -> KeyEffect.HINT;
      case Key.Typed(char typed) when typed == '2' -> rules();
      case Key.Typed(char typed) when typed == '3' -> log();
      case Key.Typed(char typed) when typed == '4' -> KeyEffect.UNDO;
      case Key.Typed(char typed) when typed == 'q' -> KeyEffect.STOP;
      case Key.Typed typed when desk.isPlain() -> outside(typed);
      case Key.Typed typed -> KeyEffect.BACK;
      case Special.ESCAPE -> KeyEffect.BACK;
      default -> outside(key);
    };
  }

  private KeyEffect menu() {
    open = OpenMenu.MENU;
    desk.show(
        new Page.Menu(
            words.say("cli.menu"),
            List.of(
                new Page.Item('1', words.say("cli.menu.hint"), "F2"),
                new Page.Item('2', words.say("cli.menu.rules"), "F3"),
                new Page.Item('3', words.say("cli.menu.log"), "F4"),
                new Page.Item('4', words.say("cli.menu.undo"), words.say("cli.menu.undo-key")),
                new Page.Item('q', words.say("cli.menu.stop"), "q")),
            List.of(words.say("cli.help." + game)),
            words.say("cli.menu.keys")));
    return KeyEffect.NONE;
  }

  private KeyEffect rules() {
    String title = words.say("cli.menu.rules-of", Map.of("game", words.say(game + ".name")));
    return read(new Page.Text(title, RulesText.of(game, words), keys(), false));
  }

  private KeyEffect log() {
    return read(new Page.Text(words.say("cli.menu.log"), log.get(), keys(), true));
  }

  private String keys() {
    return words.say("cli.menu.keys-text");
  }

  private KeyEffect read(Page.Text text) {
    desk.show(text);
    open = desk.isPlain() ? OpenMenu.NOTHING : OpenMenu.TEXT;
    return KeyEffect.NONE;
  }
}
