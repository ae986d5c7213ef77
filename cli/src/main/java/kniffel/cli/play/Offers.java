package kniffel.cli.play;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Refusal;

/**
 * What the person at the keyboard may do now, what each move would bring, and why others are
 * refused.
 */
public interface Offers<M> {

  /** The legal moves; empty while somebody else decides. */
  List<M> moves();

  /** What a legal move would bring. */
  List<Fact> preview(M move);

  /** Why a move cannot be played. */
  Optional<Refusal> objection(M move);

  /** The reply to a request for this move: play it, or say why not. */
  default KeyReply<M> play(M move) {
    Optional<KeyReply<M>> refused = objection(move).map(KeyReply.Refused::new);
    return refused.orElseGet(() -> new KeyReply.Play<>(List.of(move)));
  }

  /** What a seat is asked in a state. */
  static <S, M, O, V> Offers<M> asked(Game<S, M, O, V> game, S state, int seat, List<M> moves) {
    return new Offers<>() {
      @Override
      public List<M> moves() {
        return moves;
      }

      @Override
      public List<Fact> preview(M move) {
        return game.preview(state, seat, move);
      }

      @Override
      public Optional<Refusal> objection(M move) {
        return game.objection(state, move);
      }
    };
  }

  /** Nothing is asked of anybody here. */
  static <M> Offers<M> none() {
    return new Offers<>() {
      @Override
      public List<M> moves() {
        return List.of();
      }

      @Override
      public List<Fact> preview(M move) {
        return List.of();
      }

      @Override
      public Optional<Refusal> objection(M move) {
        return Optional.of(new Refusal.NobodyDecides());
      }
    };
  }
}
