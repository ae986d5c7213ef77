package kniffel.server.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Standings;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.EveningStore;
import kniffel.server.store.EveningStore.EveningTable;
import kniffel.server.store.Store;
import kniffel.table.json.Json;
import kniffel.telling.LiveGame;
import kniffel.telling.Moments;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Answers;
import kniffel.wire.Evenings.MomentKind;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import kniffel.words.Narrator;

/**
 * Notes how the tables of evenings ended and what was remarkable there, so that an evening can
 * still be read when its tables are gone.
 */
public final class EveningBooks {

  /** How many are noted at a time without a request. */
  private static final int SOME = 20;

  private final Services services;
  private final Store store;
  private final EveningStore evenings;
  private final Rooms rooms;
  private final Reviews reviews;

  /** The table that was last looked at without a request. */
  private String last = "";

  public EveningBooks(
      Services services, Store store, EveningStore evenings, Rooms rooms, Reviews reviews) {
    this.services = services;
    this.store = store;
    this.evenings = evenings;
    this.rooms = rooms;
    this.reviews = reviews;
  }

  /** A moment as it is kept, told in every language. */
  record KeptMoment(MomentKind kind, int seat, double value, String unit, List<ToldText> told) {

    /** What happened, where that can be told. */
    Optional<String> text(Language language) {
      return told.stream()
          .filter(each -> each.language().equals(language.code()))
          .map(ToldText::text)
          .findFirst();
    }
  }

  /** The moments of a table. */
  record KeptMoments(List<KeptMoment> moments) {}

  /** Something in one language. */
  record ToldText(String language, String text) {}

  /**
   * A table of an evening as it is now.
   *
   * @param playing whether its game goes on
   */
  record Current(EveningTable table, boolean playing, List<KeptMoment> moments) {}

  /** The tables of an evening, with all that can be noted about them; blocks. */
  List<Current> of(String evening) {
    List<Current> all = new ArrayList<>();
    for (EveningTable table : evenings.tables(evening)) {
      Current settled = settled(table);
      all.add(
          settled.table().moments().isPresent()
              ? new Current(settled.table(), false, kept(settled.table().moments().get()))
              : remembered(settled));
    }
    return all;
  }

  /** Whether a game of the evening goes on; blocks. */
  boolean isPlaying(String evening) {
    return playing(evening).isPresent();
  }

  /** The table where a game of the evening goes on; blocks. */
  Optional<String> playing(String evening) {
    return evenings.tables(evening).stream()
        .map(this::settled)
        .filter(Current::playing)
        .map(current -> current.table().table())
        .findFirst();
  }

  /**
   * Notes how games ended at which nobody has looked since; blocks. A table where that fails is
   * tried again once all the others have had their turn.
   */
  public void settleSome() {
    List<EveningTable> some = evenings.unsettled(last, SOME);
    if (some.isEmpty() && !last.isEmpty()) {
      some = evenings.unsettled("", SOME);
    }
    last = some.isEmpty() ? "" : some.getLast().table();
    for (EveningTable table : some) {
      try {
        settled(table);
      } catch (RuntimeException e) {
        services.log(table.table(), e);
      }
    }
  }

  private Current settled(EveningTable table) {
    if (table.outcome().isPresent() || table.givenUp()) {
      return new Current(table, false, List.of());
    }
    Optional<StoredTable> stored = store.table(table.table());
    Optional<String> goesOn = stored.flatMap(each -> each.agreement().goesOn());
    if (goesOn.isPresent()) {
      evenings.move(table.table(), goesOn.get()).join();
      return settled(with(table, goesOn.get(), Optional.empty()));
    }
    if (stored.filter(each -> each.status() == Status.OVER).isPresent()) {
      Standings standings =
          rooms.judge(table.table(), Finished::over).join().standings().orElseThrow();
      evenings.settle(table.table(), standings).join();
      return new Current(with(table, table.table(), Optional.of(standings)), false, List.of());
    }
    boolean playing = stored.filter(each -> each.status() != Status.CLOSED).isPresent();
    if (!playing) {
      evenings.settleGivenUp(table.table()).join();
    }
    return new Current(table, playing, List.of());
  }

  private static EveningTable with(EveningTable table, String id, Optional<Standings> outcome) {
    return new EveningTable(
        table.number(), id, table.game(), table.seating(), outcome, false, table.moments());
  }

  private List<KeptMoment> kept(String moments) {
    return services.codec().read(KeptMoments.class, Json.parse(moments), "").moments();
  }

  /** The same with what its books say, if they have been made; if not, requests them. */
  private Current remembered(Current current) {
    EveningTable table = current.table();
    if (table.outcome().isEmpty()) {
      return current;
    }
    // After a closer look, if anybody wants one.
    Optional<Answers.Review> sharp = reviews.sharp(table.table());
    if (sharp.isEmpty()) {
      return current;
    }
    LiveGame<?, ?, ?, ?> game = rooms.judge(table.table(), Finished::over).join();
    List<KeptMoment> moments = moments(sharp.get(), game, table.seating());
    evenings
        .keepMoments(
            table.table(), services.codec().write(KeptMoments.class, new KeptMoments(moments)))
        .join();
    return new Current(table, false, moments);
  }

  private List<KeptMoment> moments(
      Answers.Review review, LiveGame<?, ?, ?, ?> game, List<Integer> seating) {
    String unit = review.unit().orElse("");
    List<KeptMoment> moments = new ArrayList<>();
    Moments.luckiestRoll(review, game)
        .ifPresent(
            roll ->
                moments.add(
                    new KeptMoment(
                        MomentKind.ROLL,
                        seating.get(roll.seat()),
                        roll.entry().luck(),
                        unit,
                        Arrays.stream(Language.values())
                            .map(language -> told(roll, review, game, language))
                            .toList())));
    Moments.luckiest(review)
        .ifPresent(
            books ->
                moments.add(
                    new KeptMoment(
                        MomentKind.LUCK,
                        seating.get(books.seat()),
                        books.luck(),
                        unit,
                        List.of())));
    return moments;
  }

  private ToldText told(
      Moments.LuckiestRoll roll,
      Answers.Review review,
      LiveGame<?, ?, ?, ?> game,
      Language language) {
    Narrator narrator = new Narrator(services.words(language), game.names());
    return new ToldText(language.code(), Moments.inWords(roll, review, game, narrator));
  }
}
