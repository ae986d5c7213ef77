package kniffel.browser.jdk;

/** What the browser knows about a character: TeaVM's tables of Unicode hardly pack. */
public final class Characters {

  private Characters() {}

  public static int getType(int codePoint) {
    return Texts.character(0, codePoint);
  }

  public static int toLowerCase(int codePoint) {
    return Texts.character(1, codePoint);
  }

  public static int toUpperCase(int codePoint) {
    return Texts.character(2, codePoint);
  }

  /** The value of a digit of any script, or of one of our letters; -1 for anything else. */
  public static int digit(int codePoint, int radix) {
    int value = -1;
    int letter = codePoint | ' ';
    if (letter >= 'a' && letter <= 'z') {
      value = letter - 'a' + 10;
    } else if (getType(codePoint) == Character.DECIMAL_DIGIT_NUMBER) {
      int first = codePoint;
      while (getType(first - 1) == Character.DECIMAL_DIGIT_NUMBER) {
        first--;
      }
      value = (codePoint - first) % 10; // they come in tens, beginning with zero
    }
    return value < radix ? value : -1;
  }
}
