package kniffel.table;

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

  public Seat {
    // Names are printed in terminals and pages: nothing in them may steer either.
    if (name.isBlank()
        || name.length() > MAX_NAME
        || !name.equals(name.strip())
        || name.codePoints().anyMatch(Seat::isUnseen)) {
      throw new IllegalArgumentException(
          "a name has 1 to " + MAX_NAME + " visible characters: " + visible(name));
    }
    if (!player.equals(HUMAN) && !isBotName(player)) {
      throw new IllegalArgumentException("a player is human or bot:NAME, not " + visible(player));
    }
  }

  static boolean isBotName(String player) {
    return player.matches(BOT + "[a-z0-9-]{1,40}");
  }

  /** Control, format (zero width, direction), surrogate, private and unassigned characters. */
  public static boolean isUnseen(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  private static String visible(String text) {
    return text.codePoints()
        .limit(MAX_NAME)
        .map(codePoint -> isUnseen(codePoint) ? '?' : codePoint)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  public boolean isBot() {
    return player.startsWith(BOT);
  }
}
