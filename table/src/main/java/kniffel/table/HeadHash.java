package kniffel.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;

/**
 * The hash of everything that is agreed before the first event: whoever changes a name, an option
 * or a pledge changes the dice.
 *
 * <p>It is the SHA-256 of one JSON object in UTF-8 with sorted names and no spaces; docs/RECORDS.md
 * has it in detail.
 */
public final class HeadHash {

  private static final Codec CODEC = new Codec();

  private HeadHash() {}

  /** The hash of a head, in hexadecimal; none where it plays no part in the dice. */
  public static Optional<String> of(Header<?> header) {
    return header.dice() instanceof DiceTerms.Pledged pledged
        ? Optional.of(of(header, pledged))
        : Optional.empty();
  }

  /** The same for people's own dice, where a program rolls for bots: nobody promises anything. */
  static <P extends Record> String of(Header<P> header, String commitment) {
    return of(header.rulebook().id(), options(header), header.seats(), commitment, List.of());
  }

  static <P extends Record> String of(Header<P> header, DiceTerms.Pledged dice) {
    return of(
        header.rulebook().id(),
        options(header),
        header.seats(),
        dice.commitment(),
        dice.shares().stream().map(Share::promised).toList());
  }

  private static <P extends Record> Json options(Header<P> header) {
    return CODEC.tree(header.rulebook().optionsType(), header.options());
  }

  /**
   * The same for a game that is only about to begin.
   *
   * @param pledges what the clients have promised, by seat
   */
  public static String of(
      String game,
      Json options,
      List<Seat> seats,
      String commitment,
      List<Optional<String>> pledges) {
    Json head =
        Json.Obj.EMPTY
            .with("format", RecordFormat.SECOND.id())
            .with("game", game)
            .with("options", options)
            .with("seats", list(seats.stream().map(HeadHash::seat)))
            .with("commitment", commitment)
            .with("pledges", list(pledges.stream().map(each -> new Json.Text(each.orElse("")))));
    try {
      byte[] text = sorted(head).toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private static Json seat(Seat seat) {
    return Json.Obj.EMPTY.with("name", seat.name()).with("player", seat.player());
  }

  private static Json list(Stream<? extends Json> items) {
    return new Json.Arr(items.<Json>map(item -> item).toList());
  }

  /** The same with the names of every object in their order. */
  private static Json sorted(Json json) {
    return switch (json) {
      case Json.Obj(var fields) -> {
        Map<String, Json> ordered = new TreeMap<>();
        fields.forEach((name, value) -> ordered.put(name, sorted(value)));
        yield new Json.Obj(ordered);
      }
      case Json.Arr(var items) -> list(items.stream().map(HeadHash::sorted));
      default -> json;
    };
  }
}
