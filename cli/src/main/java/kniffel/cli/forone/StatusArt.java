package kniffel.cli.forone;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Medal;
import kniffel.rules.forone.Phase;

/** How the game stands: supply, removed dice, total, bonus and medals. */
final class StatusArt {

  private final ForOneView view;
  private final Look look;

  /** A medal and the points it needs. */
  private record MedalGoal(Medal medal, int points) {}

  private final List<MedalGoal> goals;

  StatusArt(ForOneView view, Look look) {
    this.view = view;
    this.look = look;
    this.goals =
        List.of(
            new MedalGoal(Medal.BRONZE, view.medals().bronze()),
            new MedalGoal(Medal.SILVER, view.medals().silver()),
            new MedalGoal(Medal.GOLD, view.medals().gold()));
  }

  /**
   * Draws it in six lines.
   *
   * @param arrows whether rows that would lower the bonus have an arrow
   */
  Block draw(boolean arrows) {
    return Block.of(supply(), total(), bonus(), bonusNote(arrows), medals(), nextMedal());
  }

  private String supply() {
    String text =
        look.say(
            "cli.forone.supply",
            Map.of("supply", view.supply(), "roll", view.rollSize(), "removed", view.removed()));
    return view.supply() < view.rollSize() ? look.paint(Style.BAD, text) : text;
  }

  private String total() {
    return look.paint(
        Style.STRONG,
        look.say(
            "cli.forone.total",
            Map.of(
                "total",
                view.total(),
                "rows",
                view.total() - view.bonus(),
                "bonus",
                view.bonus())));
  }

  /** The steps of the bonus: where it stands in brackets, what is out of reach crossed out. */
  private String bonus() {
    return view.bonusTable().stream()
        .map(this::bonusStep)
        .collect(Collectors.joining(" ", look.say("cli.forone.bonus") + " ", ""));
  }

  private String bonusStep(int points) {
    if (points == view.bonus()) {
      return look.paint(Style.CHOSEN, "[" + points + "]");
    }
    return points > view.bonusAtMost() ? look.paint(Style.FAINT, "✗") : String.valueOf(points);
  }

  private String bonusNote(boolean arrows) {
    return look.paint(
        Style.FAINT,
        arrows
            ? look.say("cli.forone.lowers")
            : look.say("cli.forone.lowest", Map.of("lowest", view.lowest())));
  }

  private String medals() {
    return goals.stream().map(this::medal).collect(Collectors.joining(" · "));
  }

  private String medal(MedalGoal goal) {
    String text = look.say(goal.medal()) + " " + goal.points();
    return view.total() >= goal.points() ? look.paint(Style.GOOD, "✓ " + text) : text;
  }

  private String nextMedal() {
    if (view.phase() == Phase.OVER) {
      return "";
    }
    if (view.book().stream()
        .flatMap(book -> book.demands().stream())
        .anyMatch(line -> line.standing() == Demand.DemandStanding.MISSED)) {
      return look.paint(Style.BAD, look.say("cli.forone.missed"));
    }
    String text =
        goals.stream()
            .filter(goal -> goal.points() > view.total())
            .findFirst()
            .map(this::missing)
            .orElseGet(() -> look.say("cli.forone.best-medal"));
    return look.paint(Style.FAINT, text);
  }

  private String missing(MedalGoal goal) {
    return look.say(
        "cli.forone.to-medal",
        Map.of("points", goal.points() - view.total(), "medal", look.say(goal.medal())));
  }
}
