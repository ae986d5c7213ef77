package kniffel.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Appraisal;
import kniffel.bots.Rating;
import kniffel.rules.Ids;
import kniffel.rules.Visible;
import kniffel.wire.Answers;

/** The books of a game in lines: what each player's luck and losses come to, turn by turn. */
final class BooksText {

  /** How many of the costliest turns of a player are told. */
  private static final int COSTLIEST = 5;

  private static final String COSTLY = Ids.of(Appraisal.DecisionVerdict.COSTLY);
  private static final String UNCLEAR = Ids.of(Appraisal.DecisionVerdict.UNCLEAR);

  private final Context context;
  private final Answers.Review review;
  private final List<String> names;
  private final Rating.Unit unit;

  /**
   * The books in lines.
   *
   * @param review in words
   * @param names of the players, by seat
   */
  BooksText(Context context, Answers.Review review, List<String> names) {
    this.context = context;
    this.review = review;
    this.names = names.stream().map(Visible::line).toList();
    this.unit = unit(review);
  }

  /** In what books are kept. */
  static Rating.Unit unit(Answers.Review review) {
    return Stream.of(Rating.Unit.values())
        .filter(each -> review.unit().equals(Optional.of(Ids.of(each))))
        .findFirst()
        .orElse(Rating.Unit.POINTS);
  }

  /** A turn of somebody that has cost something: the small decisions that belong together. */
  record CostlyTurn(int seat, int number, List<Answers.Entry> decisions) {

    double loss() {
      return decisions.stream().mapToDouble(Answers.Entry::loss).sum();
    }

    /** The errors of single decisions are independent. */
    double error() {
      return Math.sqrt(
          decisions.stream()
              .filter(each -> each.verdict().equals(COSTLY))
              .mapToDouble(each -> each.error() * each.error())
              .sum());
    }

    Answers.Entry dearest() {
      return decisions.stream().max(Comparator.comparingDouble(Answers.Entry::loss)).orElseThrow();
    }
  }

  private static List<CostlyTurn> costliest(Answers.Books books) {
    Map<Integer, List<Answers.Entry>> turns =
        books.entries().stream()
            .collect(Collectors.groupingBy(Answers.Entry::turn, TreeMap::new, Collectors.toList()));
    return turns.entrySet().stream()
        .map(turn -> new CostlyTurn(books.seat(), turn.getKey(), turn.getValue()))
        .filter(turn -> turn.loss() > 0)
        .sorted(Comparator.comparingDouble(CostlyTurn::loss).reversed())
        .limit(COSTLIEST)
        .toList();
  }

  /** The turns in the order in which they are told. */
  List<CostlyTurn> turns() {
    return review.players().stream().flatMap(books -> costliest(books).stream()).toList();
  }

  /** The whole books: under each turn its decisions. */
  List<String> whole() {
    return lines(number -> "", turn -> decisions(turn).stream().map(line -> "    " + line));
  }

  /**
   * The books without the decisions.
   *
   * @param label what stands before a turn, by its number in the order in which they are told
   */
  List<String> overview(IntFunction<String> label) {
    return lines(label, turn -> Stream.of());
  }

  /** What is told about one turn, in separate lines. */
  @FunctionalInterface
  private interface Under {
    Stream<String> of(CostlyTurn turn);
  }

  private List<String> lines(IntFunction<String> label, Under under) {
    List<String> lines = new ArrayList<>();
    int number = 0;
    for (Answers.Books books : review.players()) {
      lines.add(name(books.seat()) + " · " + context.say("cli.analyse.unit." + Ids.of(unit)));
      lines.add("  " + sum(books));
      lines.add("  " + (review.estimated() ? estimated(books) : context.say("cli.analyse.exact")));
      if (!review.measured().orElse(!review.estimated())) {
        lines.add("  " + context.say("cli.analyse.unmeasured"));
      }
      if (unit.isMoreThanAWin(books.luck(), books.loss())) {
        lines.add("  " + context.say("cli.analyse.over"));
      }
      for (CostlyTurn turn : costliest(books)) {
        lines.add("  " + label.apply(number++) + headline(turn));
        under.of(turn).forEach(lines::add);
      }
      lines.add("");
    }
    return lines;
  }

  private String name(int seat) {
    return seat < names.size() ? names.get(seat) : "?";
  }

  private String sum(Answers.Books books) {
    return context.say(
        review.estimated() ? "cli.analyse.sum.estimated" : "cli.analyse.sum",
        Map.of(
            "start", figure("", unit.told(books.start())) + sign(),
            "luckError", figure("", books.luckError()) + sign(),
            "lossError", figure("", books.lossError()) + sign(),
            "luck", figure("+", books.luck()),
            "loss", figure("", books.loss()),
            "result", figure("", unit.told(books.result())) + sign()));
  }

  /** No more digits than somebody can use: of what is estimated the others are noise. */
  private String figure(String flags, double value) {
    if (!review.estimated()) {
      return context.number("%" + flags + ".3f", value);
    }
    return switch (unit) {
      case WINNING -> context.number("%" + flags + ".1f", 100 * value);
      case POINTS -> context.number("%" + flags + ".1f", value);
      case TURNS -> context.number("%" + flags + ".2f", value);
    };
  }

  private String sign() {
    return unit == Rating.Unit.WINNING ? " %" : "";
  }

  private String estimated(Answers.Books books) {
    long unclear = books.entries().stream().filter(each -> each.verdict().equals(UNCLEAR)).count();
    return context.say("cli.analyse.estimated")
        + (unclear == 0
            ? ""
            : " "
                + context.say(
                    "cli.analyse.unclear",
                    Map.of("unclear", unclear, "decisions", books.entries().size())));
  }

  /** What a turn has cost, and why. */
  String headline(CostlyTurn turn) {
    Answers.Entry dearest = turn.dearest();
    boolean isAll = figure("", dearest.loss()).equals(figure("", turn.loss()));
    return context.say(
        isAll ? "cli.analyse.turn" : "cli.analyse.turn-dearest",
        Map.of(
            "turn", named(turn),
            "loss", loss(turn.loss(), turn.error()),
            "dearest", loss(dearest.loss(), dearest.error()),
            "why", dearest.why().map(Answers.Why::text).orElse("")));
  }

  private String named(CostlyTurn turn) {
    return turn.number() > 0
        ? context.say("cli.analyse.turn-number", Map.of("number", turn.number()))
        : context.say("cli.analyse.set-up");
  }

  /** Whose turn it was. */
  String title(CostlyTurn turn) {
    return context.say(
        "cli.analyse.turn-of", Map.of("name", name(turn.seat()), "turn", named(turn)));
  }

  private String loss(double loss, double error) {
    return "−" + figure("", loss) + (error > 0 ? " ± " + figure("", error) : "") + sign();
  }

  /** What was decided in a turn, one decision in each line. */
  List<String> decisions(CostlyTurn turn) {
    Answers.Entry dearest = turn.dearest();
    return turn.decisions().stream()
        .map(each -> decision(turn, each, each.event() == dearest.event()))
        .toList();
  }

  /** The reason of the dearest decision has been told as that of its turn. */
  private String decision(CostlyTurn turn, Answers.Entry entry, boolean dearest) {
    String played = moves(turn.seat(), Stream.of(entry.text()));
    if (!entry.verdict().equals(COSTLY)) {
      boolean unclear = entry.verdict().equals(UNCLEAR);
      return context.say(
          unclear ? "cli.analyse.decision.unclear" : "cli.analyse.decision.best",
          Map.of("played", played));
    }
    Stream<String> better =
        entry.why().isPresent()
            ? entry.why().get().plan().stream().map(Answers.PlannedMove::text)
            : Stream.of(entry.bestText());
    return context.say(
        dearest ? "cli.analyse.decision.costly" : "cli.analyse.decision.costly.why",
        Map.of(
            "played", played,
            "event", entry.event(),
            "loss", loss(entry.loss(), entry.error()),
            "best", moves(turn.seat(), better),
            "why", entry.why().map(Answers.Why::text).orElse("")));
  }

  /** Moves one after the other; whose they are is known. */
  private String moves(int seat, Stream<String> moves) {
    String own = name(seat) + " ";
    return moves
        .flatMap(move -> Stream.of(move.split(" · ")))
        .map(fact -> fact.startsWith(own) ? fact.substring(own.length()) : fact)
        .collect(Collectors.joining("; "));
  }
}
