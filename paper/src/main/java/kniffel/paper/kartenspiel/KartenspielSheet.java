package kniffel.paper.kartenspiel;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kniffel.paper.Area;
import kniffel.paper.BoardHead;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Pen.Align;
import kniffel.paper.Subject;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.Track;
import kniffel.rules.kartenspiel.Row;
import kniffel.rules.kartenspiel.Variant;

/** The sheet of Das Kartenspiel: a player's board, with room for real stones or for crosses. */
public final class KartenspielSheet implements GameSheet<KartenspielOptions, KartenspielView> {

  /** How many lines the whole sheet has room for. */
  private static final double LINES = 23.5;

  /** How high a row of the board is, in lines. */
  private static final double ROW = 2.7;

  private static final double NAME = 0.26;

  /** The most stones side by side. */
  private static final int MOST_STONES = 3;

  private final KartenspielRulebook rulebook = new KartenspielRulebook();

  @Override
  public Rulebook<KartenspielOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<KartenspielView> view() {
    return KartenspielView.class;
  }

  @Override
  public boolean isForEach() {
    return true;
  }

  @Override
  public void draw(
      Pen pen, Area area, Subject<KartenspielOptions, KartenspielView> subject, int seat) {
    double line = area.height() / LINES;
    double size = line * (subject.large() ? 0.5 : 0.42);
    KartenspielView.PlayerArea player = subject.view().players().get(seat);
    BoardHead.draw(
        pen, area.top(line * 1.2), size * 1.3, subject.say("kartenspiel.name"), subject, seat);
    Area rest = area.below(line * 1.2);
    String stones =
        subject.isEmpty()
            ? stones(subject)
            : subject.say("kartenspiel.score", Map.of("score", player.placed()));
    pen.text(rest.top(line), Align.LEFT, size * 0.8, false, stones);
    rest = rest.below(line * 1.2);
    for (Track track : player.tracks()) {
      track(pen, rest.top(line * ROW), size, subject, track);
      rest = rest.below(line * ROW);
    }
    rest = rest.below(line * 0.4);
    zones(pen, rest.top(line * 2.6), size, subject, player);
    combinations(pen, rest.below(line * 3), size, subject);
  }

  /** How many stones everybody has, and how many of them are placed at once. */
  private static String stones(Subject<KartenspielOptions, KartenspielView> subject) {
    Variant variant = subject.options().variant();
    String counts =
        IntStream.rangeClosed(Variant.MIN_PLAYERS, Variant.MAX_PLAYERS)
            .mapToObj(
                players ->
                    subject.say(
                        "paper.kartenspiel.stones-of",
                        Map.of("players", players, "stones", variant.stones(players))))
            .collect(Collectors.joining(" · "));
    return subject.say(
        "paper.kartenspiel.stones", Map.of("counts", counts, "placed", variant.setUpStones()));
  }

  private static void track(
      Pen pen,
      Area area,
      double size,
      Subject<KartenspielOptions, KartenspielView> subject,
      Track track) {
    pen.frame(area, Pen.NORMAL);
    Area words = area.left(area.width() * NAME).inset(size * 0.3, area.height() * 0.14);
    pen.text(words.row(0, 2), Align.LEFT, size, true, subject.say(track.row()));
    pen.text(
        words.row(1, 2),
        Align.LEFT,
        size * 0.75,
        false,
        subject.say("web.kartenspiel.gives." + Ids.of(track.row())));
    boolean isPower = Row.POWER.contains(track.row());
    Area cells = area.after(area.width() * NAME);
    int levels = track.costs().size();
    int columns = isPower ? levels + 1 : levels;
    if (isPower) {
      Area start = cells.column(0, columns);
      pen.line(start.x(), start.y(), start.x(), start.bottom(), Pen.NORMAL);
      value(pen, start, size, values(subject.options(), track.row()).getFirst());
    }
    int stones = track.stones();
    for (int level = 0; level < levels; level++) {
      Area cell = cells.column(isPower ? level + 1 : level, columns);
      pen.line(cell.x(), cell.y(), cell.x(), cell.bottom(), Pen.NORMAL);
      int cost = track.costs().get(level);
      stones(pen, isPower ? cell.top(cell.height() * 0.55) : cell, cost, Math.min(cost, stones));
      stones -= Math.min(cost, stones);
      if (isPower) {
        value(pen, cell, size, values(subject.options(), track.row()).get(level + 1));
      }
    }
  }

  private static List<Integer> values(KartenspielOptions options, Row row) {
    return switch (row) {
      case FULL_HOUSE -> options.fullHouseValues();
      case FLUSH -> options.flushValues();
      case TRIPLE -> options.tripleValues();
      case STRAIGHT -> options.straightValues();
      case TWO_PAIRS -> List.of();
    };
  }

  private static void value(Pen pen, Area cell, double size, int value) {
    Area lower = cell.below(cell.height() * 0.55).top(cell.height() * 0.4);
    pen.text(lower.inset(size * 0.1, 0), Align.CENTRE, size * 1.3, true, Integer.toString(value));
  }

  /** Places for stones, all of one size: side by side, or one above the other in a column. */
  private static void stones(Pen pen, Area cell, int count, int placed) {
    boolean isColumn = cell.height() > cell.width();
    double side = Math.min(cell.width() / MOST_STONES, cell.height() / 2) * 0.92;
    for (int i = 0; i < count; i++) {
      double offset = (i - (count - 1) / 2.0) * side * 1.05;
      double x = cell.middleX() - side / 2 + (isColumn ? 0 : offset);
      double y = cell.middleY() - side / 2 + (isColumn ? offset : 0);
      Area circle = new Area(x, y, side, side).inset(side * 0.04);
      pen.circle(circle, false);
      if (i < placed) {
        pen.cross(circle.inset(side * 0.2));
      }
    }
  }

  /** Where the stones are that are not on the board. */
  private static void zones(
      Pen pen,
      Area area,
      double size,
      Subject<KartenspielOptions, KartenspielView> subject,
      KartenspielView.PlayerArea player) {
    List<String> labels =
        List.of(subject.say("paper.kartenspiel.active"), subject.say("paper.kartenspiel.reserve"));
    List<Integer> stones = List.of(player.active(), player.reserve());
    for (int i = 0; i < labels.size(); i++) {
      Area zone = area.column(i, labels.size()).inset(size * 0.2, 0);
      pen.frame(zone, Pen.NORMAL);
      Area words = zone.top(zone.height() * 0.35).inset(size * 0.3, 0);
      pen.text(words, Align.LEFT, size * 0.85, true, labels.get(i));
      pen.text(
          zone.below(zone.height() * 0.35),
          Align.CENTRE,
          size * 1.5,
          true,
          subject.result(stones.get(i)));
    }
  }

  /** What can be played: in two columns, and below them what may go into other rows. */
  private static void combinations(
      Pen pen, Area area, double size, Subject<KartenspielOptions, KartenspielView> subject) {
    double line = Math.min(area.height() / 5, size * 1.7);
    for (Row row : Row.ALL) {
      int below = row.ordinal() / 2;
      Area cell = area.column(row.ordinal() % 2, 2).below(line * below).top(line);
      combination(pen, cell, size, subject.say(row), needs(subject, Ids.of(row)), 0.36);
    }
    List<String> others = List.of("quadruple", "kniffel");
    for (int i = 0; i < others.size(); i++) {
      String kind = others.get(i);
      combination(
          pen,
          area.below(line * (3 + i)).top(line),
          size,
          subject.say("web.kartenspiel.kind." + kind),
          needs(subject, kind) + ": " + subject.say("paper.kartenspiel." + kind),
          0.18);
    }
  }

  private static String needs(Subject<KartenspielOptions, KartenspielView> subject, String kind) {
    return subject.say("web.kartenspiel.needs." + kind);
  }

  private static void combination(
      Pen pen, Area cell, double size, String name, String needs, double share) {
    double width = cell.width() * share;
    pen.text(cell.left(width * 0.96), Align.LEFT, size * 0.8, true, name);
    pen.text(
        cell.after(width).left(cell.width() * 0.98 - width), Align.LEFT, size * 0.8, false, needs);
  }
}
