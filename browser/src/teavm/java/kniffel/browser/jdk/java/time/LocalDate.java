package kniffel.browser.jdk.java.time;

import java.time.format.DateTimeParseException;

/** A day; we only need to know whether a text names one, and the JDK's version brings a calendar. */
public final class LocalDate {

  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private final String text;

  private LocalDate(String text) {
    this.text = text;
  }

  /** Takes years of four digits. */
  public static LocalDate parse(CharSequence text) {
    String day = text.toString();
    boolean shaped = day.length() == 10 && day.charAt(4) == '-' && day.charAt(7) == '-';
    if (!shaped || !isDay(number(day, 0, 4), number(day, 5, 7), number(day, 8, 10))) {
      throw new DateTimeParseException("not a day", text, 0);
    }
    return new LocalDate(day);
  }

  private static boolean isDay(int year, int month, int day) {
    boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return year >= 0
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= DAYS[month - 1]
        && (month != 2 || day < 29 || leap);
  }

  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = 10 * number + digit - '0';
    }
    return number;
  }

  @Override
  public String toString() {
    return text;
  }
}
