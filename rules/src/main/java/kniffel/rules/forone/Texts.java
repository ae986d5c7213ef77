package kniffel.rules.forone;

/** A text of a level in the three languages. */
public record Texts(String de, String en, String nl) {

  private static final int LONGEST = 400;

  public Texts {
    for (String text : new String[] {de, en, nl}) {
      if (text.isBlank() || text.length() > LONGEST) {
        throw new IllegalArgumentException("a text has 1 to " + LONGEST + " characters");
      }
    }
  }

  /** The text in the language with this two-letter code; English for unknown ones. */
  public String in(String language) {
    return switch (language) {
      case "de" -> de;
      case "nl" -> nl;
      default -> en;
    };
  }
}
