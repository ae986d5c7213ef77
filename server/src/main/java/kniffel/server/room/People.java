package kniffel.server.room;

import java.util.HashMap;
import java.util.HashSet;
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

  /** How many spectators may watch a table; people with a seat always may. */
  private static final int MAX_WATCHERS = 300;

  /**
   * Over how many sockets one person may watch a table: several devices with several pages each.
   */
  private static final int MAX_OF_A_PERSON = 10;

  private final Room room;
  private final Services services;
  private final Audience audience = new Audience();
  private final Presence presence;
  private final PresenceReport report;
  private final Signs signs;
  private final StandIns standIns;

  /** Those who were turned away and about to come in anew. */
  private final Set<Client> comingBack = new HashSet<>();

  /** Written by the event loop; others read it as an approximation. */
  private volatile boolean watched;

  People(Room room, Services services) {
    this.room = room;
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

  /** Somebody wants to follow this table, from one of their seats. */
  void open(Client client, Optional<Integer> seat) {
    List<Integer> own = agreement().seatsOf(client.player());
    Optional<String> full =
        audience.of(client) == null ? full(client, own.isEmpty()) : Optional.empty();
    if (full.isPresent()) {
      client.send(problem(client, full.get()));
      return;
    }
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

  /** Why another socket is not allowed, if it is not. */
  private Optional<String> full(Client client, boolean outside) {
    if (outside && isFull()) {
      return Optional.of("too-many-watchers");
    }
    return audience.socketsOf(client.player()) >= MAX_OF_A_PERSON
        ? Optional.of("too-many-pages")
        : Optional.empty();
  }

  private boolean isFull() {
    return audience.size() >= MAX_WATCHERS;
  }

  /** Whether there is no room for somebody who has no seat, as far as is known here. */
  boolean isFull(Client client) {
    return isFull()
        && audience.of(client) == null
        && agreement().seatsOf(client.player()).isEmpty();
  }

  /** Nobody can say now whether somebody may come in. */
  void unavailable(Client client) {
    client.send(problem(client, "unavailable"));
  }

  private String problem(Client client, String code) {
    String text = services.words(client.language()).say("server." + code);
    return services.codec().write(FromServer.class, new FromServer.Problem(code, text));
  }

  /** Somebody no longer wants to follow the table, or cannot. */
  void close(Client client) {
    comingBack.remove(client);
    boolean watching = audience.remove(client);
    watched = !audience.isEmpty();
    if (watching && !agreement().seatsOf(client.player()).isEmpty()) {
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
    turnAway();
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

  /** Whoever was sent away comes in anew if they still may, wherever they looked from. */
  private void turnAway() {
    for (Watcher watcher : audience.watchers()) {
      if (wasSentAway(watcher.client())) {
        close(watcher.client());
        comingBack.add(watcher.client());
        room.comeBack(watcher.client());
      }
    }
  }

  /** Whether somebody who was turned away has not left since. */
  boolean wantsBack(Client client) {
    return comingBack.remove(client);
  }

  /** Whether somebody was sent away and has no seat: perhaps they may not even watch. */
  boolean wasSentAway(Client client) {
    return agreement().hasSentAway(client.player()) && !room.isOpenTo(client.player());
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
      boolean concerned =
          agreement().host().equals(player) || !agreement().seatsOf(player).isEmpty();
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
