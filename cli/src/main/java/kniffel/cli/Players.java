package kniffel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Strength;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.table.Seat;
import kniffel.words.Template;

/** Reads who plays: names of people, and bots as {@code bot:NAME}, separated by commas. */
final class Players {

  private final Context context;
  private final List<String> bots;

  Players(Context context, Game<?, ?, ?, ?> game) {
    this.context = context;
    this.bots = Bots.names(game);
  }

  /** Who plays by default: you, and a bot where the game needs company. */
  static String standard(Rulebook<?> rulebook, Context context) {
    String you =
        context.settings().get(Settings.SettingKey.NAME).orElseGet(() -> context.say("cli.you"));
    return rulebook.maxPlayers() == 1 ? you : you + "," + Seat.BOT + Ids.of(Strength.NORMAL);
  }

  List<Seat> seats(String text) {
    List<Seat> seats = new ArrayList<>();
    for (String each : text.split(",", -1)) {
      seats.add(seat(each.strip(), seats));
    }
    return seats;
  }

  /** The seats of bots alone, by their names. */
  List<Seat> bots(List<String> names) {
    return seats(
        names.stream().map(name -> Seat.BOT + name.strip()).collect(Collectors.joining(",")));
  }

  /** The bots of seats that are all for bots. */
  static <S, M, O, V> List<Bot<M, V>> playing(List<Seat> seats, Game<S, M, O, V> game) {
    return Bots.named(
        seats.stream().map(seat -> seat.player().substring(Seat.BOT.length())).toList(), game);
  }

  private Seat seat(String text, List<Seat> others) {
    boolean bot = text.startsWith(Seat.BOT);
    if (bot && !bots.contains(text.substring(Seat.BOT.length()))) {
      throw new BadInputException(
          context.say(
              "cli.unknown-bot",
              Map.of("bot", text.substring(Seat.BOT.length()), "bots", String.join(", ", bots))));
    }
    String name = bot ? botName(text.substring(Seat.BOT.length()), others) : text;
    if (isTaken(name, others)) {
      throw new BadInputException(context.say("cli.name-twice", Map.of("name", name)));
    }
    return seat(name, bot ? text : Seat.HUMAN, context);
  }

  /** Complains about a name that is invisible or too long, before anybody else sees it. */
  static void requireName(String name, Context context) {
    Seat _ = seat(name, Seat.HUMAN, context);
  }

  private static Seat seat(String name, String player, Context context) {
    try {
      return new Seat(name, player);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(context.say("cli.bad-name", Map.of("max", Seat.MAX_NAME)));
    }
  }

  /** Bots are called Bot and their kind; a second one of a kind is numbered. */
  private String botName(String bot, List<Seat> others) {
    String kind = context.words().template("bots.strength." + bot).map(Template::text).orElse(bot);
    String name = "Bot " + kind;
    for (int number = 2; isTaken(name, others); number++) {
      name = "Bot " + kind + " " + number;
    }
    return name;
  }

  private static boolean isTaken(String name, List<Seat> others) {
    return others.stream().anyMatch(other -> other.name().equals(name));
  }
}
