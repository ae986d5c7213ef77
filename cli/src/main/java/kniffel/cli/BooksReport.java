package kniffel.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bookkeeper;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.rules.Ids;
import kniffel.rules.Replay;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;

/** The books of a finished game, for every seat: what was luck, and what decisions cost. */
final class BooksReport<S, M, O, V> {

  /** How many of the costliest decisions are told. */
  private static final int COSTLIEST = 5;

  private final Context context;
  private final Replay<S, M, O, V> replay;
  private final boolean exact;
  private final Narrator narrator;
  private final List<Ledger<M>> ledgers = new ArrayList<>();

  /** Keeps the books, which takes a while. */
  BooksReport(Context context, Table<S, M, O, V> table, Supplier<Allowance> allowances) {
    this.context = context;
    this.replay = table.replay();
    this.narrator = new Narrator(context.words(), table.header().names());
    Mind<M, V> mind =
        Minds.of(table.game())
            .orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    this.exact = mind.isExact();
    int players = table.header().seats().size();
    for (int seat = 0; seat < players; seat++) {
      // Each seat by itself, so that its books do not depend on who else is asked for.
      ledgers.add(
          Ledger.of(
              replay, seat, Bookkeeper.of(mind, players, new SeededDice(1).at(1), allowances)));
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
          narrator.name(seat) + " · " + context.say("cli.advise.unit." + Ids.of(ledger.unit())));
      lines.add("  " + sum(ledger));
      lines.add("  " + context.say(exact ? "cli.analyse.exact" : "cli.analyse.estimated"));
      for (Ledger.Entry<M> entry : costliest(ledger)) {
        lines.add("  " + cost(entry, seat));
      }
      lines.add("");
    }
    return lines;
  }

  private String sum(Ledger<M> ledger) {
    return context.say(
        exact ? "cli.analyse.sum" : "cli.analyse.sum.estimated",
        Map.of(
            "start", number("%.3f", ledger.start()),
            "startError", number("%.3f", ledger.startError()),
            "luckError", number("%.3f", ledger.luckError()),
            "lossError", number("%.3f", ledger.lossError()),
            "luck", number("%+.3f", ledger.luck()),
            "loss", number("%.3f", ledger.loss()),
            "result", number("%.3f", ledger.result())));
  }

  private String cost(Ledger.Entry<M> entry, int seat) {
    return context.say(
        exact ? "cli.analyse.cost" : "cli.analyse.cost.estimated",
        Map.of(
            "event", entry.event(),
            "loss", number("%.3f", entry.loss()),
            "error", number("%.3f", entry.error()),
            "played", told(entry.event(), seat, entry.move()),
            "best", told(entry.event(), seat, entry.best())));
  }

  private String number(String format, double value) {
    Locale locale = context.words().language().locale();
    return String.format(locale, format, value);
  }

  private static <M> List<Ledger.Entry<M>> costliest(Ledger<M> ledger) {
    return ledger.entries().stream()
        .filter(entry -> entry.loss() > 1e-9)
        .sorted(Comparator.comparingDouble((Ledger.Entry<M> entry) -> entry.loss()).reversed())
        .limit(COSTLIEST)
        .toList();
  }

  /** What a move at an event means, in words. */
  private String told(int event, int seat, M move) {
    return narrator.sayAll(replay.game().preview(replay.after(event - 1), seat, move));
  }
}
