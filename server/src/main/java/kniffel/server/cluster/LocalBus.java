package kniffel.server.cluster;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The bus of a node that is alone: there is nobody to tell anything. */
public final class LocalBus implements Bus {

  private final List<Consumer<String>> whenSessionEnds = new CopyOnWriteArrayList<>();

  @Override
  public void listen(Listener listener) {}

  @Override
  public void follow(String table) {}

  @Override
  public void unfollow(String table) {}

  @Override
  public void changed(String table, int version, int revision) {}

  @Override
  public void present(String table, Set<String> players) {}

  @Override
  public void passing(String table, String message) {}

  @Override
  public void sessionEnded(String session) {
    whenSessionEnds.forEach(action -> action.accept(session));
  }

  @Override
  public void whenSessionEnds(Consumer<String> action) {
    whenSessionEnds.add(action);
  }

  @Override
  public void close() {}
}
