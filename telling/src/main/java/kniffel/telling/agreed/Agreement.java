package kniffel.telling.agreed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kniffel.table.json.Json;
import kniffel.telling.Waits;
import kniffel.wire.Daily;
import kniffel.wire.Player;
import kniffel.wire.TableDice;

/**
 * What is agreed about a table: the game, who sits where, and how they want to play.
 *
 * @param host the player who opened the table
 * @param hints whether players may ask for hints
 * @param clock seconds for a turn, 0 for no clock
 * @param pace milliseconds before a bot plays
 * @param rematch the table where they play again
 * @param sentAway players who may not come back by the public list
 * @param book in whose book of levels the result is entered, if in any
 * @param daily if the dice are those of a day
 * @param dice whose dice they play with; empty for the program's
 * @param goesOn the table where the game goes on, after something that fell was taken back
 * @param evening the link of the evening that this table belongs to
 * @param given if the game was played on a device and given to us as a record: when that was
 */
public record Agreement(
    String game,
    Json options,
    String host,
    List<Place> places,
    boolean hints,
    int clock,
    int pace,
    Optional<String> rematch,
    Optional<List<String>> sentAway,
    Optional<String> book,
    Optional<TableDice> dice,
    Optional<String> goesOn,
    Optional<Daily.DailyMark> daily,
    Optional<String> evening,
    Optional<Long> given) {

  public Agreement {
    places = List.copyOf(places);
    sentAway = sentAway.map(List::copyOf);
    if (daily.isPresent() && dice.isPresent()) {
      throw new IllegalArgumentException("nobody says what fell in a game of the day");
    }
  }

  /** An agreement from which nobody was sent away. */
  public Agreement(
      String game,
      Json options,
      String host,
      List<Place> places,
      boolean hints,
      int clock,
      int pace,
      Optional<String> rematch) {
    this(
        game,
        options,
        host,
        places,
        hints,
        clock,
        pace,
        rematch,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** What is agreed about a game of the day: hints are allowed only where nothing counts. */
  public static Agreement daily(String game, Json options, Player player, Daily.DailyMark daily) {
    return new Agreement(
        game,
        options,
        player.id(),
        List.of(Place.Person.of(player.id(), player.name(), false)),
        !daily.counted(),
        0,
        0,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(daily),
        Optional.empty(),
        Optional.empty());
  }

  /** A seat and who has it. */
  public sealed interface Place {

    /** Nobody yet. */
    record Free() implements Place {}

    /**
     * A person.
     *
     * @param player who; several places may be the same player's, on one device
     * @param entropy what this seat adds to the dice of a game that an earlier version began
     * @param adding what this seat adds to the dice, as far as that has come; empty if nothing
     * @param standIn the level of the bot that plays while the person is gone
     * @param left whether the person has left for good
     */
    record Person(
        String player,
        String name,
        Optional<String> entropy,
        Optional<Adding> adding,
        Optional<String> standIn,
        boolean left)
        implements Place {

      /** Somebody who sits down. */
      public static Person of(String player, String name, boolean pledges) {
        Optional<Adding> adding = pledges ? Optional.of(new Adding.Expected()) : Optional.empty();
        return new Person(player, name, Optional.empty(), adding, Optional.empty(), false);
      }

      public Person withName(String changed) {
        return new Person(player, changed, entropy, adding, standIn, left);
      }

      public Person withAdding(Optional<Adding> changed) {
        return new Person(player, name, entropy, changed, standIn, left);
      }

      public Person withStandIn(Optional<String> level) {
        return new Person(player, name, entropy, adding, level, left);
      }

      /** Gone for good, and nobody plays on. */
      public Person givenUp() {
        return new Person(player, name, entropy, adding, Optional.empty(), true);
      }

      /** Gone for good: this bot takes the seat over, and nothing more is expected. */
      public Person gone(String level) {
        Optional<Adding> made = adding.filter(step -> !(step instanceof Adding.Expected));
        return new Person(player, name, entropy, made, Optional.of(level), true);
      }
    }

    /**
     * A bot.
     *
     * @param entropy what its seat adds to the dice of a game that an earlier version began
     */
    record Machine(String level, String name, Optional<String> entropy) implements Place {}
  }

  /** How far a client is with adding to the dice. */
  public sealed interface Adding {

    /** It has announced that it will. */
    record Expected() implements Adding {}

    /** It has made a pledge, and knew this commitment. */
    record Pledged(String pledge, String saw) implements Adding {}

    /** It has told its entropy. */
    record Revealed(String entropy, String pledge, String saw) implements Adding {}
  }

  /** The seats of a player. */
  public List<Integer> seatsOf(String player) {
    return IntStream.range(0, places.size()).filter(seat -> isSeat(seat, player)).boxed().toList();
  }

  /** Whether this seat is that player's. */
  public boolean isSeat(int seat, String player) {
    return places.get(seat) instanceof Place.Person person
        && person.player().equals(player)
        && !person.left();
  }

  /** Whether a player has any seat. */
  public boolean isSeated(String player) {
    return IntStream.range(0, places.size()).anyMatch(seat -> isSeat(seat, player));
  }

  public boolean isFull() {
    return places.stream().noneMatch(place -> place instanceof Place.Free);
  }

  /** The same with another place on one seat. */
  public Agreement with(int seat, Place place) {
    List<Place> changed = new ArrayList<>(places);
    changed.set(seat, place);
    return with(changed);
  }

  public Agreement with(List<Place> changed) {
    return with(draft -> draft.places = changed);
  }

  public Agreement withPace(int changed) {
    return with(draft -> draft.pace = changed);
  }

  public Agreement withHost(String changed) {
    return with(draft -> draft.host = changed);
  }

  public Agreement withRematch(String table) {
    return with(draft -> draft.rematch = Optional.of(table));
  }

  public Agreement withBook(Optional<String> changed) {
    return with(draft -> draft.book = changed);
  }

  /** Whether this player was sent away. */
  public boolean hasSentAway(String player) {
    return sentAway.orElse(List.of()).contains(player);
  }

  /** The same with somebody who must not come back. */
  public Agreement sendingAway(String player) {
    List<String> all = new ArrayList<>(sentAway.orElse(List.of()));
    if (!all.contains(player)) {
      all.add(player);
    }
    return with(draft -> draft.sentAway = Optional.of(all));
  }

  /** The same with other dice. */
  public Agreement withDice(TableDice changed) {
    return with(draft -> draft.dice = Optional.of(changed).filter(each -> each != TableDice.FAIR));
  }

  /** The same, going on at another table. */
  public Agreement goingOn(String table) {
    return with(draft -> draft.goesOn = Optional.of(table));
  }

  /** The same, as one table of an evening. */
  public Agreement of(String link) {
    return with(draft -> draft.evening = Optional.of(link));
  }

  /** The same, as a game of a device that was given to us then. */
  public Agreement givenAt(long now) {
    return with(draft -> draft.given = Optional.of(now));
  }

  /** Whose dice they play with. */
  public TableDice diceOf() {
    return dice.orElse(TableDice.FAIR);
  }

  /** Whether they roll their own dice. */
  public boolean isOwnDice() {
    return dice.isPresent();
  }

  /**
   * Whether this player may say what fell: the owner of the dice or, for seats where nobody could
   * say it, anybody at the table.
   */
  public boolean maySay(Optional<Integer> roller, String player) {
    boolean own =
        roller.isPresent()
            && places.get(roller.get()) instanceof Place.Person person
            && !person.left()
            && person.standIn().isEmpty();
    return own ? isSeat(roller.orElseThrow(), player) : isSeated(player);
  }

  /** Whether it is this player that a game waits for. */
  public boolean mayAct(Waits waits, String player) {
    return switch (waits) {
      case Waits.Decision(int seat) -> isSeat(seat, player);
      case Waits.Faces faces -> maySay(faces.forSeat(), player);
      case Waits.Dice _, Waits.Nothing _ -> false;
    };
  }

  private Agreement with(Consumer<AgreementDraft> change) {
    AgreementDraft draft = new AgreementDraft(this);
    change.accept(draft);
    return draft.made();
  }
}
