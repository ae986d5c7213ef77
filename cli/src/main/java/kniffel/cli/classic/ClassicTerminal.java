package kniffel.cli.classic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.bots.Mind;
import kniffel.bots.classic.ClassicMind;
import kniffel.cli.BadInputException;
import kniffel.cli.Context;
import kniffel.cli.play.Description;
import kniffel.cli.play.Forecast;
import kniffel.cli.play.GameTerminal;
import kniffel.rules.Ids;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;

/** Classic Kniffel at the terminal: played, described, foretold and solved. */
public final class ClassicTerminal {

  public static final GameTerminal<Classic, ClassicState, ClassicMove, ClassicView> ENTRY =
      new GameTerminal<>(
          ClassicRulebook.ID,
          Classic.class,
          ClassicScreen::new,
          Optional.of(ClassicTerminal::position),
          Optional.of(ClassicTerminal::forecast),
          List.of(SolveCommand::new));

  private ClassicTerminal() {}

  private static ClassicState position(Classic game, Description description, Context context) {
    try {
      return new Described(game).turn(description);
    } catch (Described.UnclearException e) {
      String boxes = Box.ALL.stream().map(Ids::of).collect(Collectors.joining(", "));
      throw new BadInputException(
          context.say(
              "cli.classic.bad-position",
              Map.of("entry", String.valueOf(e.getMessage()), "boxes", boxes)));
    }
  }

  private static Optional<Forecast> forecast(
      Mind<ClassicMove, ClassicView> mind,
      ClassicState state,
      Optional<Integer> target,
      Context context) {
    if (!(mind instanceof ClassicMind classic && state instanceof ClassicState.Turn turn)) {
      return Optional.empty();
    }
    int threads = Runtime.getRuntime().availableProcessors();
    return Optional.of(OutlookReport.of(context, classic.solution(), turn, target, threads));
  }
}
