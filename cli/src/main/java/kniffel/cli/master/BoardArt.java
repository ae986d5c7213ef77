package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.master.Board;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.MasterView.Race;
import kniffel.rules.master.MasterView.Side;
import kniffel.rules.master.Task;

/**
 * The boards side by side: rows, tasks, coin row, stars and free markers, and what each race still
 * pays.
 */
final class BoardArt {

  private static final int LABEL = 15;
  private static final int RACE = 2;

  /** Two blanks and a row of eight fields. */
  private static final int WIDE = 10;

  private static final int AIRY = 14;

  /** The width reserved for the texts next to the boards before the columns get wider. */
  private static final int SPARE = 10;

  /** A blank, and numbers instead of rows. */
  private static final int NARROW = 6;

  private final MasterView view;
  private final Look look;
  private final List<Integer> columns;

  /**
   * @param own the seat that is always drawn wide, the others only where there is room
   * @param room how many columns there are
   */
  BoardArt(MasterView view, int own, int room, Look look) {
    this.view = view;
    this.look = look;
    int players = view.sides().size();
    int columnRoom = room - LABEL - RACE;
    boolean allWide = columnRoom >= players * WIDE;
    int wide = allWide ? Math.clamp((columnRoom - SPARE) / players, WIDE, widest()) : WIDE;
    int other = Math.clamp((columnRoom - WIDE) / Math.max(1, players - 1), NARROW, WIDE - 1);
    this.columns =
        IntStream.range(0, players)
            .map(seat -> allWide || seat == own ? wide : other)
            .boxed()
            .toList();
  }

  /** What the longest name needs, with the sign before it and the gap; some air in any case. */
  private int widest() {
    return IntStream.range(0, view.sides().size())
        .map(seat -> Block.width(look.narrator().name(seat)) + 3)
        .reduce(AIRY, Math::max);
  }

  /** All lines, with blank ones between the groups if there is room. */
  Block draw(boolean spaced) {
    Block gap = spaced ? Block.of("") : Block.of();
    return Block.of(names()).above(rows()).above(gap).above(tasks()).above(gap).above(sums());
  }

  private String names() {
    String race = Block.right(look.say("cli.master.race"), LABEL + RACE);
    return line(look.paint(Style.FAINT, race), "", this::name);
  }

  private String name(int seat) {
    String name = look.narrator().name(seat);
    if (view.over() || seat != view.seat()) {
      return name;
    }
    return look.paint(Style.CHOSEN, "▶" + name);
  }

  private Block rows() {
    List<String> lines = new ArrayList<>();
    for (int i = 1; i <= Board.ROWS; i++) {
      int row = i;
      lines.add(
          line(
              look.say("cli.master.row", Map.of("row", row)),
              race(view.rowRaces().get(row - 1)),
              seat -> field(seat, side(seat).rows().get(row - 1))));
    }
    return new Block(lines);
  }

  private String field(int seat, int field) {
    boolean done = field == Board.FIELDS;
    String end = done ? look.paint(Style.GOOD, Symbols.STAR) : faint(Symbols.OPEN_STAR);
    if (!isWide(seat)) {
      String reached = field == 0 ? faint(Symbols.FIELD) : String.valueOf(field);
      return done ? end : reached;
    }
    // The marker is the number of its field; the last field is the star.
    int passed = Math.max(0, field - 1);
    int open = Board.FIELDS - 1 - Math.max(field, passed);
    return Symbols.PASSED.repeat(passed)
        + (done || field == 0 ? "" : look.paint(Style.STRONG, String.valueOf(field)))
        + faint(Symbols.FIELD.repeat(Math.max(0, open)))
        + end;
  }

  private Block tasks() {
    List<String> lines = new ArrayList<>();
    for (Task task : Task.ALL) {
      lines.add(
          line(
              look.say(task),
              race(view.taskRaces().getOrDefault(task, new Race(0, List.of(), 0))),
              seat ->
                  side(seat).tasks().contains(task)
                      ? look.paint(Style.GOOD, Symbols.STAR.repeat(task.stars()))
                      : faint(Symbols.OPEN_STAR.repeat(task.stars()))));
    }
    return new Block(lines);
  }

  private Block sums() {
    return Block.of(
        line(look.say("cli.master.coin-lap"), "", this::coin),
        line(
            look.say("cli.master.stars", Map.of("goal", view.goal())),
            "",
            seat ->
                look.paint(Style.STRONG, side(seat).stars() + Symbols.STAR)
                    + (isWide(seat) ? " " : "")
                    + side(seat).markersFree()
                    + Symbols.MARKER));
  }

  private String coin(int seat) {
    Side side = side(seat);
    return side.coinRowClosed()
        ? look.say("cli.master.full")
        : (side.laps() + 1) + (isWide(seat) ? ": " : ":") + side.coin() + "/" + side.lapLength();
  }

  private String race(Race race) {
    return race.coins() > 0 ? race.coins() + Symbols.COIN : faint(" –");
  }

  private String line(String label, String race, IntFunction<String> cell) {
    // A label without a race may take its room.
    StringBuilder line =
        new StringBuilder(
            race.isEmpty() ? Block.fit(label, LABEL + RACE) : Block.fit(label, LABEL) + race);
    for (int seat = 0; seat < view.sides().size(); seat++) {
      int gap = isWide(seat) ? 2 : 1;
      line.append(" ".repeat(gap)).append(Block.fit(cell.apply(seat), columns.get(seat) - gap));
    }
    return line.toString();
  }

  private boolean isWide(int seat) {
    return columns.get(seat) >= WIDE;
  }

  private Side side(int seat) {
    return view.sides().get(seat);
  }

  private String faint(String text) {
    return look.paint(Style.FAINT, text);
  }
}
