package kniffel.paper.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.paper.Area;
import kniffel.paper.ColumnSheet;
import kniffel.paper.ColumnSheet.RowKind;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Subject;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.ClassicView.Column;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Roll;

/** The sheet of classic Kniffel: a row for each box, a column for each player. */
public final class ClassicSheet implements GameSheet<ClassicOptions, ClassicView> {

  private static final int DICE = 5;

  private final ClassicRulebook rulebook = new ClassicRulebook();

  @Override
  public Rulebook<ClassicOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<ClassicView> view() {
    return ClassicView.class;
  }

  @Override
  public boolean isForEach() {
    return false;
  }

  @Override
  public void draw(Pen pen, Area area, Subject<ClassicOptions, ClassicView> subject, int seat) {
    List<ColumnSheet.SheetRow> rows = new ArrayList<>();
    Box.UPPER.forEach(box -> rows.add(box(box, subject)));
    rows.add(sum(subject, RowKind.SUM, "paper.upper-sum", "", Column::upper));
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.bonus",
            subject.say(
                "paper.bonus-from", Map.of("from", Sheet.BONUS_FROM, "points", Sheet.BONUS)),
            Column::bonus));
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> rows.add(box(box, subject)));
    int extra = subject.options().extraPoints();
    if (extra > 0) {
      rows.add(
          sum(
              subject,
              RowKind.BOX,
              "paper.classic.extra",
              subject.say("paper.classic.extra-each", Map.of("points", extra)),
              Column::extra));
    }
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.lower-sum",
            "",
            column -> column.total() - column.upper() - column.bonus()));
    rows.add(sum(subject, RowKind.TOTAL, "paper.total", "", Column::total));
    new ColumnSheet(
            subject.say("classic.name"),
            subject.names(),
            "",
            rulebook.maxPlayers(),
            rows,
            false,
            subject.large())
        .draw(pen, area);
  }

  private static ColumnSheet.SheetRow box(Box box, Subject<ClassicOptions, ClassicView> subject) {
    List<String> cells =
        columns(subject)
            .map(
                column -> {
                  Integer points = column.boxes().get(box);
                  return points == null ? "" : points == 0 ? "–" : points.toString();
                })
            .toList();
    return new ColumnSheet.SheetRow(
        RowKind.BOX,
        subject.say(box),
        box.isUpper() ? "" : hint(box, subject),
        box.isUpper() ? box.ordinal() + 1 : 0,
        cells,
        List.of());
  }

  /** What a box of the lower part brings: fixed points, or what the dice show. */
  private static String hint(Box box, Subject<ClassicOptions, ClassicView> subject) {
    List<Integer> values =
        Roll.of(DICE).outcomes().stream()
            .map(roll -> box.value(roll.outcome()))
            .filter(value -> value > 0)
            .distinct()
            .toList();
    return values.size() == 1
        ? values.getFirst().toString()
        : subject.large() ? "" : subject.say("paper.classic.all-dice");
  }

  private static ColumnSheet.SheetRow sum(
      Subject<ClassicOptions, ClassicView> subject,
      RowKind kind,
      String label,
      String hint,
      ToIntFunction<Column> value) {
    List<String> cells =
        columns(subject)
            .map(column -> Integer.toString(value.applyAsInt(column)))
            .collect(Collectors.toList());
    return new ColumnSheet.SheetRow(kind, subject.say(label), hint, 0, cells, List.of());
  }

  /** The columns of the players; none on an empty sheet. */
  private static Stream<Column> columns(Subject<ClassicOptions, ClassicView> subject) {
    return subject.isEmpty() ? Stream.empty() : subject.view().sheets().stream();
  }
}
