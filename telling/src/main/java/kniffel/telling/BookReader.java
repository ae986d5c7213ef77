package kniffel.telling;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.LevelBook;
import kniffel.table.LevelBook.Goal;
import kniffel.table.LevelBook.Level;
import kniffel.table.Supplements;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.BookAnswers;
import kniffel.wire.BookAnswers.BookGoal;
import kniffel.wire.BookAnswers.BookLevel;
import kniffel.wire.BookAnswers.BookResult;
import kniffel.wire.BookAnswers.LevelElement;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * The book of levels of a game as one reader sees it, with what was entered in one of their books.
 */
public final class BookReader {

  /** The name for winning nothing. */
  private static final String NONE = "none";

  private final Codec codec;
  private final Rulebook<?> rulebook;
  private final LevelBook book;
  private final Narrator narrator;
  private final String language;
  private final List<BookResult> all;
  private final List<BookResult> mine;

  /**
   * A reader.
   *
   * @param all what they have entered in all their books of this game, the last first
   * @param owner the name of the one that is open, if one is
   * @throws ProblemException if the game has no book
   */
  public BookReader(
      Codec codec, String game, List<BookResult> all, Optional<String> owner, Words words) {
    this.codec = codec;
    this.rulebook = Rulebooks.find(game).orElseThrow(ProblemException::notThere);
    this.book = Supplements.book(game).orElseThrow(ProblemException::notThere);
    this.narrator = new Narrator(words, List.of());
    this.language = words.language().code();
    this.all = all;
    this.mine = all.stream().filter(each -> owner.equals(Optional.of(each.book()))).toList();
  }

  /** The contents, as {@link BookAnswers.Book}. */
  public String contents() {
    return codec.write(
        BookAnswers.Book.class,
        new BookAnswers.Book(
            book.about().in(language),
            all.stream().map(BookResult::book).distinct().toList(),
            mine.size(),
            book.chapters().stream().map(this::chapter).toList()));
  }

  /**
   * The page of a level, as {@link BookAnswers.LevelPage}.
   *
   * @throws ProblemException if there is none of this number
   */
  public String page(String number) {
    Level level =
        book.levels().stream()
            .filter(each -> String.valueOf(each.number()).equals(number))
            .findFirst()
            .orElseThrow(ProblemException::notThere);
    List<LevelElement> elements =
        level.elements().stream()
            .map(
                element ->
                    new LevelElement(
                        Ids.of(element.getClass()),
                        narrator.say(element),
                        level.fresh().contains(element)))
            .toList();
    return codec.write(
        BookAnswers.LevelPage.class,
        new BookAnswers.LevelPage(
            told(level), options(rulebook, level), view(rulebook, level), elements, of(level)));
  }

  /** All that was entered, as {@link BookAnswers.BookResults}. */
  public String results() {
    return codec.write(BookAnswers.BookResults.class, new BookAnswers.BookResults(all));
  }

  /** What was entered for the present version of this level; the latest first. */
  private List<BookResult> of(Level level) {
    return mine.stream()
        .filter(each -> each.level() == level.number() && each.version() == level.version())
        .toList();
  }

  /** The best of them: the highest award, and of those the most points. */
  private Optional<BookResult> best(Level level) {
    return of(level).stream()
        .max(
            Comparator.<BookResult>comparingInt(each -> LevelBook.rank(level.goals(), each.award()))
                .thenComparingInt(BookResult::score));
  }

  private BookAnswers.BookChapter chapter(LevelBook.Chapter chapter) {
    int total =
        chapter.levels().stream()
            .flatMap(level -> best(level).stream())
            .mapToInt(BookResult::score)
            .sum();
    return new BookAnswers.BookChapter(
        chapter.name().in(language),
        chapter.text().in(language),
        total,
        LevelBook.award(chapter.goals(), total, NONE),
        goals(chapter.goals()),
        chapter.levels().stream().map(this::told).toList());
  }

  private static List<BookGoal> goals(List<Goal> goals) {
    return goals.stream().map(goal -> new BookGoal(goal.award(), goal.points())).toList();
  }

  private BookLevel told(Level level) {
    return new BookLevel(
        level.number(),
        level.version(),
        level.name().in(language),
        level.text().in(language),
        level.open(),
        level.fresh().stream().map(narrator::say).toList(),
        goals(level.goals()),
        of(level).size(),
        best(level));
  }

  private <P extends Record> Json options(Rulebook<P> rules, Level level) {
    return codec.tree(rules.optionsType(), rules.optionsType().cast(level.options()));
  }

  private <P extends Record> Json view(Rulebook<P> rules, Level level) {
    return start(rules.game(rules.optionsType().cast(level.options())));
  }

  private <S, M, O, V> Json start(Game<S, M, O, V> game) {
    return codec.tree(game.types().view(), game.view(game.start(1), new Viewer.Spectator()));
  }
}
