package kniffel.paper.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.paper.Area;
import kniffel.paper.BoardHead;
import kniffel.paper.GameSheet;
import kniffel.paper.Pen;
import kniffel.paper.Pen.Align;
import kniffel.paper.Subject;
import kniffel.rules.Rulebook;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Level;
import kniffel.rules.forone.Medal;
import kniffel.rules.forone.Tile;

/** The sheet of For One: the score card of a level, and what is special about it. */
public final class ForOneSheet implements GameSheet<ForOneOptions, ForOneView> {

  /** How much of the sheet may be words about the level. */
  private static final double ABOUT = 0.26;

  /** What is left free between two sentences, by the size of the letters. */
  private static final double BETWEEN = 0.25;

  private final ForOneRulebook rulebook = new ForOneRulebook();

  @Override
  public Rulebook<ForOneOptions> rulebook() {
    return rulebook;
  }

  @Override
  public Class<ForOneView> view() {
    return ForOneView.class;
  }

  @Override
  public boolean isForEach() {
    return true;
  }

  @Override
  public void draw(Pen pen, Area area, Subject<ForOneOptions, ForOneView> subject, int seat) {
    double letters = area.width() * (subject.large() ? 0.034 : 0.026);
    BoardHead.draw(pen, area.top(letters * 2.4), letters * 1.5, title(subject), subject, seat);
    Area rest = area.below(letters * 3);
    rest = rest.below(about(pen, rest, letters * 0.9, subject));
    boolean hasRounds = rounds(subject) > 0;
    int lines = subject.view().lines().size();
    double line = rest.height() / (lines + 5.2 + (hasRounds ? 1 : 0));
    double size = Math.min(line * (subject.large() ? 0.5 : 0.42), letters * 1.15);
    CardParts card = new CardParts(pen, subject, size);
    card.rows(rest.top(line * lines));
    rest = rest.below(line * (lines + 0.2));
    card.bonus(rest.top(line * 1.6));
    rest = rest.below(line * 1.8);
    card.tracker(
        rest.top(line),
        subject.say("paper.forone.removed"),
        level(subject).dice(),
        subject.view().removed());
    rest = rest.below(line);
    if (hasRounds) {
      card.tracker(
          rest.top(line),
          subject.say("paper.forone.rounds"),
          rounds(subject),
          subject.view().round());
      rest = rest.below(line);
    }
    medals(pen, rest.below(line * 0.2).top(line * 1.8), size, subject);
  }

  private static String title(Subject<ForOneOptions, ForOneView> subject) {
    return subject
        .options()
        .challenge()
        .map(
            level ->
                subject.say(
                    "paper.forone.level",
                    Map.of("number", level.number(), "name", level.name().in(language(subject)))))
        .orElseGet(() -> subject.say("forone.name"));
  }

  private static String language(Subject<?, ?> subject) {
    return subject.narrator().words().language().code();
  }

  static Level level(Subject<ForOneOptions, ForOneView> subject) {
    ForOneOptions options = subject.options();
    return options.challenge().map(Challenge::level).orElseGet(options.level()::level);
  }

  /**
   * What the level changes, in the largest letters that leave room for the card; returns its
   * height.
   */
  private static double about(
      Pen pen, Area area, double wanted, Subject<ForOneOptions, ForOneView> subject) {
    List<String> sentences = new ArrayList<>();
    subject
        .options()
        .challenge()
        .ifPresent(level -> sentences.add(level.text().in(language(subject))));
    elements(subject).stream()
        .filter(element -> !(element instanceof CardChange.BonusTable)) // printed on the card
        .forEach(element -> sentences.add(subject.say(element)));
    double size = wanted;
    while (size > Pen.SMALLEST && height(sentences, area.width(), size) > area.height() * ABOUT) {
      size = Math.max(Pen.SMALLEST, size * 0.95);
    }
    double used = 0;
    for (int i = 0; i < sentences.size(); i++) {
      Area room = area.below(used).after(i == 0 ? 0 : size);
      if (i > 0) {
        double dot = size * 0.35;
        pen.circle(new Area(area.x(), room.y() + size * 0.4, dot, dot), true);
      }
      used += pen.paragraph(room, size, false, sentences.get(i)) + size * BETWEEN;
    }
    return used == 0 ? 0 : used + size * 0.6;
  }

  private static double height(List<String> sentences, double width, double size) {
    double height = 0;
    for (String sentence : sentences) {
      height += Pen.height(width - size, size, false, sentence) + size * BETWEEN;
    }
    return height;
  }

  private static List<Element> elements(Subject<ForOneOptions, ForOneView> subject) {
    return subject.options().challenge().map(Challenge::elements).orElse(List.of());
  }

  /**
   * How many rounds have to be counted: all if there is a limit, or those until a row pays less.
   */
  private static int rounds(Subject<ForOneOptions, ForOneView> subject) {
    int rounds = 0;
    for (Element element : elements(subject)) {
      if (element instanceof CardChange.RoundLimit(int limit)) {
        return limit;
      }
      if (element instanceof Tile.PaidUntil(var _, int round)) {
        rounds = Math.max(rounds, round);
      }
    }
    return rounds;
  }

  private static void medals(
      Pen pen, Area area, double size, Subject<ForOneOptions, ForOneView> subject) {
    ForOneView view = subject.view();
    List<Medal> medals = List.of(Medal.BRONZE, Medal.SILVER, Medal.GOLD);
    List<Integer> points =
        List.of(view.medals().bronze(), view.medals().silver(), view.medals().gold());
    for (int i = 0; i < medals.size(); i++) {
      Area cell = area.column(i, 4);
      pen.frame(cell, Pen.NORMAL);
      double mark = cell.height() * 0.4;
      boolean won = !subject.isEmpty() && view.medal().compareTo(medals.get(i)) >= 0;
      pen.circle(new Area(cell.x() + mark * 0.5, cell.middleY() - mark / 2, mark, mark), won);
      Area words = cell.after(mark * 1.8).inset(size * 0.2, cell.height() * 0.1);
      pen.text(words.row(0, 2), Align.LEFT, size * 0.85, false, subject.say(medals.get(i)));
      String from = subject.say("paper.forone.from", Map.of("points", points.get(i)));
      pen.text(words.row(1, 2), Align.LEFT, size, true, from);
    }
    Area total = area.column(3, 4);
    pen.shade(total);
    pen.frame(total, Pen.THICK);
    Area words = total.inset(size * 0.3, total.height() * 0.06);
    pen.text(words.row(0, 3), Align.LEFT, size * 0.85, true, subject.say("paper.total"));
    pen.text(
        words.below(words.height() / 3),
        Align.CENTRE,
        size * 1.5,
        true,
        subject.result(view.total()));
  }
}
