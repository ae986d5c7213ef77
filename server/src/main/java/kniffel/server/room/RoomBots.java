package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import kniffel.bots.Bots;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.table.EventMark;
import kniffel.table.Seat;
import kniffel.telling.Advance;
import kniffel.telling.BotTurn;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;

/** The bots of a table: who plays for which seat, at the pace of the table. */
final class RoomBots {

  /** A bot and the mark its moves get. */
  record MarkedBot(String level, EventMark mark) {}

  private final Room room;
  private final GameDriver driver;
  private final Services services;
  private final Executor loop;

  /** The version that a bot of this node thinks or has thought about; -1 for none. */
  private int thinking = -1;

  /** The latest question. */
  private CompletableFuture<?> asked = CompletableFuture.completedFuture(null);

  /** Whether it is answered, and the answer is kept back for the sake of the pace. */
  private boolean pausing;

  RoomBots(Room room, GameDriver driver, Services services, Executor loop) {
    this.room = room;
    this.driver = driver;
    this.services = services;
    this.loop = loop;
  }

  /** Who plays now instead of a person, if anybody. */
  private Optional<MarkedBot> playerNow(LiveGame<?, ?, ?, ?> game) {
    return game.asked().flatMap(this::playerFor);
  }

  private Optional<MarkedBot> playerFor(int seat) {
    return switch (room.stored().agreement().places().get(seat)) {
      case Place.Free free -> Optional.empty();
      case Place.Machine machine -> Optional.of(new MarkedBot(machine.level(), EventMark.NONE));
      case Place.Person person ->
          person
              .standIn()
              .or(() -> isTimeUp() ? Optional.of(Seating.STAND_IN) : Optional.empty())
              .map(RoomBots::standIn);
    };
  }

  private boolean isTimeUp() {
    return room.head().agenda().map(Agenda::what).equals(Optional.of(What.STAND_IN));
  }

  private static MarkedBot standIn(String level) {
    return new MarkedBot(level, new EventMark(Optional.of(Seat.BOT + level), false));
  }

  boolean isBusy() {
    return thinking == room.version() && thinking >= 0;
  }

  /** A bot has taken too long: it is asked again, unless we are the ones who let it wait. */
  void forget() {
    if (!pausing) {
      thinking = -1;
      asked.cancel(false);
    }
  }

  /** Lets a bot play if it is a bot's turn. */
  void play() {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || thinking == game.version()) {
      return;
    }
    Optional<MarkedBot> player = playerNow(game);
    if (player.isPresent()) {
      thinking = game.version();
      think(game, game.version(), player.get(), player.get().level());
    }
  }

  private void think(LiveGame<?, ?, ?, ?> game, int version, MarkedBot player, String bot) {
    long start = services.now().getAsLong();
    CompletableFuture<Supplier<Advance>> answer =
        services
            .bots()
            .think(
                room.stored().agreement().host(),
                room.isAwaited(),
                new BotTurn<>(
                        game,
                        services.minds(),
                        bot,
                        services.random(),
                        services.bots().allowances())
                    .advance(player.mark()));
    asked = answer;
    var _ =
        answer.whenCompleteAsync(
            (advance, failure) -> {
              if (failure == null) {
                atItsPace(version, start, advance);
                return;
              }
              if (failure instanceof CancellationException || isBusy(failure)) {
                return; // the same bot is asked again, now or when the agenda is due
              }
              services.log(room.id(), failure);
              if (!bot.equals(Bots.RANDOM)) {
                think(game, version, player, Bots.RANDOM);
              } // otherwise it stays on the agenda, and somebody will take it up
            },
            loop);
  }

  /** Whether there was only no room for the question. */
  private static boolean isBusy(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof ProblemException problem && problem.code().equals("busy");
  }

  private void atItsPace(int version, long start, Supplier<Advance> advance) {
    Agreement agreement = room.stored().agreement();
    long pace = Math.max(agreement.pace(), services.costs().pause(agreement.host()));
    long rest = pace - (services.now().getAsLong() - start);
    if (rest > 0) {
      pausing = true;
      services
          .timers()
          .after(
              rest,
              () ->
                  loop.execute(
                      () -> {
                        pausing = false;
                        make(version, advance);
                      }));
    } else {
      make(version, advance);
    }
  }

  private void make(int version, Supplier<Advance> advance) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || game.version() != version || playerNow(game).isEmpty()) {
      thinking = -1; // The player is back, or somebody else was quicker.
    } else {
      driver.add(version, advance);
    }
  }
}
