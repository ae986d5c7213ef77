package kniffel.cli.play;

import java.util.List;
import kniffel.rules.Refusal;

/** What a key press led to. */
public sealed interface KeyReply<M> {

  /** Moves to play, one after the other; the first that is refused ends them. */
  record Play<M>(List<M> moves) implements KeyReply<M> {
    public Play {
      moves = List.copyOf(moves);
    }
  }

  /** Something was chosen: show it. */
  record Chosen<M>() implements KeyReply<M> {}

  /** It cannot be done, and why. */
  record Refused<M>(Refusal refusal) implements KeyReply<M> {}

  /** Something to tell the player, as the key of a message. */
  record Tell<M>(String key) implements KeyReply<M> {}

  /** The key means nothing here. */
  record Unknown<M>() implements KeyReply<M> {}
}
