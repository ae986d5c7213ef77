package kniffel.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import kniffel.bots.Draft;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.telling.MindCache;
import kniffel.telling.Question;
import kniffel.telling.Reviewer;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/**
 * The books of finished games that were played at this terminal: those of the people, as a server
 * makes them, or of everybody where only bots have played.
 */
final class LocalBooks {

  private final Context context;
  private final ReviewTime reviewing;
  private final Reviewer reviewer;

  LocalBooks(Context context, ReviewTime reviewing) {
    this.context = context;
    this.reviewing = reviewing;
    this.reviewer = new Reviewer(new MindCache(), context.codec());
  }

  /** Refuses a game where turns were told from their end only. */
  static void requireWhole(boolean padTurns, Context context) {
    if (padTurns) {
      throw new BadInputException(context.say("cli.analyse.pad"));
    }
  }

  /** The books of a game that is over; they are kept if it is a file of the data folder. */
  <S, M, O, V> GameBooks of(Table<S, M, O, V> table, Optional<Path> file) {
    Optional<KeptBooks> kept =
        file.filter(new SavedGames(context)::holds).map(each -> new KeptBooks(each, context));
    return new OfGame<>(table, kept);
  }

  private static List<Integer> seats(List<Seat> seats) {
    boolean people = seats.stream().anyMatch(seat -> !seat.isBot());
    return IntStream.range(0, seats.size())
        .filter(seat -> !people || !seats.get(seat).isBot())
        .boxed()
        .toList();
  }

  /** The books of one game. */
  private final class OfGame<S, M, O, V> implements GameBooks {

    private final Table<S, M, O, V> table;
    private final Optional<KeptBooks> kept;
    private final List<Integer> seats;
    private final Map<Integer, Draft<M>> drafts = new HashMap<>();
    private final int seconds = reviewing.seconds(context);

    OfGame(Table<S, M, O, V> table, Optional<KeptBooks> kept) {
      this.table = table;
      this.kept = kept;
      this.seats = seats(table.header().seats());
    }

    @Override
    public Answers.Review first() {
      Optional<Answers.Review> known = kept.flatMap(each -> each.read(seconds));
      return inWords(known.orElseGet(() -> made(reviewer.review(table, seats, drafts))));
    }

    @Override
    public Answers.Review closer(Answers.Review first, DoubleConsumer progress) {
      ReviewTime.Watched time = reviewing.watched(context, seats.size(), progress);
      return inWords(
          made(reviewer.closerReview(table, seats, drafts, time.allowances(), time::isSettled)));
    }

    private Answers.Review made(Question<Answers.Review> question) {
      question.preparation().ifPresent(Runnable::run);
      Answers.Review review;
      try {
        review = question.call();
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      if (review.players().isEmpty()) {
        throw new BadInputException(context.say("cli.analyse.none"));
      }
      if (review.sharp()) {
        kept.ifPresent(each -> each.keep(review, seconds));
      }
      return review;
    }

    private Answers.Review inWords(Answers.Review review) {
      Narrator narrator = new Narrator(context.words(), table.header().names());
      return reviewer.inWords(review, table, narrator);
    }
  }
}
