package kniffel.bots.classic;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that takes long to make, made when it is first asked for, and only once. */
final class Lazy<T> {

  private final Supplier<T> maker;
  private volatile @Nullable T made;

  Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  T get() {
    T known = made;
    return known != null ? known : make();
  }

  private synchronized T make() {
    T known = made;
    if (known == null) {
      known = maker.get();
      made = known;
    }
    return known;
  }
}
