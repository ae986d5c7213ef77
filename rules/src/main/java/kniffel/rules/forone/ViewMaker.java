package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOneView.BookExtras;
import kniffel.rules.forone.ForOneView.CardLine;
import kniffel.rules.forone.ForOneView.DemandLine;
import kniffel.rules.forone.ForOneView.LineExtra;
import kniffel.rules.forone.ForOneView.YellowPlace;

/** Makes the view of a state, and from a view the one state that looks like it. */
final class ViewMaker {

  private ViewMaker() {}

  static ForOneView view(ForOneState state) {
    return switch (state) {
      case ForOneState.Start start -> view(Phase.START, start, start.layout());
      case ForOneState.Rolling(var layout) -> view(Phase.ROLLING, state, layout);
      case ForOneState.Placing(var layout, _, _, _) -> view(Phase.PLACING, state, layout);
      case ForOneState.Scoring(var layout, _) -> view(Phase.SCORING, state, layout);
      case ForOneState.Over(var layout, _) -> view(Phase.OVER, state, layout);
    };
  }

  private static ForOneView view(Phase phase, ForOneState state, Layout layout) {
    ScoreCard card = layout.card();
    Level level = layout.level();
    Assignments assignments =
        state instanceof ForOneState.Rolled rolled ? rolled.assignments() : Assignments.NONE;
    int total = layout.total();
    return new ForOneView(
        phase,
        layout.round(),
        level.roll(),
        layout.supply(),
        layout.removed(),
        phase == Phase.ROLLING ? level.roll() : 0,
        state instanceof ForOneState.Rolled rolled ? rolled.unplaced() : Dice.NONE,
        FaceSets.list(state instanceof ForOneState.Placing placing ? placing.removable() : 0),
        assignments.list(level),
        assignments.takenBack(),
        lines(layout),
        card.names(card.full()),
        card.names(phase == Phase.SCORING ? card.scorable() & ~card.full() : 0),
        card.scoredPoints(),
        card.lowest(),
        card.bonus(),
        card.bonusAtMost(),
        level.bonus(),
        total,
        level.medals(),
        medal(state, layout),
        level.rules().isEmpty() ? Optional.empty() : Optional.of(book(state, layout)));
  }

  /** What the total is worth; nothing once a demand is missed. */
  private static Medal medal(ForOneState state, Layout layout) {
    if (state instanceof ForOneState.Over over) {
      return over.medal();
    }
    for (Demand demand : layout.level().rules().demands()) {
      if (demand.standing(layout.card()) == Demand.DemandStanding.MISSED) {
        return Medal.NONE;
      }
    }
    return layout.level().medals().of(layout.total());
  }

  private static List<CardLine> lines(Layout layout) {
    List<CardLine> lines = new ArrayList<>();
    for (int row = 0; row < layout.level().rows().size(); row++) {
      lines.add(line(layout.card().slot(row), layout.pays(row)));
    }
    return List.copyOf(lines);
  }

  private static BookExtras book(ForOneState state, Layout layout) {
    LevelRules rules = layout.level().rules();
    List<DemandLine> demands = new ArrayList<>();
    for (int i = 0; i < rules.demands().size(); i++) {
      Demand demand = rules.demands().get(i);
      demands.add(
          new DemandLine(
              demand,
              state instanceof ForOneState.Over(_, int missed)
                  ? (missed & 1 << i) == 0
                      ? Demand.DemandStanding.MET
                      : Demand.DemandStanding.MISSED
                  : demand.standing(layout.card())));
    }
    return new BookExtras(rules.elements(), yellow(state, layout), layout.charged(), demands);
  }

  private static Optional<YellowPlace> yellow(ForOneState state, Layout layout) {
    return switch (layout.yellow()) {
      case Yellow.NONE -> Optional.empty();
      case Yellow.SUPPLY -> Optional.of(new YellowPlace.InSupply());
      case Yellow.ROLLED ->
          Optional.of(
              new YellowPlace.InRoll(
                  state instanceof ForOneState.Rolled rolled ? rolled.yellow() : 0));
      case Yellow.OUT -> Optional.of(new YellowPlace.OutOfGame());
      case Yellow.LOCKED -> Optional.of(new YellowPlace.LockedInRow());
      default ->
          Optional.of(new YellowPlace.InRow(layout.level().rows().get(layout.yellow()).category()));
    };
  }

  private static CardLine line(Slot slot, int points) {
    Row row = slot.row();
    return new CardLine(
        row.category(),
        row.condition(),
        row.fields(),
        IntStream.rangeClosed(0, row.fields()).mapToObj(row::points).toList(),
        row.inBonus(),
        slot.dice(),
        FaceSets.list(slot.accepts()),
        slot.scored(),
        slot.count(),
        points,
        row.tiles().isEmpty() && !slot.again()
            ? Optional.empty()
            : Optional.of(new LineExtra(row.tiles(), slot.earned(), slot.again())));
  }

  /** The state that looks like this: there is only one. */
  static ForOneState state(ForOneView view, Level level) {
    List<Slot> slots = new ArrayList<>();
    for (int i = 0; i < view.lines().size(); i++) {
      Row row = level.rows().get(i);
      CardLine line = view.lines().get(i);
      boolean again = line.extra().map(LineExtra::again).orElse(false);
      int earned = line.extra().map(LineExtra::earned).orElse(0);
      slots.add(
          line.scored()
              ? Slot.scored(row, line.count(), line.points(), again)
              : Slot.open(row, line.dice(), earned, again));
    }
    var layout =
        new Layout(
            ScoreCard.of(level, slots),
            view.round(),
            view.supply(),
            view.removed(),
            yellowIn(view, level),
            view.book().map(BookExtras::charged).orElse(0));
    Assignments done = Assignments.of(level, view.steps(), view.takenBack());
    return switch (view.phase()) {
      case START -> new ForOneState.Start(level);
      case ROLLING -> new ForOneState.Rolling(layout);
      case PLACING -> new ForOneState.Placing(layout, view.unplaced(), view.yellowFace(), done);
      case SCORING -> new ForOneState.Scoring(layout, done);
      case OVER -> new ForOneState.Over(layout, missed(view));
    };
  }

  private static int yellowIn(ForOneView view, Level level) {
    return switch (view.book().flatMap(BookExtras::yellow).orElse(null)) {
      case null -> Yellow.NONE;
      case YellowPlace.InSupply() -> Yellow.SUPPLY;
      case YellowPlace.InRoll(int _) -> Yellow.ROLLED;
      case YellowPlace.InRow(Category row) -> level.indexOf(row);
      case YellowPlace.OutOfGame() -> Yellow.OUT;
      case YellowPlace.LockedInRow() -> Yellow.LOCKED;
    };
  }

  private static int missed(ForOneView view) {
    List<DemandLine> demands = view.book().map(BookExtras::demands).orElse(List.of());
    int bits = 0;
    for (int i = 0; i < demands.size(); i++) {
      bits |= demands.get(i).standing() == Demand.DemandStanding.MISSED ? 1 << i : 0;
    }
    return bits;
  }
}
