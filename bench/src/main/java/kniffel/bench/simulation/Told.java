package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state as it was told, taken apart where it must be: the rest is compared as text.
 *
 * <p>Positions are those of the text, the end exclusive.
 */
final class Told {

  static final String STATE = "{\"state\":";

  /** A line of the log and the number of its event. */
  record Line(int event, int start, int end) {}

  final String text;
  String table = "";
  int version;
  int since;
  int viewer;
  int viewStart;
  int viewEnd;
  int asked = -1;
  boolean over;
  @Nullable String done;

  /** Where the moves that are offered begin and end, two numbers for each; null if none are. */
  int @Nullable [] moves;

  final List<Line> lines = new ArrayList<>();

  Told(String text) {
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
          scan.skip();
          viewEnd = scan.position();
        }
        case "asked" -> asked(scan);
        case "over" -> {
          over = true;
          scan.skip();
        }
        case "log" -> log(scan);
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
        case "moves" -> moves = offers(scan);
        default -> scan.skip();
      }
    }
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
            found = java.util.Arrays.copyOf(found, 2 * count);
          }
          found[count++] = start;
          found[count++] = scan.position();
        }
      }
    }
    return java.util.Arrays.copyOf(found, count);
  }

  private void log(Scan scan) {
    scan.enter();
    while (scan.more()) {
      int start = scan.position();
      scan.enter();
      int event = 0;
      while (scan.more()) {
        if (scan.name().equals("n")) {
          event = scan.number();
        } else {
          scan.skip();
        }
      }
      lines.add(new Line(event, start, scan.position()));
    }
  }

  /** The text of one of the moves that are offered. */
  String move(int index) {
    int[] offered = moves;
    if (offered == null) {
      throw new IllegalStateException("no moves");
    }
    return text.substring(offered[2 * index], offered[2 * index + 1]);
  }

  int moveCount() {
    int[] offered = moves;
    return offered == null ? 0 : offered.length / 2;
  }
}
