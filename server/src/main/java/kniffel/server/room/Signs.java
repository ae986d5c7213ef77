package kniffel.server.room;

import java.util.List;
import kniffel.telling.LiveGame;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;

/** What people at a table show each other, here and on other nodes; it is not kept. */
final class Signs {

  /** How many signs all spectators of a table may make at once, and each second. */
  private static final int OUTSIDE_SIGNS = 5;

  private static final long NANOS_PER_MILLI = 1_000_000;

  private final Room room;
  private final Audience audience;
  private final Services services;
  private final Account outsideSigns;

  Signs(Room room, Audience audience, Services services) {
    this.room = room;
    this.audience = audience;
    this.services = services;
    this.outsideSigns = new Account(OUTSIDE_SIGNS, 1, nanos());
  }

  private long nanos() {
    return services.now().getAsLong() * NANOS_PER_MILLI;
  }

  /** Shows everybody what somebody shows: a reaction, or what they have chosen. */
  void pass(Client client, ToServer message) {
    List<Integer> own = room.stored().agreement().seatsOf(client.player());
    FromServer shown =
        switch (message) {
          case ToServer.React(String table, var sign) ->
              new FromServer.Reaction(room.id(), seat(own), sign);
          case ToServer.Show(String table, var marks) ->
              new FromServer.Shown(room.id(), seat(own), marks);
          default -> throw new IllegalArgumentException("not for passing on: " + message);
        };
    if (own.isEmpty() && (shown instanceof FromServer.Shown || !mayBeSeen())) {
      return;
    }
    client.charge(Costs.fanOut(audience.size()));
    String text = services.codec().write(FromServer.class, shown);
    audience.send(text);
    services.bus().passing(room.id(), text);
  }

  /** The seat from which somebody shows something: the one whose turn it is, or their first. */
  private int seat(List<Integer> own) {
    int first = own.isEmpty() ? FromServer.SPECTATOR : own.getFirst();
    LiveGame<?, ?, ?, ?> game = room.game();
    return game == null ? first : game.asked().filter(own::contains).orElse(first);
  }

  /** Whether spectators have not made too many signs lately, so that players are not disturbed. */
  private boolean mayBeSeen() {
    long now = nanos();
    boolean seen = outsideSigns.isCovered(now);
    if (seen) {
      outsideSigns.owe(1, now);
    }
    return seen;
  }
}
