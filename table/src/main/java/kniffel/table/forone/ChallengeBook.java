package kniffel.table.forone;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kniffel.rules.Ids;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Medal;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.table.LevelBook;
import kniffel.table.Supplement;

/**
 * The challenge book: our own, because the printed one is lost to us (R58).
 *
 * @param about says so, for people
 * @param chapters what the levels are about, five of them each
 * @param levels all levels, from the first to the last
 */
public record ChallengeBook(Texts about, List<ChapterTexts> chapters, List<Challenge> levels)
    implements Supplement {

  /** Levels in each chapter. */
  public static final int LEVELS_PER_CHAPTER = 5;

  private static final int LEVELS = 25;

  /** The step from one day's level to the next: coprime to 25, so that each level has its turn. */
  private static final long STRIDE = 7;

  /** A chapter of the book. */
  public record ChapterTexts(Texts name, Texts text) {}

  /** The file with what is said about the chapters. */
  public record Contents(Texts about, List<ChapterTexts> chapters) {}

  public ChallengeBook {
    chapters = List.copyOf(chapters);
    levels = List.copyOf(levels);
  }

  /** The book that comes with the program. */
  public static ChallengeBook shipped() {
    LevelReader reader = new LevelReader();
    try {
      Contents contents = reader.read(Contents.class, text("chapters.json"));
      List<Challenge> levels = new ArrayList<>();
      for (int number = 1; number <= LEVELS; number++) {
        levels.add(reader.read(text("level-%02d.json".formatted(number))));
      }
      return new ChallengeBook(contents.about(), contents.chapters(), levels);
    } catch (LevelException e) {
      throw new IllegalStateException(e); // tests read them all
    }
  }

  /** What bots reached in the levels: the file from which the medals follow. */
  public static List<Measured> measured() {
    return measured(text("measured.txt"));
  }

  /** The same from the text of such a file. */
  public static List<Measured> measured(String text) {
    return text.lines().map(Measured::read).toList();
  }

  private static String text(String file) {
    try (InputStream stream = ChallengeBook.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("no " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Only levels of this book are played, and only those whose medals were measured. */
  @Override
  public boolean allows(Record options) {
    return !(options instanceof ForOneOptions(var _, var _, Optional<Challenge> challenge))
        || challenge.isEmpty()
        || (challenge.get().measured() && levels.contains(challenge.get()));
  }

  @Override
  public Optional<BookPage> page(Record options) {
    return options instanceof ForOneOptions forOne
        ? forOne.challenge().map(level -> new BookPage(level.number(), level.version()))
        : Optional.empty();
  }

  @Override
  public String award(Object view) {
    return Ids.of(view instanceof ForOneView forOne ? forOne.medal() : Medal.NONE);
  }

  @Override
  public LevelBook book() {
    List<LevelBook.Chapter> told = new ArrayList<>();
    for (int i = 0; i < chapters.size(); i++) {
      ChapterTexts chapter = chapters.get(i);
      told.add(
          new LevelBook.Chapter(
              chapter.name()::in,
              chapter.text()::in,
              goals(sum(ofChapter(i))),
              ofChapter(i).stream().map(this::told).toList()));
    }
    return new LevelBook(about::in, told);
  }

  private List<Challenge> ofChapter(int chapter) {
    return levels.subList(
        chapter * LEVELS_PER_CHAPTER, Math.min(levels.size(), (chapter + 1) * LEVELS_PER_CHAPTER));
  }

  /** The medals of a chapter: what those of its levels add up to. */
  private static Medals sum(List<Challenge> levels) {
    return new Medals(
        levels.stream().mapToInt(level -> level.medals().bronze()).sum(),
        levels.stream().mapToInt(level -> level.medals().silver()).sum(),
        levels.stream().mapToInt(level -> level.medals().gold()).sum());
  }

  private static List<LevelBook.Goal> goals(Medals medals) {
    return List.of(
        new LevelBook.Goal(Ids.of(Medal.BRONZE), medals.bronze()),
        new LevelBook.Goal(Ids.of(Medal.SILVER), medals.silver()),
        new LevelBook.Goal(Ids.of(Medal.GOLD), medals.gold()));
  }

  private LevelBook.Level told(Challenge level) {
    ForOneOptions options = ForOneOptions.of(level);
    return new LevelBook.Level(
        level.number(),
        level.version(),
        level.name()::in,
        level.text()::in,
        goals(level.medals()),
        options,
        records(level.elements()),
        records(fresh(level)),
        allows(options));
  }

  /** What is new in a level: elements of a kind that no earlier level has. */
  private List<Element> fresh(Challenge level) {
    Set<Class<?>> known = new HashSet<>();
    for (Challenge earlier : levels) {
      if (earlier.number() < level.number()) {
        earlier.elements().forEach(element -> known.add(element.getClass()));
      }
    }
    return level.elements().stream()
        .filter(element -> !known.contains(element.getClass()))
        .toList();
  }

  private static List<Record> records(List<Element> elements) {
    return elements.stream().map(Record.class::cast).toList();
  }

  /** Each day another level of those that may be played, never two of a chapter in a row. */
  @Override
  public ForOneOptions ofDay(long day) {
    List<Challenge> playable = levels.stream().filter(Challenge::measured).toList();
    return ForOneOptions.of(playable.get(Math.floorMod(day * STRIDE, playable.size())));
  }
}
