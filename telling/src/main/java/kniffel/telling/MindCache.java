package kniffel.telling;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Strength;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.table.Header;

/**
 * The minds of the games that are being played; making one is expensive, and it serves all tables.
 *
 * <p>Those of the presets stay. Of custom rules only the last few are kept, and they never displace
 * a preset's.
 */
public final class MindCache implements BotSource {

  private static final int ODD_MINDS = 8;
  private static final String EXPERT = Ids.of(Strength.EXPERT);

  /** How a bot plays if it may not wait until its game is solved. */
  private static final String NEXT_BEST = Ids.of(Strength.HARD);

  /** A game with its options. */
  private record GameAndOptions(String game, Record options) {}

  /** A mind, and whether it has finished everything that it works out in advance. */
  private static final class KnownMind {

    private final Mind<?, ?> mind;
    private volatile boolean prepared;

    KnownMind(Mind<?, ?> mind) {
      this.mind = mind;
    }

    /** A mind solves its game when it is first asked for these. */
    void prepare() {
      var _ = mind.deep();
      var _ = mind.ledgerJudge();
      prepared = true;
    }
  }

  private final Map<GameAndOptions, KnownMind> presets = new ConcurrentHashMap<>();
  private final Map<GameAndOptions, KnownMind> odd = new LinkedHashMap<>();

  private static <P extends Record> boolean isOdd(Rulebook<P> rulebook, Record options) {
    return !options.equals(rulebook.standard()) && !rulebook.presets().containsValue(options);
  }

  private KnownMind known(Header<?> header, Game<?, ?, ?, ?> game) {
    GameAndOptions key = new GameAndOptions(header.rulebook().id(), header.options());
    return isOdd(header.rulebook(), header.options())
        ? odd(key, game)
        : presets.computeIfAbsent(key, any -> new KnownMind(Minds.of(game).orElseThrow()));
  }

  /**
   * Kept in the order in which they were last asked for; making one does not solve anything yet.
   */
  private synchronized KnownMind odd(GameAndOptions key, Game<?, ?, ?, ?> game) {
    KnownMind before = odd.remove(key);
    KnownMind known = before == null ? new KnownMind(Minds.of(game).orElseThrow()) : before;
    odd.put(key, known);
    if (odd.size() > ODD_MINDS) {
      odd.remove(odd.keySet().iterator().next());
    }
    return known;
  }

  @SuppressWarnings("unchecked") // the mind made for a game is a mind for its moves and views
  private static <M, V> Mind<M, V> mind(KnownMind known) {
    return (Mind<M, V>) known.mind;
  }

  @Override
  public <S, M, O, V, T> Question<T> askBot(
      Header<?> header, Game<S, M, O, V> game, String name, Function<Bot<M, V>, T> question) {
    if (name.equals(Bots.RANDOM)) {
      return new MindQuestion<>(
          Optional.empty(), () -> question.apply(Bots.named(name, game)), Optional.empty());
    }
    KnownMind known = known(header, game);
    Callable<T> answer = () -> question.apply(Bots.named(name, MindCache.<M, V>mind(known)));
    return name.equals(EXPERT)
        ? new MindQuestion<>(
            preparation(header, known),
            answer,
            Optional.of(() -> question.apply(Bots.named(NEXT_BEST, MindCache.<M, V>mind(known)))))
        : new MindQuestion<>(Optional.empty(), answer, Optional.empty());
  }

  /** Something to ask of a mind that has finished all its preparation. */
  <S, M, O, V, T> Question<T> askMind(
      Header<?> header, Game<S, M, O, V> game, Function<Mind<M, V>, T> question) {
    KnownMind known = known(header, game);
    return new MindQuestion<>(
        preparation(header, known),
        () -> question.apply(MindCache.<M, V>mind(known)),
        Optional.empty());
  }

  /** Whether the game has to be solved before a mind is fully prepared. */
  boolean isSolved(Header<?> header, Game<?, ?, ?, ?> game) {
    return known(header, game).mind.isExact();
  }

  private static Optional<Question.Preparation> preparation(Header<?> header, KnownMind known) {
    return known.prepared
        ? Optional.empty()
        : Optional.of(new MindPreparation(known, isOdd(header.rulebook(), header.options())));
  }

  /** See {@link Question.Preparation}; two for the same mind are equal. */
  private record MindPreparation(KnownMind known, boolean isOdd) implements Question.Preparation {
    @Override
    public void run() {
      known.prepare();
    }
  }

  /** See {@link Question}. */
  private record MindQuestion<T>(
      Optional<Question.Preparation> preparation, Callable<T> answer, Optional<Callable<T>> inHaste)
      implements Question<T> {
    @Override
    public T call() throws Exception {
      return answer.call();
    }
  }
}
