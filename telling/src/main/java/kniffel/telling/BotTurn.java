package kniffel.telling;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.table.EventMark;
import kniffel.table.json.Json;

/**
 * Lets a bot decide for the seat that a running game asks; the thinking can be done anywhere.
 *
 * @param allowances how long it may think
 */
public record BotTurn<S, M, O, V>(
    LiveGame<S, M, O, V> live,
    BotSource bots,
    String bot,
    Randomness randomness,
    Supplier<Allowance> allowances) {

  /**
   * How the game goes on with the bot's move: to be called where the game is kept, if nothing has
   * happened since.
   */
  public Question<Supplier<Advance>> advance(EventMark mark) {
    return chosen(move -> () -> live.move(move, mark));
  }

  /** Only the move, as JSON, for use where the game is not kept. */
  public Question<Json> choice() {
    return chosen(move -> live.codec().tree(live.table().game().types().move(), move));
  }

  private <T> Question<T> chosen(Function<M, T> use) {
    if (!(live.next() instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new IllegalStateException("nobody decides");
    }
    Decision<M, V> decision = live.decision(seat, moves);
    return bots.askBot(
        live.table().header(),
        live.table().game(),
        bot,
        (Bot<M, V> player) -> use.apply(player.choose(decision, randomness, allowances.get())));
  }
}
