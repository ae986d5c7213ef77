package kniffel.bots;

import java.util.Optional;

/** Where a training run notes how far it has come, so that it can be interrupted and resumed. */
public interface Notebook {

  /** The last note of a training run from the same streams; empty if it is just starting. */
  Optional<byte[]> last();

  /** Notes how far it has come, replacing the previous note. */
  void note(byte[] state);

  /** Nothing is noted. */
  static Notebook none() {
    return new Notebook() {
      @Override
      public Optional<byte[]> last() {
        return Optional.empty();
      }

      @Override
      public void note(byte[] state) {
        // Nobody will ask.
      }
    };
  }
}
