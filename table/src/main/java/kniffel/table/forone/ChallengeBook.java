package kniffel.table.forone;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.Texts;
import kniffel.table.Supplement;

/**
 * The challenge book: our own, for the printed one is lost to us (R58).
 *
 * @param about says so, for people
 * @param chapters what the levels are about, five of them each
 * @param levels all levels, from the first to the last
 */
public record ChallengeBook(Texts about, List<Chapter> chapters, List<Challenge> levels)
    implements Supplement {

  /** Levels in each chapter. */
  public static final int LEVELS_PER_CHAPTER = 5;

  private static final int LEVELS = 25;

  /** A chapter of the book. */
  public record Chapter(Texts name, Texts text) {}

  /** The file with what is said about the chapters. */
  public record Contents(Texts about, List<Chapter> chapters) {}

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
}
