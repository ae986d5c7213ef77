package kniffel.bots;

import java.util.Optional;

/** Where a training notes how far it has come, so that it can be interrupted and gone on with. */
public interface Notebook {

  /** What was noted last by a training from the same streams; empty if it begins. */
  Optional<byte[]> last();

  /** Notes how far it has come, in place of what was noted before. */
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
