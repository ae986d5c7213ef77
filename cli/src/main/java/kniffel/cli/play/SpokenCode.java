package kniffel.cli.play;

/** A short code as it is spoken and written down: in two halves. */
public final class SpokenCode {

  private SpokenCode() {}

  public static String of(String code) {
    int half = code.length() / 2;
    return code.substring(0, half) + "-" + code.substring(half);
  }
}
