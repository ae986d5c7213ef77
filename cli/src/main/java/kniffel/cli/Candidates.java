package kniffel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kniffel.bots.Bots;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Seat;

/** What can be meant by an argument, for completion and for help. */
final class Candidates {

  private Candidates() {}

  /** A list that a command line can make itself. */
  abstract static class Choice extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Choice(Stream<String> all) {
      super(all.distinct().toList());
    }
  }

  /** The games. */
  static final class GameNames extends Choice {
    private static final long serialVersionUID = 1L;

    GameNames() {
      super(Rulebooks.ALL.stream().map(Rulebook::id));
    }
  }

  /** The games that can be played with the dice of a day. */
  static final class GamesOfDay extends Choice {
    private static final long serialVersionUID = 1L;

    GamesOfDay() {
      super(Rulebooks.ALL.stream().filter(Rulebook::countsThrows).map(Rulebook::id));
    }
  }

  /** The named rules of all games. */
  static final class Presets extends Choice {
    private static final long serialVersionUID = 1L;

    Presets() {
      super(Rulebooks.ALL.stream().flatMap(rulebook -> rulebook.presets().keySet().stream()));
    }
  }

  /** The options of all games, each up to its value. */
  static final class Options extends Choice {
    private static final long serialVersionUID = 1L;

    Options() {
      super(
          Rulebooks.ALL.stream()
              .flatMap(rulebook -> Option.of(rulebook.standard()).stream())
              .map(option -> option.name() + "="));
    }
  }

  /** The bots of all games. */
  static final class BotNames extends Choice {
    private static final long serialVersionUID = 1L;

    BotNames() {
      super(Rulebooks.ALL.stream().flatMap(rulebook -> bots(rulebook).stream()));
    }
  }

  /** The bots of all games as players. */
  static final class PlayerNames extends Choice {
    private static final long serialVersionUID = 1L;

    PlayerNames() {
      super(new BotNames().stream().map(bot -> Seat.BOT + bot));
    }
  }

  /** How well bots of a server play. */
  static final class StrengthNames extends Choice {
    private static final long serialVersionUID = 1L;

    StrengthNames() {
      super(Stream.of(Strength.values()).map(Ids::of));
    }
  }

  /** Whose dice are rolled. */
  static final class DiceNames extends Choice {
    private static final long serialVersionUID = 1L;

    DiceNames() {
      super(Stream.of(DiceChoice.Whose.values()).map(Ids::of));
    }
  }

  /** The settings. */
  static final class SettingKeys extends Choice {
    private static final long serialVersionUID = 1L;

    SettingKeys() {
      super(Stream.of(Settings.SettingKey.values()).map(Settings.SettingKey::id));
    }
  }

  /** The bots of a game. */
  static <P extends Record> List<String> bots(Rulebook<P> rulebook) {
    return Bots.names(rulebook.game(rulebook.standard()));
  }
}
