package kniffel.cli.play;

import java.util.ArrayList;
import java.util.List;
import kniffel.client.News.Update;
import kniffel.rules.Standings;
import kniffel.wire.FromServer;
import kniffel.wire.TableInfo;
import kniffel.words.Words;

/** How a game at a server ended, as its visitors see it. */
final class VisitEnd<M, V> {

  private final String game;
  private final VisitPage<?, M, ?, V> page;
  private final Words words;
  private final AfterVisit afterwards;
  private boolean againOffered;

  VisitEnd(String game, VisitPage<?, M, ?, V> page, Words words, AfterVisit afterwards) {
    this.game = game;
    this.page = page;
    this.words = words;
    this.afterwards = afterwards;
  }

  /** Whether it is news that the others are playing again. */
  boolean isNews(TableInfo told) {
    boolean news = told.rematch().isPresent() && !againOffered;
    againOffered |= news;
    return news;
  }

  /**
   * Shows the end.
   *
   * @param mine the seats of the visitor
   */
  void show(Update<M, V> at, FromServer.FinalScores over, List<Integer> mine) {
    Standings standings = new Standings(over.scores(), over.ranks());
    List<String> lines = new ArrayList<>(ResultText.lines(game, standings, page.narrator()));
    lines.addAll(afterwards.remarks(standings, mine));
    if (againOffered) {
      lines.add(words.say("cli.net.again"));
    }
    page.end(at, lines, afterwards.keys(!mine.isEmpty()));
  }
}
