package kniffel.cli.classic;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.classic.ClassicSolution;
import kniffel.bots.classic.Outlook;
import kniffel.bots.classic.Scores;
import kniffel.bots.classic.SheetState;
import kniffel.bots.classic.WinShare;
import kniffel.cli.Context;
import kniffel.cli.play.Forecast;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.Sheet;

/**
 * How a game of classic Kniffel will end when everybody plays for points: exact, not sampled.
 *
 * @param own the final score of the player whose turn it is
 * @param winning how likely this player wins, shared victories in part; empty for one alone
 * @param target the score to be reached, if one was asked for
 */
record OutlookReport(
    Context context, Scores own, Optional<Double> winning, Optional<Integer> target)
    implements Forecast {

  private static final int[] PERCENTILES = {5, 25, 50, 75, 95};

  static OutlookReport of(
      Context context,
      ClassicSolution solution,
      ClassicState.Turn turn,
      Optional<Integer> target,
      int threads) {
    Sheet sheet = turn.sheets().get(turn.seat());
    SheetState position = SheetState.of(sheet);
    Outlook outlook =
        turn.rolls() == 0
            ? Outlook.from(solution, position, sheet.total(), threads)
            : Outlook.from(
                solution,
                position,
                sheet.total(),
                turn.dice(),
                Classic.ROLLS - turn.rolls(),
                threads);
    List<Scores> others = new ArrayList<>();
    for (int seat = 0; seat < turn.players(); seat++) {
      if (seat != turn.seat()) {
        Sheet other = turn.sheets().get(seat);
        others.add(Outlook.from(solution, SheetState.of(other), other.total(), threads).scores());
      }
    }
    return new OutlookReport(
        context,
        outlook.scores(),
        others.isEmpty()
            ? Optional.empty()
            : Optional.of(new WinShare(others).of(outlook.scores())),
        target);
  }

  @Override
  public void print() {
    Locale locale = context.words().language().locale();
    List<String> percentiles = new ArrayList<>();
    for (int percent : PERCENTILES) {
      percentiles.add(String.valueOf(own.percentile(percent / 100.0)));
    }
    line(
        "cli.classic.outlook.scores",
        Map.of(
            "mean", String.format(locale, "%.3f", own.mean()),
            "sd", String.format(locale, "%.3f", own.sd()),
            "percentiles", String.join(" · ", percentiles)));
    target.ifPresent(
        points ->
            line(
                "cli.classic.outlook.target",
                Map.of("target", points, "percent", percent(locale, own.atLeast(points)))));
    winning.ifPresent(
        share -> line("cli.classic.outlook.winning", Map.of("percent", percent(locale, share))));
  }

  private void line(String key, Map<String, ?> arguments) {
    context.out().println(context.say(key, arguments));
  }

  private static String percent(Locale locale, double share) {
    return String.format(locale, "%.4f", 100 * share);
  }

  @Override
  public void write(JsonGenerator out) throws IOException {
    out.writeObjectFieldStart("outlook");
    out.writeNumberField("mean", own.mean());
    out.writeNumberField("sd", own.sd());
    if (target.isPresent()) {
      out.writeNumberField("target", target.get());
      out.writeNumberField("reached", own.atLeast(target.get()));
    }
    if (winning.isPresent()) {
      out.writeNumberField("winning", winning.get());
    }
    out.writeObjectFieldStart("percentiles");
    for (int percent : PERCENTILES) {
      out.writeNumberField(String.valueOf(percent), own.percentile(percent / 100.0));
    }
    out.writeEndObject();
    out.writeObjectFieldStart("scores");
    for (int score = own.lowest(); score <= own.highest(); score++) {
      if (own.probability(score) > 0) {
        out.writeNumberField(String.valueOf(score), own.probability(score));
      }
    }
    out.writeEndObject();
    out.writeEndObject();
  }
}
