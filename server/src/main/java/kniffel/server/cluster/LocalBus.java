package kniffel.server.cluster;

import java.util.Set;

/** The bus of a node that is alone: there is nobody to tell anything. */
public final class LocalBus implements Bus {

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
  public void close() {}
}
