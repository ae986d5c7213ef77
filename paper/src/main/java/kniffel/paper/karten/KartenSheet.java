package kniffel.paper.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import kniffel.paper.Area;
import kniffel.paper.ColumnSheet;
import kniffel.paper.ColumnSheet.RowKind;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Subject;
import kniffel.rules.Rulebook;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.KartenView.PlayerArea;
import kniffel.rules.karten.Sheet;
import org.jspecify.annotations.Nullable;

/** The sheet of Karten Kniffel: next to the points of each box there is room for penalty points. */
public final class KartenSheet implements GameSheet<KartenOptions, KartenView> {

  private final KartenRulebook rulebook = new KartenRulebook();

  @Override
  public Rulebook<KartenOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<KartenView> view() {
    return KartenView.class;
  }

  @Override
  public boolean isForEach() {
    return false;
  }

  @Override
  public void draw(Pen pen, Area area, Subject<KartenOptions, KartenView> subject, int seat) {
    List<ColumnSheet.SheetRow> rows = new ArrayList<>();
    Box.ALL.stream().filter(Box::isUpper).forEach(box -> rows.add(box(box, subject)));
    rows.add(sum(subject, RowKind.SUM, "paper.upper-sum", "", PlayerArea::upper));
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.karten.bonus",
            subject.say(
                "paper.karten.bonus-from",
                Map.of(
                    "from",
                    Sheet.BONUS_FROM,
                    "points",
                    Sheet.BONUS,
                    "below",
                    Sheet.MALUS_BELOW,
                    "minus",
                    Sheet.MALUS)),
            PlayerArea::bonus));
    Box.ALL.stream().filter(box -> !box.isUpper()).forEach(box -> rows.add(box(box, subject)));
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.lower-sum",
            "",
            player -> player.total() - player.upper() - player.bonus() + player.minus()));
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.karten.missed",
            Subject.signed(-Sheet.MISSED),
            player -> player.missed() ? -Sheet.MISSED : 0));
    rows.add(
        sum(
            subject,
            RowKind.SUM,
            "paper.karten.minus",
            "",
            player -> (player.missed() ? Sheet.MISSED : 0) - player.minus()));
    rows.add(sum(subject, RowKind.TOTAL, "paper.total", "", PlayerArea::total));
    new ColumnSheet(
            subject.say("karten.name"),
            subject.names(),
            subject.say("paper.karten.corner"),
            rulebook.maxPlayers(),
            rows,
            true,
            subject.large())
        .draw(pen, area);
  }

  private static ColumnSheet.SheetRow box(Box box, Subject<KartenOptions, KartenView> subject) {
    return new ColumnSheet.SheetRow(
        RowKind.BOX,
        subject.say(box),
        box.isUpper() ? "" : hint(box, subject),
        box.isUpper() ? box.ordinal() + 1 : 0,
        cells(subject, player -> written(player.boxes().get(box), 1)),
        cells(subject, player -> written(player.penalties().get(box), -1)));
  }

  private static String written(@Nullable Integer points, int sign) {
    return points == null ? "" : Subject.signed(sign * points);
  }

  /** What a box of the lower part brings: fixed points, or what the cards show. */
  private static String hint(Box box, Subject<KartenOptions, KartenView> subject) {
    List<Integer> values =
        Roll.of(box.most()).outcomes().stream() // all that five cards can show: values are faces
            .map(roll -> box.points(cards(roll.outcome())))
            .filter(value -> value > 0)
            .distinct()
            .toList();
    return values.size() == 1
        ? values.getFirst().toString()
        : subject.large() ? "" : subject.say("paper.karten.all-cards");
  }

  private static Cards cards(Dice values) {
    Cards cards = Cards.NONE;
    for (int i = 0; i < values.size(); i++) {
      cards = cards.plus(values.face(i));
    }
    return cards;
  }

  private static ColumnSheet.SheetRow sum(
      Subject<KartenOptions, KartenView> subject,
      RowKind kind,
      String label,
      String hint,
      Function<PlayerArea, Integer> value) {
    List<String> cells = cells(subject, player -> Subject.signed(value.apply(player)));
    return new ColumnSheet.SheetRow(kind, subject.say(label), hint, 0, cells, List.of());
  }

  /** What the players have; nothing on an empty sheet. */
  private static List<String> cells(
      Subject<KartenOptions, KartenView> subject, Function<PlayerArea, String> written) {
    Stream<PlayerArea> players =
        subject.isEmpty() ? Stream.empty() : subject.view().players().stream();
    return players.map(written).toList();
  }
}
