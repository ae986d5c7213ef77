package kniffel.telling;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.wire.Answers;
import kniffel.words.Narrator;

/** What was remarkable about a finished game, as far as its books are clear about it. */
public final class Moments {

  /** How many standard errors luck must be away from 0. */
  private static final double CLEAR = 2;

  private Moments() {}

  /**
   * The luckiest roll of a game.
   *
   * @param entry the decision that followed it
   */
  public record LuckiestRoll(int seat, Answers.Entry entry) {}

  /** The luckiest roll, if the books are exact: otherwise nobody can tell for a single roll. */
  public static Optional<LuckiestRoll> luckiestRoll(
      Answers.Review review, LiveGame<?, ?, ?, ?> live) {
    return review.players().stream()
        .filter(books -> !review.estimated())
        .flatMap(
            books -> books.entries().stream().map(entry -> new LuckiestRoll(books.seat(), entry)))
        .filter(roll -> roll.entry().luck() > 0 && isRoll(live, roll.entry().event() - 1))
        .max(Comparator.comparingDouble(roll -> roll.entry().luck()));
  }

  private static <S, M, O, V> boolean isRoll(LiveGame<S, M, O, V> live, int event) {
    return event >= 1 && live.table().log().get(event - 1) instanceof Event.Happened<M, O>;
  }

  /** Who had the most luck in a game, if that is clear. */
  public static Optional<Answers.Books> luckiest(Answers.Review review) {
    return review.players().stream()
        .filter(books -> review.sharp() && books.luck() > CLEAR * books.luckError())
        .max(Comparator.comparingDouble(Answers.Books::luck));
  }

  /** A roll, and what its player finally made of it in that turn. */
  public static <S, M, O, V> String inWords(
      LuckiestRoll roll, Answers.Review review, LiveGame<S, M, O, V> live, Narrator narrator) {
    Replay<S, M, O, V> replay = live.table().replay();
    int last =
        review.players().stream()
            .filter(books -> books.seat() == roll.seat())
            .flatMap(books -> books.entries().stream())
            .filter(entry -> entry.turn() == roll.entry().turn())
            .mapToInt(Answers.Entry::event)
            .max()
            .orElseThrow();
    return narrator.inOrder(
        roll.seat(),
        List.of(
            told(replay, replay.step(roll.entry().event() - 1), narrator),
            told(replay, replay.step(last), narrator)));
  }

  private static <S, M, O, V> String told(
      Replay<S, M, O, V> replay, Step<S, M, O> step, Narrator narrator) {
    return narrator.sayAll(replay.game().tell(step, new Viewer.Spectator()));
  }
}
