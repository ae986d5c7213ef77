package kniffel.client;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Listens to one connection of a socket; what an older connection still says is ignored. */
final class Ear implements WebSocket.Listener {

  private final Socket socket;
  private final StringBuilder message = new StringBuilder();

  Ear(Socket socket) {
    this.socket = socket;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
    message.append(part);
    if (last) {
      socket.heard(this, message.toString());
      message.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    socket.lost(
        this,
        status == Socket.REFUSED
            ? new Socket.TurnedAwayException(reason)
            : new IllegalStateException("closed: " + status + " " + reason));
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    socket.lost(this, failure);
  }
}
