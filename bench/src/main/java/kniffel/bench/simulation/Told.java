package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * A state as it was told, parsed where necessary; the rest is compared as text.
 *
 * <p>Text that the rules predict need not be read letter by letter to find its end. Positions are
 * those in the text, the end exclusive.
 */
final class Told {

  static final String STATE = "{\"state\":";

  /** What follows the moves; texts and facts have no such field. */
  private static final String LOG = ",\"log\":";

  /** What the log says of one event. */
  record Lines(int event, int start, int end) {}

  final String text;
  String table = "";
  int version;
  int since;
  int viewer;
  int viewStart;
  int viewEnd;
  int asked = -1;
  boolean over;

  /**
   * For how many dice the viewer is to say the faces, 0 for who begins; -1 if there is nothing to
   * say.
   */
  int toSay = -1;

  /** Whether people's own dice have fallen. */
  boolean falling;

  @Nullable String done;

  /** Where the moves that are offered begin; 0 if none are. */
  private int offers;

  /** Where each of them begins and ends, two numbers for each; filled in once somebody asks. */
  private int @Nullable [] moves;

  final List<Lines> lines = new ArrayList<>();

  Told(String text, Language language, Function<String, Truth> truths) {
    this.text = text;
    Scan scan = new Scan(text, STATE.length());
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "table" -> table = scan.string();
        case "version" -> version = scan.number();
        case "since" -> since = scan.number();
        case "viewer" -> viewer = scan.number();
        case "view" -> {
          viewStart = scan.position();
          scan.skip(truths.apply(table).view(version, viewer));
          viewEnd = scan.position();
        }
        case "asked" -> asked(scan);
        case "falling" -> falling(scan);
        case "over" -> {
          over = true;
          scan.skip();
        }
        case "log" -> log(scan, language, truths.apply(table));
        case "done" -> done = scan.string();
        default -> scan.skip();
      }
    }
  }

  private void asked(Scan scan) {
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "seat" -> asked = scan.number();
        case "moves" -> {
          offers = scan.position();
          scan.goTo(text.indexOf(LOG, offers) - 1); // the end of what is asked
        }
        default -> scan.skip();
      }
    }
  }

  private void falling(Scan scan) {
    falling = true;
    int dice = 0;
    boolean yours = false;
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "dice" -> dice = scan.number();
        case "yours" -> yours = scan.yes();
        default -> scan.skip();
      }
    }
    toSay = yours ? dice : -1;
  }

  private static int[] offers(Scan scan) {
    int[] found = new int[64];
    int count = 0;
    scan.enter();
    while (scan.more()) {
      scan.enter();
      while (scan.more()) {
        boolean move = scan.name().equals("move");
        int start = scan.position();
        scan.skip();
        if (move) {
          if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
          }
          found[count++] = start;
          found[count++] = scan.position();
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  private void log(Scan scan, Language language, Truth truth) {
    scan.enter();
    while (scan.more()) {
      int start = scan.position();
      int event = number(start);
      scan.skip(truth.lines(event, viewer, language));
      // Where the rules were not asked there may be more such moves.
      while (scan.isComma() && number(scan.position() + 1) == event) {
        scan.enter();
        scan.skip();
      }
      lines.add(new Lines(event, start, scan.position()));
    }
  }

  /** The number of the event that the line beginning there is about. */
  private int number(int start) {
    Scan scan = new Scan(text, start);
    scan.enter();
    return scan.name().equals("n") ? scan.number() : 0;
  }

  /** Whether moves are offered. */
  boolean isOffered() {
    return offers > 0;
  }

  private int[] moves() {
    int[] known = moves;
    if (known == null) {
      known = isOffered() ? offers(new Scan(text, offers)) : new int[0];
      moves = known;
    }
    return known;
  }

  /** The text of one of the moves that are offered. */
  String move(int index) {
    return text.substring(moves()[2 * index], moves()[2 * index + 1]);
  }

  int moveCount() {
    return moves().length / 2;
  }
}
