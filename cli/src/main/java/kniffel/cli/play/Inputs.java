package kniffel.cli.play;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import kniffel.cli.terminal.Desk;
import kniffel.cli.terminal.Key;
import kniffel.client.News;
import kniffel.client.Online;

/**
 * What comes to a visitor, from the server and from the keyboard, in one line.
 *
 * <p>A key is read only when one is wanted, because keys from a pipe are meant for the player's own
 * turns.
 */
final class Inputs<M, V> {

  /** One thing that came. */
  sealed interface Input<M, V> {}

  record Pressed<M, V>(Key key) implements Input<M, V> {}

  record Heard<M, V>(News<M, V> news) implements Input<M, V> {}

  /** The keyboard does not work. */
  record Broken<M, V>(IOException failure) implements Input<M, V> {}

  private final Desk desk;
  private final boolean live;
  private final BlockingQueue<Input<M, V>> waiting = new LinkedBlockingQueue<>();
  private final Semaphore wanted = new Semaphore(0);
  private boolean reading;

  Inputs(Online<?, M, ?, V> online, Desk desk, boolean live) {
    this.desk = desk;
    this.live = live;
    // Both may wait for ever, and must not keep the program from ending.
    Thread.ofPlatform().daemon().name("keys").start(this::readKeys);
    Thread.ofPlatform().daemon().name("news").start(() -> hear(online));
  }

  /** The next thing; a key only if one is wanted now, or the keyboard is live. */
  Input<M, V> next(boolean keyWanted) throws InterruptedException {
    if ((keyWanted || live) && !reading) {
      reading = true;
      wanted.release();
    }
    Input<M, V> input = waiting.take();
    if (input instanceof Pressed) {
      reading = false;
    }
    return input;
  }

  private void readKeys() {
    try {
      Key key;
      do {
        wanted.acquire();
        key = desk.key();
        waiting.add(new Pressed<>(key));
      } while (key != Key.Special.STOP);
    } catch (IOException e) {
      waiting.add(new Broken<>(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void hear(Online<?, M, ?, V> online) {
    try {
      News<M, V> news;
      do {
        news = online.next();
        waiting.add(new Heard<>(news));
      } while (!(news instanceof News.Gone));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
