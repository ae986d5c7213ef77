package kniffel.cli.terminal;

/** How text is set off, if the terminal can; nothing is told by colour alone. */
public enum Style {
  STRONG("1"),
  FAINT("2"),
  CHOSEN("1;33"),
  OFFER("36"),
  GOOD("32"),
  BAD("31"),
  RED("1;31"),
  BLUE("1;34"),
  GREEN("1;32"),
  YELLOW("1;33"),
  VIOLET("1;35");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  public String on(String text) {
    return "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
