package kniffel.server.daily;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.room.Services;
import kniffel.server.store.DailyStore;
import kniffel.server.store.DailyStore.DayGame;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import kniffel.table.json.Json;
import kniffel.telling.Advance;
import kniffel.telling.Advisor;
import kniffel.telling.BotTurn;
import kniffel.telling.LiveGame;
import kniffel.wire.Answers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The best bot plays the games of the day too: with the same dice, which it does not know. */
public final class DailyBots {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.daily");

  private static final String LEVEL = Ids.of(Strength.EXPERT);

  private final DailyStore store;
  private final DailyCalendar calendar;
  private final Services services;
  private final Advisor advisor;

  public DailyBots(DailyStore store, DailyCalendar calendar, Services services, Advisor advisor) {
    this.store = store;
    this.calendar = calendar;
    this.services = services;
    this.advisor = advisor;
  }

  /** Plays what somebody has begun today or yesterday; several nodes may do the same. Blocks. */
  public void playAll() {
    LocalDate today = calendar.today();
    for (DayGame game : store.withoutBot(today.minusDays(1).toString(), today.toString())) {
      try {
        play(game);
      } catch (CompletionException e) {
        LOG.info("the bot's game of {} waits: {}", game.day(), e.getMessage());
      } catch (RuntimeException e) {
        LOG.warn("the bot's game {} of {} cannot be played", game.game(), game.day(), e);
      }
    }
  }

  private void play(DayGame of) {
    Rulebook<?> rulebook = Rulebooks.find(of.game()).orElseThrow();
    DailyStore.Day day = store.day(of.day()).orElseThrow();
    Header<?> header = header(rulebook, of, day);
    LiveGame<?, ?, ?, ?> game =
        LiveGame.of(
            header, header.chance(Optional.of(day.secret())).orElseThrow(), services.codec());
    while (game.standings().isEmpty()) {
      game.chance().orElseGet(() -> decided(game)).make();
    }
    Answers.Review review = services.bots().review(advisor.review(game, List.of(0))).join();
    Optional<Double> expected =
        review.estimated()
            ? Optional.empty()
            : review.players().stream().findFirst().map(Answers.Books::start);
    int score = game.standings().orElseThrow().scores().getFirst();
    store.keepBot(of, LEVEL, score, expected).join();
  }

  private Advance decided(LiveGame<?, ?, ?, ?> game) {
    return services
        .bots()
        .review(
            new BotTurn<>(
                    game, services.minds(), LEVEL, services.random(), services.bots().allowances())
                .advance(EventMark.NONE))
        .join()
        .get();
  }

  private <P extends Record> Header<P> header(
      Rulebook<P> rulebook, DayGame of, DailyStore.Day day) {
    return new Header<>(
        rulebook,
        services.codec().read(rulebook.optionsType(), Json.parse(of.options()), "options"),
        List.of(new Seat(LEVEL, Seat.BOT + LEVEL)),
        new DiceTerms.Daily(day.day(), day.secret().commitment()));
  }
}
