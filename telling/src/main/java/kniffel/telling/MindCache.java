package kniffel.telling;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.rules.Game;
import kniffel.table.Header;

/**
 * The minds of the games that are being played; making one is expensive, and it serves all tables.
 */
public final class MindCache implements BotSource {

  /** A game with its options. */
  private record Key(String game, Record options) {}

  private final Cache<Key, Mind<?, ?>> minds = Caffeine.newBuilder().maximumSize(24).build();

  @Override
  public <S, M, O, V> Bot<M, V> bot(Header<?> header, Game<S, M, O, V> game, String name) {
    return name.equals(Bots.RANDOM) ? Bots.named(name, game) : Bots.named(name, mind(header, game));
  }

  /** The mind for a game. */
  @SuppressWarnings("unchecked") // the mind made for a game is a mind for its moves and views
  public <S, M, O, V> Mind<M, V> mind(Header<?> header, Game<S, M, O, V> game) {
    Key key = new Key(header.rulebook().id(), header.options());
    return (Mind<M, V>) minds.get(key, any -> Minds.of(game).orElseThrow());
  }
}
