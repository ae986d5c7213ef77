package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Ids;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.PlayerArea;
import kniffel.rules.kartenspiel.KartenspielView.Track;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Row;

/** The tableaus of all players side by side: stones, levels, what they give now and next. */
final class TableauArt {

  private static final int WIDE = 26;
  private static final int FULL = 23;
  private static final int COMPACT = 14;

  /** A row with more places than this is shown in numbers. */
  private static final int MAX_CELLS = 17;

  private final KartenspielView view;
  private final Menu menu;
  private final Look look;
  private final boolean longLabels;
  private final boolean allFull;
  private final int label;

  TableauArt(KartenspielView view, Menu menu, Look look) {
    this.view = view;
    this.menu = menu;
    this.look = look;
    int seats = view.players().size();
    int wide = labelWidth(true);
    this.allFull = wide + seats * WIDE <= look.width();
    this.longLabels = allFull || wide + FULL + (seats - 1) * COMPACT <= look.width();
    this.label = longLabels ? wide : labelWidth(false);
  }

  private int labelWidth(boolean isLong) {
    int rows = Row.ALL.stream().mapToInt(row -> Block.width(name(row, isLong))).max().orElseThrow();
    return 3 + Math.max(rows, Block.width(stonesLabel(isLong)));
  }

  private String name(Row row, boolean isLong) {
    return isLong && row != Row.TWO_PAIRS
        ? look.say(row) + " · " + gives(row, look)
        : look.say(row);
  }

  /** What the levels of a power row are good for, in one word. */
  static String gives(Row row, Look look) {
    return look.say("cli.kartenspiel.gives." + Ids.of(row));
  }

  private String stonesLabel(boolean isLong) {
    return look.say(isLong ? "cli.kartenspiel.stones" : "cli.kartenspiel.stones-short");
  }

  Block draw() {
    List<String> lines = new ArrayList<>();
    lines.add(line("", this::name));
    for (Row row : Row.ALL) {
      String key = menu.key(new KartenspielMove.SetUp(row));
      String start = look.paint(Style.OFFER, key) + " " + name(row, longLabels);
      String line = line(start, seat -> cell(row, seat));
      lines.add(key.isBlank() ? line : look.target(key.charAt(0), line));
    }
    lines.add(line("  " + look.paint(Style.FAINT, stonesLabel(longLabels)), this::stones));
    return new Block(lines);
  }

  /** A further line: the cards in each hand that everybody saw being taken. */
  Block known() {
    String start = "  " + look.paint(Style.FAINT, look.say("cli.kartenspiel.known"));
    CardArt cards = new CardArt(look);
    if (look.isPlain()) {
      return new Block(
          IntStream.range(0, view.players().size())
              .filter(seat -> !view.players().get(seat).known().list().isEmpty())
              .mapToObj(
                  seat ->
                      start
                          + ", "
                          + look.narrator().name(seat)
                          + ": "
                          + cards.line(view.players().get(seat).known().list(), 0))
              .toList());
    }
    return Block.of(
        line(start, seat -> cards.line(view.players().get(seat).known().list(), width(seat) - 1)));
  }

  private String line(String start, IntFunction<String> cell) {
    StringBuilder line = new StringBuilder(Block.fit(start, label));
    for (int seat = 0; seat < view.players().size(); seat++) {
      line.append(Block.fit(cell.apply(seat), width(seat)));
    }
    return line.toString();
  }

  private int width(int seat) {
    if (allFull) {
      return WIDE;
    }
    return isFull(seat) ? FULL : COMPACT;
  }

  private boolean isFull(int seat) {
    return allFull || view.owner().equals(Optional.of(seat));
  }

  private String name(int seat) {
    PlayerArea area = view.players().get(seat);
    String after = "";
    if (area.finished()) {
      after = " ✓" + (isFull(seat) ? " " + look.say("cli.kartenspiel.finished") : "");
    } else if (area.lost()) {
      after = " ✗" + (isFull(seat) ? " " + look.say("cli.kartenspiel.lost") : "");
    }
    boolean now = view.phase() != Phase.OVER && view.seat().equals(Optional.of(seat));
    String before = now ? "▶" + (isFull(seat) ? " " : "") : "";
    int room = width(seat) - 1 - Block.width(before + after);
    String name = before + Block.cut(look.narrator().name(seat), room);
    return look.paint(now ? Style.CHOSEN : Style.STRONG, name) + after;
  }

  private String cell(Row row, int seat) {
    Track track = view.players().get(seat).tracks().get(row.ordinal());
    return cell(track, isFull(seat));
  }

  private String cell(Track track, boolean full) {
    String places = places(track);
    String level = track.level() + "/" + track.costs().size();
    String filled = full && places.length() <= MAX_CELLS ? places : level;
    int width = full && track.row() != Row.TWO_PAIRS ? places.length() + (allFull ? 2 : 1) : 0;
    String next = track.needed().map(stones -> cost(stones, full)).orElse("✓");
    return Block.fit(filled, Math.max(width, filled.length() + 1))
        + (track.gives().isPresent() ? change(track) + " " : "")
        + look.paint(Style.FAINT, next);
  }

  private static String cost(int stones, boolean full) {
    return full ? "(" + stones + "●)" : stones + "●";
  }

  /** What the row gives now and, if it has a further level, then: {@code 2→3}. */
  static String change(Track track) {
    String now = track.gives().map(String::valueOf).orElse("");
    return now + track.givesNext().map(next -> "→" + next).orElse("");
  }

  /** The places of all levels, the stones on the first of them: {@code ● ● ○○ ○○○}. */
  private static String places(Track track) {
    StringBuilder places = new StringBuilder();
    int stones = track.stones();
    for (int cost : track.costs()) {
      int here = Math.min(stones, cost);
      places.append(places.isEmpty() ? "" : " ");
      places.append("●".repeat(here)).append("○".repeat(cost - here));
      stones -= here;
    }
    return places.toString();
  }

  private String stones(int seat) {
    PlayerArea area = view.players().get(seat);
    String cards = area.cards() + "/" + area.handLimit();
    if (!isFull(seat)) {
      return area.active() + "+" + area.reserve() + " " + cards;
    }
    String limit = area.activeLimit().map(most -> "/" + most).orElse("");
    return area.active() + limit + " + " + area.reserve() + " · " + cards;
  }
}
