package kniffel.rules;

import java.util.HashMap;
import java.util.Map;

/** Sheets of paper as tests write them down. */
public final class PaperSheets {

  private PaperSheets() {}

  /** A sheet written down as pairs of box and value. */
  public static PaperSheet sheet(String text) {
    Map<String, Integer> boxes = new HashMap<>();
    for (String pair : text.split(" ", -1)) {
      boxes.put(pair.split("=", 2)[0], Integer.valueOf(pair.split("=", 2)[1]));
    }
    return new PaperSheet(boxes);
  }

  /** The sheet with other values in some boxes. */
  public static PaperSheet with(PaperSheet sheet, String changes) {
    Map<String, Integer> boxes = new HashMap<>(sheet.boxes());
    boxes.putAll(sheet(changes).boxes());
    return new PaperSheet(boxes);
  }

  /** The sheet with one box left free. */
  public static PaperSheet without(PaperSheet sheet, String box) {
    Map<String, Integer> boxes = new HashMap<>(sheet.boxes());
    boxes.remove(box);
    return new PaperSheet(boxes);
  }
}
