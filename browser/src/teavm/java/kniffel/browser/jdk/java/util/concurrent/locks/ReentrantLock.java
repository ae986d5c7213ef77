package kniffel.browser.jdk.java.util.concurrent.locks;

/** Never contended: there is only one thread. */
public class ReentrantLock {

  public void lock() {}

  public void unlock() {}

  public boolean tryLock() {
    return true;
  }
}
