package kniffel.telling.agreed;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.table.GameRecord;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Supplements;
import kniffel.table.Verification;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Player;
import kniffel.wire.TableDice;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * A game that was played on somebody's device and is given to a server as a record. One program
 * spoke for every seat there: its dice are checked, but nobody claims that it is honest.
 */
public final class Given {

  private Given() {}

  /**
   * What was agreed about it, as if it had been played here.
   *
   * @throws ProblemException if it is no finished game of a device, or its dice are not proven
   */
  public static Agreement agreement(
      GameRecord record, Player player, Words words, Codec codec, long now) {
    Header<?> header = record.table().header();
    TableDice dice = dice(header.dice());
    if (!(record.table().next() instanceof Next.Over<?, ?>)) {
      throw refused("record-not-over");
    }
    Verification verification = Verification.of(record);
    if (!verification.holds()) {
      String reason = new Narrator(words, header.names()).say(verification.dice());
      throw new ProblemException(422, "record-refused", Map.of("reason", reason));
    }
    return agreement(header, player, codec).withDice(dice).givenAt(now);
  }

  private static <P extends Record> Agreement agreement(
      Header<P> header, Player player, Codec codec) {
    if (!Supplements.allow(header.rulebook(), header.options())) {
      throw ProblemException.malformed("options");
    }
    return new Agreement(
        header.rulebook().id(),
        codec.tree(header.rulebook().optionsType(), header.options()),
        player.id(),
        places(header.seats(), player),
        true,
        0,
        0,
        Optional.empty());
  }

  /** Whose dice they were: those of a device have nobody who adds to them. */
  private static TableDice dice(DiceTerms terms) {
    return switch (terms) {
      case DiceTerms.Pledged(var _, List<Share> shares)
          when shares.stream().allMatch(share -> share instanceof Share.Nothing) ->
          TableDice.FAIR;
      case DiceTerms.Own own -> own.commitment().isEmpty() ? TableDice.OWN : TableDice.MIXED;
      case DiceTerms.Pledged _, DiceTerms.Fair _, DiceTerms.Daily _, DiceTerms.Seeded _ ->
          throw refused("record-elsewhere");
    };
  }

  /**
   * Everybody who is not a bot sat at that device. Names are part of the dice, so they stay as they
   * are.
   */
  private static List<Place> places(List<Seat> seats, Player player) {
    Set<String> names = new HashSet<>();
    for (Seat seat : seats) {
      if (!Names.normal(seat.name()).equals(seat.name()) || !names.add(seat.name())) {
        throw ProblemException.malformed("seats");
      }
    }
    if (seats.stream().allMatch(Seat::isBot)) {
      throw new ProblemException(400, "nobody", Map.of());
    }
    return seats.stream().map(seat -> place(seat, player)).toList();
  }

  private static Place place(Seat seat, Player player) {
    if (!seat.isBot()) {
      return Place.Person.of(player.id(), seat.name(), false);
    }
    String level = seat.player().substring(Seat.BOT.length());
    if (Stream.of(Strength.values()).noneMatch(known -> Ids.of(known).equals(level))) {
      throw ProblemException.malformed("seats");
    }
    return new Place.Machine(level, seat.name(), Optional.empty());
  }

  private static ProblemException refused(String code) {
    return new ProblemException(422, code, Map.of());
  }
}
