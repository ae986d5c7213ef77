package kniffel.paper.newgame;

import java.util.ArrayList;
import java.util.List;
import kniffel.paper.Area;
import kniffel.paper.ColumnSheet;
import kniffel.paper.ColumnSheet.RowKind;
import kniffel.paper.ColumnSheet.SheetRow;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Subject;
import kniffel.rules.Rulebook;
import kniffel.rules.newgame.NewgameOptions;
import kniffel.rules.newgame.NewgameRulebook;
import kniffel.rules.newgame.NewgameView;

/** The sheet of Newgame: a row for each round, a column for each player. */
public final class NewgameSheet implements GameSheet<NewgameOptions, NewgameView> {

  private final NewgameRulebook rulebook = new NewgameRulebook();

  @Override
  public Rulebook<NewgameOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<NewgameView> view() {
    return NewgameView.class;
  }

  @Override
  public boolean isForEach() {
    return false;
  }

  @Override
  public void draw(Pen pen, Area area, Subject<NewgameOptions, NewgameView> subject, int seat) {
    List<SheetRow> rows = new ArrayList<>();
    for (int round = 1; round <= subject.view().rounds(); round++) {
      String label = Integer.toString(round);
      rows.add(new SheetRow(RowKind.BOX, label, "", 0, List.of(), List.of()));
    }
    List<String> totals =
        subject.isEmpty()
            ? List.of()
            : subject.view().totals().stream().map(Subject::signed).toList();
    rows.add(new SheetRow(RowKind.TOTAL, subject.say("paper.total"), "", 0, totals, List.of()));
    new ColumnSheet(
            subject.say("newgame.name"),
            subject.names(),
            "",
            rulebook.maxPlayers(),
            rows,
            false,
            subject.large())
        .draw(pen, area);
  }
}
