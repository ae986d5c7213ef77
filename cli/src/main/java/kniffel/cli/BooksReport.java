package kniffel.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Appraisal;
import kniffel.bots.Bookkeeper;
import kniffel.bots.CloserLook;
import kniffel.bots.Draft;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.bots.Why;
import kniffel.rules.Ids;
import kniffel.rules.Replay;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;

/** The books of a finished game, for every seat: what was luck, and what decisions cost. */
final class BooksReport<S, M, O, V> {

  /** How many of the costliest decisions are told. */
  private static final int COSTLIEST = 5;

  /** The seed of a closer look, so that the same game is always judged the same way. */
  private static final long LOOK_SEED = 1;

  private final Context context;
  private final Replay<S, M, O, V> replay;
  private final Mind<M, V> mind;
  private final boolean exact;
  private final Narrator narrator;
  private final List<Ledger<M>> ledgers = new ArrayList<>();

  /** Keeps the books, which takes a while. */
  BooksReport(Context context, Table<S, M, O, V> table, Reviewing reviewing) {
    this.context = context;
    this.replay = table.replay();
    this.narrator = new Narrator(context.words(), table.header().names());
    this.mind =
        Minds.of(table.game())
            .orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    this.exact = mind.isExact();
    int players = table.header().seats().size();
    if (!mind.knowsResults(players)) {
      throw new BadInputException(context.say("cli.analyse.none"));
    }
    Supplier<Allowance> closer = reviewing.allowances(context, players);
    for (int seat = 0; seat < players; seat++) {
      // Each seat by itself, so that its books do not depend on who else is asked for.
      Draft<M> draft = Bookkeeper.of(mind, players, new SeededDice(1).at(1)).draft(replay, seat);
      ledgers.add(
          exact
              ? draft.ledger()
              : new CloserLook<>(replay, mind, players, LOOK_SEED)
                  .sharpen(draft, closer.get(), done -> {})
                  .ledger());
    }
  }

  /** Refuses a game in which only the last rolls of turns were told. */
  static void requireWhole(boolean padTurns, Context context) {
    if (padTurns) {
      throw new BadInputException(context.say("cli.analyse.pad"));
    }
  }

  List<Ledger<M>> ledgers() {
    return ledgers;
  }

  Narrator narrator() {
    return narrator;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int seat = 0; seat < ledgers.size(); seat++) {
      Ledger<M> ledger = ledgers.get(seat);
      lines.add(
          narrator.name(seat) + " · " + context.say("cli.analyse.unit." + Ids.of(ledger.unit())));
      lines.add("  " + sum(ledger));
      lines.add("  " + (exact ? context.say("cli.analyse.exact") : estimated(ledger)));
      if (!mind.isMeasured(ledgers.size())) {
        lines.add("  " + context.say("cli.analyse.unmeasured"));
      }
      if (ledger.isMoreThanAWin()) {
        lines.add("  " + context.say("cli.analyse.over"));
      }
      for (Ledger.Entry<M> entry : costliest(ledger)) {
        lines.add("  " + cost(entry, seat, ledger.unit()));
      }
      lines.add("");
    }
    return lines;
  }

  private String sum(Ledger<M> ledger) {
    Rating.Unit unit = ledger.unit();
    return context.say(
        exact ? "cli.analyse.sum" : "cli.analyse.sum.estimated",
        Map.of(
            "start", figure("", unit.told(ledger.start()), unit) + sign(unit),
            "luckError", figure("", ledger.luckError(), unit) + sign(unit),
            "lossError", figure("", ledger.lossError(), unit) + sign(unit),
            "luck", figure("+", ledger.luck(), unit),
            "loss", figure("", ledger.loss(), unit),
            "result", figure("", unit.told(ledger.result()), unit) + sign(unit)));
  }

  /** No more digits than are useful: in an estimate the others are noise. */
  private String figure(String flags, double value, Rating.Unit unit) {
    if (exact) {
      return context.number("%" + flags + ".3f", value);
    }
    return switch (unit) {
      case WINNING -> context.number("%" + flags + ".1f", 100 * value);
      case POINTS -> context.number("%" + flags + ".1f", value);
      case TURNS -> context.number("%" + flags + ".2f", value);
    };
  }

  private static String sign(Rating.Unit unit) {
    return unit == Rating.Unit.WINNING ? " %" : "";
  }

  private String estimated(Ledger<M> ledger) {
    long unclear =
        ledger.entries().stream()
            .filter(entry -> entry.verdict() == Appraisal.Verdict.UNCLEAR)
            .count();
    return context.say("cli.analyse.estimated")
        + (unclear == 0
            ? ""
            : " "
                + context.say(
                    "cli.analyse.unclear",
                    Map.of("unclear", unclear, "decisions", ledger.entries().size())));
  }

  /** Why a decision was costly. */
  Why<S, M, O> why(Ledger.Entry<M> entry, int seat) {
    return Why.of(replay, seat, entry, mind);
  }

  private String cost(Ledger.Entry<M> entry, int seat, Rating.Unit unit) {
    Why<S, M, O> why = why(entry, seat);
    return context.say(
        exact ? "cli.analyse.cost" : "cli.analyse.cost.estimated",
        Map.of(
            "event", entry.event(),
            "turn", entry.turn(),
            "loss", figure("", entry.loss(), unit),
            "error", figure("", entry.error(), unit) + sign(unit),
            "played", told(entry.event(), seat, entry.move()),
            "best", planned(why.better(), seat),
            "why", narrator.say(why.reason())));
  }

  private static <M> List<Ledger.Entry<M>> costliest(Ledger<M> ledger) {
    return ledger.entries().stream()
        .filter(entry -> entry.verdict() == Appraisal.Verdict.COSTLY)
        .sorted(Comparator.comparingDouble((Ledger.Entry<M> entry) -> entry.loss()).reversed())
        .limit(COSTLIEST)
        .toList();
  }

  /** What should have been done, in words. */
  private String planned(Plan<S, M, O> plan, int seat) {
    return narrator.inOrder(
        seat,
        plan.named(replay.game()).stream()
            .map(part -> narrator.sayAll(replay.game().preview(part.before(), seat, part.move())))
            .toList());
  }

  /** What a move at an event means, in words. */
  private String told(int event, int seat, M move) {
    return narrator.sayAll(replay.game().preview(replay.after(event - 1), seat, move));
  }
}
