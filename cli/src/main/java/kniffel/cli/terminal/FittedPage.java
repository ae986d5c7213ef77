package kniffel.cli.terminal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jline.utils.AttributedString;

/**
 * A page as it appears in a window: its lines, what can be clicked, and how far it was scrolled.
 *
 * @param lines not more than the window has, none longer than it is wide
 */
record FittedPage(List<AttributedString> lines, List<Target> targets) {

  /** How many lines of the log there should be, from the ideal to the minimum. */
  private static final List<Integer> LOG = List.of(4, 2, 1);

  /**
   * What a page is laid out for.
   *
   * @param note the reply to the last key; takes the place of the log
   * @param scroll how many lines of a text are above the window
   * @param tooSmall what is said when a table does not fit
   */
  record Frame(
      int columns,
      int rows,
      boolean colour,
      int picture,
      List<String> note,
      int scroll,
      String tooSmall) {

    private Page.Canvas canvas(int height) {
      return new Page.Canvas(columns, height, colour, true, picture);
    }

    private String strong(String text) {
      return colour ? Style.CHOSEN.on(text) : text;
    }

    private List<String> wrap(String text) {
      return text.isEmpty() ? List.of() : Block.wrap(text, columns);
    }

    private List<String> keys(String text) {
      return wrap(Keys.marked(text));
    }

    /** The same, with a free line if there are none: the table stays where it is. */
    private List<String> keysOrBlank(String text) {
      return text.isEmpty() ? List.of("") : keys(text);
    }
  }

  static FittedPage of(Page page, Frame frame) {
    List<String> lines =
        switch (page) {
          case Page.Ask(Page.Art table, List<String> log, String ask, String keys) ->
              table(table, log, List.of(frame.strong(ask)), frame.keys(keys), frame);
          case Page.Part(Page.Art table, List<String> log, String line, String keys) ->
              table(table, log, frame.wrap(frame.strong(line)), frame.keys(keys), frame);
          case Page.Watch watch ->
              table(
                  watch.table(), watch.log(), List.of(""), frame.keysOrBlank(watch.keys()), frame);
          case Page.Over(Page.Art table, List<String> result, String keys) ->
              over(table, result, frame.keys(keys), frame);
          case Page.Cover(String line) -> cover(line, frame);
          case Page.Text text -> text(text, frame);
          case Page.Menu menu -> menu(menu, frame);
        };
    List<AttributedString> shown =
        lines.stream()
            .limit(frame.rows)
            .map(line -> AttributedString.fromAnsi(Block.cut(line, frame.columns)))
            .toList();
    List<Target> targets = new ArrayList<>();
    for (int row = 0; row < shown.size(); row++) {
      targets.addAll(Target.in(shown.get(row), row));
    }
    return new FittedPage(shown, List.copyOf(targets));
  }

  /** The table above; the log, what is asked and the keys at the lower edge. */
  private static List<String> table(
      Page.Art art, List<String> log, List<String> ask, List<String> keys, Frame frame) {
    int below = ask.size() + keys.size();
    for (int logRoom : LOG) {
      int height = frame.rows - below - logRoom;
      Block table = art.draw(frame.canvas(height));
      if (table.height() <= height && table.width() <= frame.columns) {
        int between = frame.rows - below - table.height();
        List<String> lines = new ArrayList<>(table.lines());
        if (frame.note.size() > between) {
          // A long reply needs the line of the question too.
          lines.addAll(lower(frame.note, between + ask.size()));
        } else {
          lines.addAll(lower(said(log, frame, between), between));
          lines.addAll(ask);
        }
        lines.addAll(keys);
        return lines;
      }
    }
    return tooSmall(frame);
  }

  /** The log and under it the latest reply; only the reply where there is little room. */
  private static List<String> said(List<String> log, Frame frame, int room) {
    if (frame.note.isEmpty()) {
      return wrapped(log, frame);
    }
    List<String> said = new ArrayList<>();
    if (room > frame.note.size() + 1) {
      said.addAll(wrapped(log, frame));
      said.add("");
    }
    said.addAll(frame.note);
    return said;
  }

  private static List<String> wrapped(List<String> log, Frame frame) {
    // Lines that do not fit are never seen, so there is no need to wrap a whole game.
    return log.subList(Math.max(0, log.size() - frame.rows), log.size()).stream()
        .flatMap(line -> frame.wrap(line).stream())
        .toList();
  }

  /** The last of these lines at the lower edge of that many. */
  private static List<String> lower(List<String> lines, int room) {
    int blank = Math.max(0, room - lines.size());
    List<String> all = new ArrayList<>(Collections.nCopies(blank, ""));
    all.addAll(lines.subList(Math.max(0, lines.size() - room), lines.size()));
    return all;
  }

  private static List<String> over(
      Page.Art art, List<String> result, List<String> keys, Frame frame) {
    List<String> told = frame.note.isEmpty() ? result : frame.note;
    int height = frame.rows - keys.size() - told.size();
    Block table = art.draw(frame.canvas(Math.max(1, height)));
    // If there is no room for both, the result matters more.
    boolean fits = table.height() <= height && table.width() <= frame.columns;
    List<String> lines = new ArrayList<>(fits ? table.lines() : List.of());
    lines.addAll(lower(told, frame.rows - keys.size() - lines.size()));
    lines.addAll(keys);
    return lines;
  }

  private static List<String> cover(String line, Frame frame) {
    List<String> middle = new ArrayList<>(frame.wrap(frame.strong(line)));
    middle.add("");
    middle.addAll(frame.note);
    List<String> lines =
        new ArrayList<>(Collections.nCopies(Math.max(0, (frame.rows - middle.size()) / 2), ""));
    lines.addAll(middle);
    return lines;
  }

  private static List<String> tooSmall(Frame frame) {
    return cover(frame.tooSmall, frame);
  }

  /** How many lines of a text have room under its title and above the keys. */
  static int textRoom(int rows) {
    return Math.max(1, rows - 3);
  }

  static List<String> wrapped(Page.Text text, int columns) {
    return text.lines().stream().flatMap(line -> Block.wrap(line, columns).stream()).toList();
  }

  private static List<String> text(Page.Text text, Frame frame) {
    List<String> all = wrapped(text, frame.columns);
    int room = textRoom(frame.rows);
    int from = Math.clamp(frame.scroll, 0, Math.max(0, all.size() - room));
    int to = Math.min(all.size(), from + room);
    List<String> lines = new ArrayList<>();
    lines.add(frame.strong(text.title()));
    lines.addAll(all.subList(from, to));
    lines.addAll(Collections.nCopies(room - (to - from), ""));
    String place = all.size() <= room ? "" : " " + to + "/" + all.size();
    lines.addAll(frame.keys(text.keys() + place));
    return lines;
  }

  private static List<String> menu(Page.Menu menu, Frame frame) {
    List<String> lines = new ArrayList<>();
    lines.add(frame.strong(menu.title()));
    lines.add("");
    int width =
        menu.items().stream().mapToInt(item -> Block.width(item.text())).max().orElse(0) + 3;
    for (Page.Item item : menu.items()) {
      String text = " " + item.key() + "  " + Block.fit(item.text(), width) + item.shortcut() + " ";
      lines.add(Target.mark(item.key(), text));
    }
    lines.add("");
    menu.about().forEach(line -> lines.addAll(frame.wrap(line)));
    int spare = frame.rows - lines.size() - 1;
    lines.addAll(Collections.nCopies(Math.max(0, spare), ""));
    lines.addAll(frame.keys(menu.keys()));
    return lines;
  }
}
