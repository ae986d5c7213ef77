package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.List;

/** What somebody was told about a table apart from the game, as far as it is checked here. */
final class Info {

  static final String CHANGED = "{\"changed\":";

  /** A seat as it was told. */
  record ToldSeat(String kind, boolean mine, boolean present, boolean standIn) {}

  String table = "";
  String status = "";
  int revision;
  boolean host;
  boolean seated;
  boolean links;
  final List<ToldSeat> seats = new ArrayList<>();

  Info(String text) {
    Scan scan = new Scan(text, CHANGED.length());
    scan.enter();
    while (scan.more()) {
      if (scan.name().equals("info")) {
        info(scan);
      } else {
        scan.skip();
      }
    }
  }

  private void info(Scan scan) {
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "id" -> table = scan.string();
        case "status" -> status = scan.string();
        case "revision" -> revision = scan.number();
        case "host" -> host = scan.yes();
        case "seated" -> seated = scan.yes();
        case "links" -> {
          links = true;
          scan.skip();
        }
        case "seats" -> {
          scan.enter();
          while (scan.more()) {
            seats.add(seat(scan));
          }
        }
        default -> scan.skip();
      }
    }
  }

  private static ToldSeat seat(Scan scan) {
    String kind = "";
    boolean mine = false;
    boolean present = false;
    boolean standIn = false;
    scan.enter();
    while (scan.more()) {
      switch (scan.name()) {
        case "kind" -> kind = scan.string();
        case "mine" -> mine = scan.yes();
        case "present" -> present = scan.yes();
        case "stand-in", "standIn" -> {
          standIn = true;
          scan.skip();
        }
        default -> scan.skip();
      }
    }
    return new ToldSeat(kind, mine, present, standIn);
  }
}
