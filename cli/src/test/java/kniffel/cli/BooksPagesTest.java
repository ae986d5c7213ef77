package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Key;
import kniffel.cli.terminal.Page;
import kniffel.cli.terminal.TestDesk;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Books on a screen: seen at once, better while they are read, the decisions one key deeper. */
@Timeout(60)
class BooksPagesTest {

  private static final Json MOVE = new Json.Obj(Map.of());

  /** What was shown, page after page. */
  private static final class Pages extends TestDesk {

    private final BlockingQueue<Page.Text> shown = new LinkedBlockingQueue<>();

    @Override
    public void show(Page page) {
      shown.add((Page.Text) page);
    }

    @Override
    public void update(Page page) {
      shown.add((Page.Text) page);
    }

    String next() throws InterruptedException {
      Page.Text page = shown.poll(30, TimeUnit.SECONDS);
      assertThat(page).as("another page").isNotNull();
      return page.title() + "\n" + String.join("\n", page.lines());
    }

    @Override
    public void tell(String line) {}

    @Override
    protected int width() {
      return 80;
    }

    @Override
    protected int height() {
      return 24;
    }

    @Override
    protected boolean colour() {
      return false;
    }

    @Override
    protected void show(Block table, List<String> log, String ask, String keys) {}

    @Override
    protected void watch(Block table, List<String> log, List<String> news) {}

    @Override
    protected void end(Block table, List<String> result) {}

    @Override
    protected void cover(String line) {}

    @Override
    protected OptionalInt press() {
      return OptionalInt.empty();
    }
  }

  private static Answers.Entry entry(int event, int turn, double loss, String verdict) {
    return new Answers.Entry(
        event,
        turn,
        0,
        loss,
        0.01,
        verdict,
        MOVE,
        "Anna plays " + event,
        MOVE,
        "Anna does better",
        loss == 0
            ? Optional.empty()
            : Optional.of(
                new Answers.Why(
                    MOVE,
                    "Why not " + event,
                    List.of(new Answers.PlannedMove(MOVE, "Anna does better")))));
  }

  /** One turn of three decisions; a closer look finds a second costly one. */
  private static Answers.Review review(boolean sharp) {
    Answers.Entry last = sharp ? entry(4, 7, 0.1, "costly") : entry(4, 7, 0, "unclear");
    List<Answers.Entry> entries =
        List.of(entry(2, 7, 0.05, "costly"), entry(3, 7, 0, "best"), last);
    Answers.Books books = new Answers.Books(0, 0.5, 0, 0, 0, 0, 0.01, 0.01, entries);
    return new Answers.Review(
        true,
        Optional.of("winning"),
        true,
        sharp,
        Optional.of(true),
        Optional.empty(),
        List.of(books));
  }

  private final CountDownLatch closer = new CountDownLatch(1);

  private static EndMenu.AnswerSource answers(GameBooks books) {
    return new EndMenu.AnswerSource() {
      @Override
      public GameBooks books() {
        return books;
      }

      @Override
      public List<String> names() {
        return List.of("Anna");
      }

      @Override
      public List<String> proof() {
        return List.of();
      }

      @Override
      public boolean hasAgain() {
        return false;
      }
    };
  }

  /** Books whose closer look waits until the test lets it go on. */
  private final GameBooks slow =
      new GameBooks() {
        @Override
        public Answers.Review first() {
          return review(false);
        }

        @Override
        public Answers.Review closer(Answers.Review first, DoubleConsumer progress) {
          progress.accept(0.4);
          try {
            closer.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          return review(true);
        }
      };

  /** Books that fail now here, now there, before they are made. */
  private static final class Failing implements GameBooks {

    private int looks;

    @Override
    public Answers.Review first() {
      if (looks++ == 0) {
        throw new IndexOutOfBoundsException("damaged");
      }
      return review(false);
    }

    @Override
    public Answers.Review closer(Answers.Review first, DoubleConsumer progress) throws IOException {
      if (looks == 2) {
        throw new IOException("no line");
      }
      return review(true);
    }
  }

  private static Context context() {
    return new Context(
        Words.in(Language.EN),
        new Codec(),
        new BufferedReader(Reader.nullReader()),
        new PrintWriter(Writer.nullWriter()),
        new PrintWriter(Writer.nullWriter()),
        Path.of(""),
        Settings.in(Path.of("no-such-file")),
        "kniffel",
        true,
        true,
        false);
  }

  @Test
  void whatIsSeenAtFirstSightIsReadWhileACloserLookIsTaken() throws InterruptedException {
    Pages desk = new Pages();
    BooksPages pages = new BooksPages(context(), desk, answers(slow));
    pages.open();
    assertThat(desk.next()).contains("Going through the game");
    assertThat(desk.next()).contains("Looking closer … 0 %", "1  turn 7, −5.0 ± 1.0 %: Why not 2.");
    assertThat(desk.next()).contains("Looking closer … 40 %");
    assertThat(pages.press(new Key.Typed('1'))).isTrue();
    assertThat(desk.next().lines())
        .containsExactly(
            "Anna · turn 7",
            "turn 7, −5.0 ± 1.0 %: Why not 2.",
            "",
            "plays 2: −5.0 ± 1.0 % (event 2). Better: does better.",
            "plays 3: nothing was better.",
            "plays 4: no clear difference.");
    assertThat(pages.press(new Key.Typed('x'))).as("back to the books").isTrue();
    assertThat(desk.next()).contains("Looking closer … 40 %");
    closer.countDown();
    assertThat(desk.next())
        .contains("1  turn 7, −15.0 ± 1.4 %, −10.0 ± 1.0 % of it: Why not 4.")
        .doesNotContain("Looking closer");
    assertThat(pages.press(new Key.Typed('2'))).as("there is no second turn").isFalse();
    pages.open();
    assertThat(desk.next()).as("nothing is made again").contains("−15.0");
  }

  @Test
  void booksThatFailAreTriedAgainAndWhatWasSeenStays() throws InterruptedException {
    Pages desk = new Pages();
    BooksPages pages = new BooksPages(context(), desk, answers(new Failing()));
    pages.open();
    assertThat(nextWith(desk, "damaged")).doesNotContain("turn 7");
    pages.open();
    assertThat(nextWith(desk, "no line")).contains("1  turn 7, −5.0 ± 1.0 %: Why not 2.");
    pages.open();
    assertThat(nextWith(desk, "−15.0"))
        .contains("1  turn 7, −15.0 ± 1.4 %, −10.0 ± 1.0 % of it: Why not 4.");
  }

  private static String nextWith(Pages desk, String part) throws InterruptedException {
    String page = desk.next();
    while (!page.contains(part)) {
      page = desk.next();
    }
    return page;
  }
}
