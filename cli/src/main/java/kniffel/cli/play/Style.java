package kniffel.cli.play;

/** How text is set off, if the terminal can; nothing is told by colour alone. */
public enum Style {
  STRONG("1"),
  FAINT("2"),
  CHOSEN("1;33"),
  OFFER("36"),
  GOOD("32"),
  BAD("31");

  private final String code;

  Style(String code) {
    this.code = code;
  }

  String on(String text) {
    return "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
