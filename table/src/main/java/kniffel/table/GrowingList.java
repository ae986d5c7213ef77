package kniffel.table;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/**
 * A list that only grows, such as a log; what it holds can be handed to other threads at any time
 * without copying more than its end.
 */
final class GrowingList<E> extends AbstractList<E> implements RandomAccess {

  private static final int PART = 256;

  /** All parts that are full; they never change. */
  private final List<List<E>> full;

  private final List<E> last;

  GrowingList() {
    this(List.of(), List.of());
  }

  private GrowingList(List<List<E>> full, List<E> last) {
    this.full = new ArrayList<>(full);
    this.last = new ArrayList<>(last);
  }

  @Override
  public boolean add(E element) {
    last.add(element);
    if (last.size() == PART) {
      full.add(List.copyOf(last));
      last.clear();
    }
    return true;
  }

  @Override
  public E get(int index) {
    int part = index / PART;
    return part < full.size() ? full.get(part).get(index % PART) : last.get(index - part * PART);
  }

  @Override
  public int size() {
    return full.size() * PART + last.size();
  }

  /** The same list, which does not grow when this one does. */
  List<E> soFar() {
    return new GrowingList<>(full, last);
  }
}
