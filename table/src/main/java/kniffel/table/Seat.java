package kniffel.table;

import java.util.regex.Pattern;
import kniffel.rules.Visible;

/**
 * A place at a table and who sits there.
 *
 * @param name what the others call the player
 * @param player {@code human}, or {@code bot:} and the name of the bot
 */
public record Seat(String name, String player) {

  public static final String HUMAN = "human";
  public static final String BOT = "bot:";
  public static final int MAX_NAME = 40;

  private static final Pattern BOT_NAME = Pattern.compile(BOT + "[a-z0-9-]{1,40}");

  public Seat {
    // Names are printed in terminals and pages: nothing in them may control either.
    if (name.length() > MAX_NAME || !Visible.isName(name)) {
      throw new IllegalArgumentException(
          "a name has 1 to " + MAX_NAME + " visible characters: " + Visible.line(cut(name)));
    }
    if (!player.equals(HUMAN) && !isBotName(player)) {
      throw new IllegalArgumentException(
          "a player is human or bot:NAME, not " + Visible.line(cut(player)));
    }
  }

  static boolean isBotName(String player) {
    return BOT_NAME.matcher(player).matches();
  }

  private static String cut(String text) {
    return text.length() > MAX_NAME ? text.substring(0, MAX_NAME) : text;
  }

  public boolean isBot() {
    return player.startsWith(BOT);
  }
}
