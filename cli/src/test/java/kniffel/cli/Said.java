package kniffel.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** What a command has said so far, for somebody who waits for words. */
final class Said extends OutputStream {

  /** Only a wait in vain takes this long; shorter than the timeout of a test. */
  static final int PATIENCE_SECONDS = 90;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  @Override
  public synchronized void write(int single) {
    bytes.write(single);
    notifyAll();
  }

  @Override
  public synchronized void write(byte[] some, int from, int count) {
    bytes.write(some, from, count);
    notifyAll();
  }

  synchronized String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  synchronized void await(String words) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!text().contains(words)) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new IllegalStateException(words + " is not in " + text());
      }
      wait(left);
    }
  }
}
