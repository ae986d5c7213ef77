package kniffel.telling.agreed;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Supplements;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Player;
import kniffel.wire.TableDice;
import kniffel.words.Language;
import kniffel.words.Words;

/** Turns what people request when they open a table into an agreement. */
public final class Wishes {

  /** A day: longer than any turn of a game that has a clock. */
  private static final int MAX_CLOCK = 24 * 3600;

  private static final List<Integer> PACES = List.of(0, 500, 1500);
  private static final int STANDARD_PACE = 500;

  private final Codec codec;
  private final Function<Language, Words> words;

  public Wishes(Codec codec, Function<Language, Words> words) {
    this.codec = codec;
    this.words = words;
  }

  /**
   * The agreement for a requested table.
   *
   * @throws ProblemException if there is no such table
   */
  public Agreement agreement(NewTable wish, Player player, Language language) {
    Rulebook<?> rulebook =
        Rulebooks.find(wish.game())
            .orElseThrow(() -> new ProblemException(400, "no-game", Map.of()));
    int count = wish.seats().size();
    if (count < rulebook.minPlayers() || count > rulebook.maxPlayers()) {
      throw new ProblemException(
          400,
          "wrong-count",
          Map.of(
              "min", String.valueOf(rulebook.minPlayers()),
              "max", String.valueOf(rulebook.maxPlayers())));
    }
    int clock = wish.clock().orElse(0);
    if (clock < 0 || clock > MAX_CLOCK || (clock > 0 && clock < 5)) {
      throw ProblemException.malformed("clock");
    }
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            options(rulebook, wish),
            player.id(),
            places(wish, player, language),
            wish.hints().orElse(true),
            clock,
            pace(wish.pace().orElse(STANDARD_PACE)),
            Optional.empty());
    return agreement
        .withBook(book(rulebook, agreement.options(), wish))
        .withDice(dice(rulebook, wish, clock));
  }

  /**
   * Whose dice; with own dice there is no clock, because nobody could roll for an absent player.
   */
  private static TableDice dice(Rulebook<?> rulebook, NewTable wish, int clock) {
    TableDice dice = wish.dice().orElse(TableDice.FAIR);
    if (dice != TableDice.FAIR && (!rulebook.isOfDice() || clock > 0)) {
      throw ProblemException.malformed("dice");
    }
    return dice;
  }

  /** How long bots wait before they play, in milliseconds, if it is one of those there are. */
  public static int pace(int wish) {
    if (!PACES.contains(wish)) {
      throw ProblemException.malformed("pace");
    }
    return wish;
  }

  private <P extends Record> Json options(Rulebook<P> rulebook, NewTable wish) {
    if (wish.options().isPresent() && wish.preset().isPresent()) {
      throw ProblemException.malformed("options and preset");
    }
    P options;
    if (wish.options().isPresent()) {
      try {
        options = codec.read(rulebook.optionsType(), wish.options().get(), "options");
      } catch (MalformedException e) {
        throw ProblemException.malformed(String.valueOf(e.getMessage()));
      }
      if (!Supplements.allow(rulebook, options)) {
        throw ProblemException.malformed("options");
      }
    } else {
      P preset = wish.preset().map(rulebook.presets()::get).orElse(null);
      if (wish.preset().isPresent() && preset == null) {
        throw ProblemException.malformed("preset");
      }
      options = preset == null ? rulebook.standard() : preset;
    }
    return codec.tree(rulebook.optionsType(), options);
  }

  /** In whose book the result is entered: only results of a book's levels are. */
  private <P extends Record> Optional<String> book(
      Rulebook<P> rulebook, Json options, NewTable wish) {
    P read = codec.read(rulebook.optionsType(), options, "options");
    if (wish.book().isPresent() && Supplements.page(rulebook.id(), read).isEmpty()) {
      throw ProblemException.malformed("book");
    }
    return wish.book().map(Names::normal);
  }

  private List<Place> places(NewTable wish, Player player, Language language) {
    List<Place> places = new ArrayList<>();
    // At a table with people's own dice there are no dice of the program to add to.
    boolean pledges =
        wish.pledges().orElse(false) && wish.dice().orElse(TableDice.FAIR) == TableDice.FAIR;
    for (NewSeat seat : wish.seats()) {
      places.add(
          switch (seat) {
            case NewSeat.Me(var name) ->
                person(player, name.map(Names::normal).orElse(player.name()), pledges, places);
            case NewSeat.Local(String name) -> person(player, Names.normal(name), pledges, places);
            case NewSeat.Friend friend -> new Place.Free();
            case NewSeat.Bot(String level) -> bot(level, Seating.names(places), language);
          });
    }
    if (places.stream().noneMatch(place -> place instanceof Place.Person)) {
      throw new ProblemException(400, "nobody", Map.of());
    }
    return places;
  }

  private static Place person(Player player, String name, boolean pledges, List<Place> others) {
    String free = Seating.freeName(name, Seating.names(others));
    return Place.Person.of(player.id(), free, pledges);
  }

  /** A bot of this level, with a name whose first letter nobody else at the table has. */
  public Place.Machine bot(String level, List<String> names, Language language) {
    for (Strength known : Strength.values()) {
      if (Ids.of(known).equals(level)) {
        return new Place.Machine(level, character(names, language), Optional.empty());
      }
    }
    throw ProblemException.malformed("level");
  }

  /** The first of the bots' names that cannot be taken for another's by its initial. */
  private String character(List<String> names, Language language) {
    Set<String> initials =
        names.stream()
            .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT))
            .collect(Collectors.toSet());
    List<String> characters = List.of(words.apply(language).say("bots.names").split(" "));
    String name =
        characters.stream()
            .filter(each -> !initials.contains(each.substring(0, 1)))
            .findFirst()
            .orElse(characters.getFirst());
    return Seating.freeName(name, names);
  }
}
