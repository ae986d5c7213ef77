package kniffel.server.cluster;

import java.util.Set;

/** The bus of a node that is alone: only bots need to be seen to. */
public final class LocalBus implements Bus {

  private final Listener listener;

  public LocalBus(Listener listener) {
    this.listener = listener;
  }

  @Override
  public void changed(String table, int version, int revision) {}

  @Override
  public void botIsAsked(String table, int version) {
    listener.botIsAsked(table, version);
  }

  @Override
  public void present(String table, Set<String> players) {}

  @Override
  public void passing(String table, String message) {}

  @Override
  public void close() {}
}
