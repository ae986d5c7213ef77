package kniffel.server.room;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import kniffel.server.room.Audience.Watcher;
import kniffel.wire.FromServer;

/** Lets people in to a table, and turns away those who were sent away from it. */
final class LettingIn {

  /** How many spectators may watch a table; people with a seat always may. */
  private static final int MAX_WATCHERS = 300;

  /**
   * Over how many sockets one person may watch a table: several devices with several pages each.
   */
  private static final int MAX_OF_A_PERSON = 10;

  private final Room room;
  private final Audience audience;
  private final People people;
  private final Mailbox mailbox;
  private final CatchingUp catchingUp;
  private final Services services;
  private final Executor loop;

  /** Those who were turned away and about to come in anew. */
  private final Set<Client> comingBack = new HashSet<>();

  LettingIn(
      Room room,
      Audience audience,
      People people,
      Mailbox mailbox,
      CatchingUp catchingUp,
      Services services,
      Executor loop) {
    this.room = room;
    this.audience = audience;
    this.people = people;
    this.mailbox = mailbox;
    this.catchingUp = catchingUp;
    this.services = services;
    this.loop = loop;
  }

  /** Somebody wants to follow this table, from one of their seats. */
  void open(Client client, Optional<Integer> seat) {
    mailbox.add(
        () -> {
          if (services.tables().isShared() && isFull(client)) { // they may have sat down
            return catchingUp
                .catchUp()
                .exceptionally(failure -> null)
                .thenComposeAsync(ok -> letIn(client, seat), loop);
          }
          return letIn(client, seat);
        });
  }

  private CompletableFuture<Void> letIn(Client client, Optional<Integer> seat) {
    if (client.isClosed()) { // many may have come and gone meanwhile
      return Mailbox.done();
    }
    if (!wasSentAway(client)) {
      openIfNotFull(client, seat);
      return Mailbox.done();
    }
    // That may have been since they were found to be a member; only with a new link they are again.
    return CompletableFuture.supplyAsync(
            () -> services.tables().isMember(room.id(), client.player()), services.threads())
        .handleAsync(
            (member, failure) -> {
              if (failure != null) { // nobody can say now whether they may come in
                client.send(problem(client, "unavailable"));
              } else if (member) {
                openIfNotFull(client, seat);
              } else {
                people.sendAway(client);
              }
              return null;
            },
            loop);
  }

  private void openIfNotFull(Client client, Optional<Integer> seat) {
    full(client)
        .ifPresentOrElse(
            full -> client.send(problem(client, full)), () -> people.open(client, seat));
  }

  /** Why another socket is not allowed, if it is not. */
  private Optional<String> full(Client client) {
    if (isFull(client)) {
      return Optional.of("too-many-watchers");
    }
    return audience.of(client) == null && audience.socketsOf(client.player()) >= MAX_OF_A_PERSON
        ? Optional.of("too-many-pages")
        : Optional.empty();
  }

  /** Whether there is no room for somebody who has no seat, as far as is known here. */
  private boolean isFull(Client client) {
    return audience.size() >= MAX_WATCHERS
        && audience.of(client) == null
        && !room.stored().agreement().isSeated(client.player());
  }

  private String problem(Client client, String code) {
    String text = services.words(client.language()).say("server." + code);
    return services.codec().write(FromServer.class, new FromServer.Problem(code, text));
  }

  /** Somebody no longer wants to follow the table, or cannot. */
  void close(Client client) {
    comingBack.remove(client);
    people.close(client);
  }

  /** Whether somebody was sent away and has no seat: perhaps they may not even watch. */
  private boolean wasSentAway(Client client) {
    return room.stored().agreement().hasSentAway(client.player())
        && !room.isOpenTo(client.player());
  }

  /** Whoever was sent away comes in anew if they still may, wherever they looked from. */
  void turnAway() {
    for (Watcher watcher : audience.watchers()) {
      Client client = watcher.client();
      if (wasSentAway(client)) {
        people.close(client);
        comingBack.add(client);
        mailbox.add(
            () ->
                comingBack.remove(client) // they have not left since
                    ? letIn(client, Optional.empty())
                    : Mailbox.done());
      }
    }
  }
}
