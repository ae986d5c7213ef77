package kniffel.browser.jdk.java.util.concurrent.atomic;

/** An array; there is only one thread. */
public class AtomicReferenceArray<E> {

  private final Object[] items;

  public AtomicReferenceArray(int length) {
    items = new Object[length];
  }

  @SuppressWarnings("unchecked") // only such items are ever stored
  public final E get(int index) {
    return (E) items[index];
  }

  public final void set(int index, E item) {
    items[index] = item;
  }

  public final E getAndSet(int index, E item) {
    E before = get(index);
    items[index] = item;
    return before;
  }

  public final int length() {
    return items.length;
  }
}
