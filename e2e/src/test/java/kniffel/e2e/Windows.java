package kniffel.e2e;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The windows of a browser, which are used again after they have forgotten everything: opening one
 * takes the browser longer than most of what is done in it.
 */
final class Windows implements AutoCloseable {

  private final Map<Look, Deque<Window>> idle = new HashMap<>();

  /** A window in which nobody has been anywhere yet. */
  Window open(Look look, String address) {
    Window used = free(look).poll();
    Window window = used == null ? new Window(look) : used;
    window.visit(address);
    return window;
  }

  /** Takes back a window that is no longer needed. */
  void giveBack(Window window) {
    if (Window.canForget()) {
      window.forget();
      free(window.look).add(window);
    } else {
      window.context.close();
    }
  }

  private Deque<Window> free(Look look) {
    return idle.computeIfAbsent(look, any -> new ArrayDeque<>());
  }

  @Override
  public void close() {
    idle.values().forEach(windows -> windows.forEach(Window::close));
  }
}
