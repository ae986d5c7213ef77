package kniffel.cli.classic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.bots.Mind;
import kniffel.bots.classic.ClassicMind;
import kniffel.cli.BadInputException;
import kniffel.cli.Context;
import kniffel.cli.play.Describer;
import kniffel.cli.play.Description;
import kniffel.cli.play.Forecast;
import kniffel.rules.Ids;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import picocli.CommandLine.Model.OptionSpec;

/** Positions of classic Kniffel on the command line: sheets, dice and rolls left. */
final class ClassicDescriber implements Describer<Classic, ClassicState, ClassicMove, ClassicView> {

  static final String SHEET = "--sheet";
  static final String DICE = "--dice";
  static final String ROLLS_LEFT = "--rolls-left";
  static final String OPPONENT = "--opponent";
  private static final String TARGET = "--target";
  private static final String OUTLOOK = "--outlook";

  @Override
  public List<OptionSpec> options() {
    return List.of(
        option(SHEET, "BOX=POINTS,…", String.class),
        option(DICE, "N,N,N,N,N", String.class),
        option(ROLLS_LEFT, "N", Integer.class),
        OptionSpec.builder(OPPONENT)
            .paramLabel("BOX=POINTS,…")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .build(),
        option(TARGET, "POINTS", Integer.class),
        OptionSpec.builder(OUTLOOK).type(boolean.class).build());
  }

  private static OptionSpec option(String name, String label, Class<?> type) {
    return OptionSpec.builder(name).paramLabel(label).type(type).build();
  }

  @Override
  public Described<ClassicState> describe(Classic game, Description description, Context context) {
    try {
      ClassicState.Turn turn = new TurnText(game.options()).read(description);
      return new Described<>(turn, turn.players());
    } catch (TurnText.UnclearException e) {
      String boxes = Box.ALL.stream().map(Ids::of).collect(Collectors.joining(", "));
      throw new BadInputException(
          context.say(
              "cli.classic.bad-position",
              Map.of("entry", String.valueOf(e.getMessage()), "boxes", boxes)));
    }
  }

  @Override
  public boolean asksForForecast(Description description) {
    return description.has(OUTLOOK) || description.has(TARGET) || description.has(OPPONENT);
  }

  @Override
  public Optional<Forecast> forecast(
      Mind<ClassicMove, ClassicView> mind,
      ClassicState state,
      Description description,
      Context context) {
    if (!asksForForecast(description)
        || !(mind instanceof ClassicMind classic && state instanceof ClassicState.Turn turn)) {
      return Optional.empty();
    }
    int threads = Runtime.getRuntime().availableProcessors();
    return Optional.of(
        OutlookReport.of(context, classic.solution(), turn, description.number(TARGET), threads));
  }
}
