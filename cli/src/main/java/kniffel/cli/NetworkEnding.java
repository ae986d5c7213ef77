package kniffel.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.AfterVisit;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.client.Comparison;
import kniffel.client.Connection;
import kniffel.client.Pledges;
import kniffel.rules.Ids;
import kniffel.rules.Standings;
import kniffel.rules.Visible;
import kniffel.table.GameRecord;
import kniffel.table.RecordException;
import kniffel.table.RecordReader;
import kniffel.table.Verification;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.words.Narrator;
import org.jspecify.annotations.Nullable;

/** The end of a game at a server: the personal best there, the books, the proof, and a rematch. */
final class NetworkEnding implements AfterVisit, EndMenu.AnswerSource {

  private final Context context;
  private final Connection connection;
  private final TableInfo table;
  private final Optional<GameStatistics> before;
  private final EndMenu menu;
  private boolean seated;

  /** Once it was fetched, on whichever thread. */
  private volatile @Nullable GameRecord record;

  NetworkEnding(Context context, Connection connection, TableInfo table, Desk desk) {
    this.context = context;
    this.connection = connection;
    this.table = table;
    this.before = before();
    this.menu = new EndMenu(context, desk, this);
  }

  /** How the player's earlier games like this one went; empty if there were none. */
  private Optional<GameStatistics> before() {
    String dice = table.dice() == TableDice.FAIR ? "fair" : "own";
    try {
      return connection.api().statistics().games().stream()
          .filter(each -> each.game().equals(table.game()) && each.dice().equals(dice))
          .filter(each -> each.alone() == (table.seats().size() == 1))
          .findFirst();
    } catch (IOException e) {
      return Optional.empty(); // what cannot be read cannot be compared
    }
  }

  @Override
  public List<String> remarks(Standings standings, List<Integer> mine) {
    return before.isEmpty()
        ? List.of()
        : mine.stream().max(Comparator.comparing(standings.scores()::get)).stream()
            .map(seat -> best(seat, standings.scores().get(seat), before.get().best()))
            .toList();
  }

  private String best(int seat, int score, int best) {
    return context.say(
        score > best ? "commands.best.new" : "commands.best.old",
        Map.of(
            "name",
            Visible.line(table.seats().get(seat).name().orElse("?")),
            "score",
            score,
            "best",
            best));
  }

  @Override
  public String keys(boolean hasSeat) {
    seated = hasSeat;
    return context.say(hasAgain() ? "cli.keys-over" : "cli.keys-over-net");
  }

  @Override
  public KeyEffect press(Key key) {
    return menu.press(key);
  }

  @Override
  public boolean hasAgain() {
    // A game of the day would only be the same again, and an evening chooses its next game itself.
    return seated && table.daily().isEmpty() && table.evening().isEmpty();
  }

  @Override
  public GameBooks books() throws IOException {
    LocalBooks.requireWhole(record().hasPadTurns(), context);
    return new NetworkBooks(context, connection.api(), table.id());
  }

  @Override
  public List<String> names() {
    GameRecord known = record;
    return known == null ? List.of() : known.table().header().names();
  }

  /** What can be said of the dice: recomputed here, and compared with what we were promised. */
  @Override
  public List<String> proof() throws IOException {
    GameRecord whole = record();
    Verification verification = Verification.of(whole);
    Narrator narrator = new Narrator(context.words(), whole.table().header().names());
    List<String> lines = new ArrayList<>();
    lines.add(narrator.say(verification.dice()));
    verification.trust().forEach(sentence -> lines.add(narrator.say(sentence)));
    Pledges.Check check = connection.pledges().check(table.id(), whole);
    lines.add(context.say("cli.net.promise-" + Ids.of(check.promise())));
    lines.add(
        switch (check.game()) {
          case Comparison.Same(int seen, int all) ->
              context.say("cli.net.shown-same", Map.of("seen", seen, "all", all));
          case Comparison.Different(int event) ->
              context.say("cli.net.shown-different", Map.of("event", event));
          case Comparison.Nothing() -> context.say("cli.net.shown-nothing");
        });
    return lines;
  }

  private GameRecord record() throws IOException {
    GameRecord known = record;
    if (known == null) {
      byte[] bytes = connection.api().record(table.id()).getBytes(StandardCharsets.UTF_8);
      try {
        known = new RecordReader(context.codec()).read(new ByteArrayInputStream(bytes));
      } catch (RecordException e) {
        throw new IOException(e.getMessage(), e);
      }
      record = known;
    }
    return known;
  }
}
