package kniffel.server.room;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import kniffel.bots.Bots;
import kniffel.server.store.Agreement.Place;
import kniffel.table.Mark;
import kniffel.table.Seat;
import kniffel.telling.LiveGame;
import kniffel.telling.LiveGame.Advance;

/** The bots of a table: who plays for which seat, and that they do, at the pace of the table. */
final class RoomBots {

  private static final long RETRY_MILLIS = 2_000;

  /** A bot and the mark its moves get. */
  record Player(String level, Mark mark) {}

  private final Room room;
  private final Services services;
  private final Executor loop;
  private final SecureRandom random = new SecureRandom();
  private int asked = -1;
  private int thinking = -1;

  RoomBots(Room room, Services services, Executor loop) {
    this.room = room;
    this.services = services;
    this.loop = loop;
  }

  /** Who plays for a seat if its player does not. */
  Optional<Player> botFor(int seat) {
    return switch (room.stored().agreement().places().get(seat)) {
      case Place.Free free -> Optional.empty();
      case Place.Machine machine -> Optional.of(new Player(machine.level(), Mark.NONE));
      case Place.Person person -> person.standIn().map(RoomBots::standIn);
    };
  }

  private static Player standIn(String level) {
    return new Player(level, new Mark(Optional.of(Seat.BOT + level), false));
  }

  private Optional<Player> playerNow(LiveGame<?, ?, ?, ?> game) {
    return game.asked()
        .flatMap(
            seat ->
                botFor(seat)
                    .or(
                        () ->
                            room.isOutOfTime()
                                ? Optional.of(standIn(Seating.STAND_IN))
                                : Optional.empty()));
  }

  boolean isBusy() {
    return thinking == room.version() && thinking >= 0;
  }

  /** Sees whether a bot is to play, and asks for one. */
  void driveOn() {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game != null && playerNow(game).isPresent() && asked != game.version()) {
      asked = game.version();
      services.bus().botIsAsked(room.id(), game.version());
    }
  }

  /** Nobody has played for long: asks again. */
  void askAgain() {
    asked = -1;
    driveOn();
  }

  /** This node is to let the bot play. */
  void play(int version) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || game.version() != version || thinking == version) {
      return;
    }
    Optional<Player> player = playerNow(game);
    if (player.isEmpty()) {
      return;
    }
    thinking = version;
    think(game, version, player.get(), player.get().level());
  }

  private void think(LiveGame<?, ?, ?, ?> game, int version, Player player, String bot) {
    long start = services.now().getAsLong();
    var _ =
        services
            .bots()
            .think(
                game.thinking(
                    services.minds(),
                    bot,
                    player.mark(),
                    random::nextInt,
                    services.bots().allowances()))
            .whenCompleteAsync(
                (advance, failure) -> {
                  if (failure != null) {
                    services.log(room.id(), failure);
                    if (bot.equals(Bots.RANDOM)) {
                      thinking = -1;
                    } else {
                      think(game, version, player, Bots.RANDOM);
                    }
                    return;
                  }
                  long pace = room.stored().agreement().pace();
                  long rest = pace - (services.now().getAsLong() - start);
                  if (rest > 0) {
                    services.timers().after(rest, () -> loop.execute(() -> make(version, advance)));
                  } else {
                    make(version, advance);
                  }
                },
                loop);
  }

  private void make(int version, Supplier<Advance> advance) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || game.version() != version || playerNow(game).isEmpty()) {
      thinking = -1; // The player is back, or somebody else was quicker.
      return;
    }
    var _ =
        room.add(version, advance)
            .thenAccept(
                added -> {
                  if (!added) {
                    thinking = -1;
                    services.timers().after(RETRY_MILLIS, () -> loop.execute(() -> play(version)));
                  }
                });
  }
}
