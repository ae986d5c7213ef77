package kniffel.server.room;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import kniffel.rules.Viewer;
import kniffel.server.room.Audience.Watcher;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.telling.Waits;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.FromServer;
import kniffel.wire.TableInfo;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/** The people at a table: who watches, who is gone, and what each of them is told. */
final class People {

  private final Room room;
  private final Services services;
  private final Audience audience;
  private final Presence presence;
  private final PresenceReport report;
  private final Signs signs;
  private final StandIns standIns;

  /** Written by the event loop; others read it as an approximation. */
  private volatile boolean watched;

  People(Room room, Audience audience, Services services) {
    this.room = room;
    this.audience = audience;
    this.services = services;
    this.presence = new Presence(audience::has, now());
    this.report = new PresenceReport(room, audience, services);
    this.signs = new Signs(room, audience, services);
    this.standIns = new StandIns(room, audience, presence, services);
  }

  private long now() {
    return services.now().getAsLong();
  }

  private Agreement agreement() {
    return room.stored().agreement();
  }

  boolean isWatched() {
    return watched;
  }

  /** Whether anybody watches here, or sits here and is connected to another node. */
  boolean areThere() {
    return watched
        || agreement().places().stream()
            .anyMatch(
                place ->
                    place instanceof Place.Person person
                        && presence.isPresent(person.player(), now()));
  }

  int watchers() {
    return audience.size();
  }

  // Coming and going

  /** Somebody follows this table, from one of their seats. */
  void open(Client client, Optional<Integer> seat) {
    List<Integer> own = agreement().seatsOf(client.player());
    Viewer viewer =
        seat.filter(own::contains)
            .or(() -> own.size() == 1 ? Optional.of(own.getFirst()) : Optional.empty())
            .<Viewer>map(Viewer.Seat::new)
            .orElseGet(Viewer.Spectator::new);
    boolean newcomer = audience.add(new Watcher(client, viewer));
    watched = true;
    String info = changed(client.player());
    client.send(info);
    client.charge(Costs.bytes(info.length()));
    if (newcomer && !own.isEmpty()) {
      presence.note(client.player(), now());
      report.announce(client.player());
      standIns.takeBack();
      client.charge(Costs.fanOut(audience.size()));
      Function<Watcher, String> told = infos();
      audience.sendOthers(client, told);
    }
    StateWriter writer = room.writer();
    if (writer != null) {
      String state = writer.state(viewer, client.language(), 0, mayMove(audience.of(client)));
      client.send(state);
      client.charge(Costs.bytes(state.length()));
    }
  }

  /** Somebody no longer follows the table. */
  void close(Client client) {
    boolean watching = audience.remove(client);
    watched = !audience.isEmpty();
    if (watching && agreement().isSeated(client.player())) {
      presence.note(client.player(), now());
      report.announce(client.player());
      client.charge(tellInfo());
    }
  }

  /** Who plays for those who are gone. */
  StandIns standIns() {
    return standIns;
  }

  /** Another node reports who is connected there; old reports are forgotten. */
  void hear(String node, Set<String> players) {
    boolean expired = presence.expire(now());
    if (presence.hear(node, players, now()) || expired) {
      tellInfo();
    }
  }

  /** Makes sure that other nodes can find out who is here, if an earlier write of that failed. */
  void sayWhoIsHere(boolean known) {
    report.sayWhoIsHere(known);
  }

  /** The agreement has changed; perhaps the game begins with that. */
  void agreed(boolean begun) {
    room.turnAway();
    if (begun) {
      begin();
      return;
    }
    leaveSeats();
    tellInfo();
    LiveGame<?, ?, ?, ?> playing = room.game();
    if (playing != null && playing.waits() instanceof Waits.Faces) {
      tellState(room.version(), null); // somebody else may now say what fell
    }
  }

  /** The seats are filled and the game begins: everybody gets a viewpoint. */
  private void begin() {
    for (Watcher watcher : audience.watchers()) {
      Optional<Integer> seat =
          watcher.viewer() instanceof Viewer.Seat(int own) ? Optional.of(own) : Optional.empty();
      open(watcher.client(), seat);
    }
  }

  /** A player who has left a seat no longer sees what it sees. */
  private void leaveSeats() {
    for (Watcher watcher : audience.watchers()) {
      if (watcher.viewer() instanceof Viewer.Seat(int seat)
          && !agreement().isSeat(seat, watcher.client().player())) {
        if (room.isOpenTo(watcher.client().player()) || room.game() != null) {
          open(watcher.client(), Optional.empty());
        } else {
          close(watcher.client());
          watcher.client().send(gone());
        }
      }
    }
  }

  /** Tells somebody who was sent away that the table is gone for them; true if they were. */
  boolean sendAway(Client client) {
    boolean away = audience.of(client) == null && !room.isOpenTo(client.player());
    if (away) {
      client.send(gone());
    }
    return away;
  }

  private String gone() {
    return services.codec().write(FromServer.class, new FromServer.Gone(room.id()));
  }

  // What is told

  /** Tells everybody about the table; returns what that cost. */
  int tellInfo() {
    audience.send(infos());
    return Costs.fanOut(audience.size());
  }

  /** What each person is told about the table; written once for all who have no part in it. */
  private Function<Watcher, String> infos() {
    Map<String, String> told = new HashMap<>();
    return watcher -> {
      String player = watcher.client().player();
      boolean concerned = agreement().host().equals(player) || agreement().isSeated(player);
      return told.computeIfAbsent(concerned ? player : "", any -> changed(player));
    };
  }

  /** Tells everybody how the game stands; returns what that cost. */
  int tellState(int since, Audience.@Nullable Done done) {
    StateWriter writer = room.writer();
    if (writer == null) {
      return 0;
    }
    int written = audience.state(writer, since, this::mayMove, done);
    return Costs.bytes(written) + Costs.fanOut(audience.size());
  }

  /**
   * The state again for somebody who has missed something.
   *
   * @param since the version that they know
   */
  String state(Client client, StateWriter writer, int since) {
    Watcher watcher = audience.of(client);
    return writer.state(
        watcher == null ? new Viewer.Spectator() : watcher.viewer(),
        client.language(),
        Math.clamp(since, 0, room.version()),
        mayMove(watcher));
  }

  /**
   * Whether somebody is told the moves, because it is their turn and they look from that seat, or
   * may say what fell.
   */
  private boolean mayMove(@Nullable Watcher watcher) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (watcher == null || game == null) {
      return false;
    }
    String player = watcher.client().player();
    return switch (game.waits()) {
      case Waits.Decision(int asked) ->
          agreement().isSeat(asked, player) && (watcher.viewer().is(asked) || !game.isHidden());
      case Waits.Faces faces -> agreement().maySay(faces.forSeat(), player);
      case Waits.Dice _, Waits.Nothing _ -> false;
    };
  }

  private String changed(String player) {
    return services.codec().write(FromServer.class, new FromServer.Changed(info(player)));
  }

  TableInfo info(String player) {
    return TableInfos.of(room, presence, player, services);
  }

  /** Something that is shown and not kept, here and on other nodes. */
  void pass(Client client, ToServer message) {
    if (!sendAway(client)) {
      signs.pass(client, message);
    }
  }

  /** Shows what came from another node. */
  void passed(String message) {
    audience.send(message);
  }
}
