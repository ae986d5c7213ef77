package kniffel.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;

/**
 * The hash of everything that is agreed before the first event: whoever changes a name, an option
 * or a pledge changes the dice.
 *
 * <p>It is the SHA-256 of one JSON object in UTF-8 with sorted names and no spaces; docs/RECORDS.md
 * has it in detail.
 */
public final class HeadHash {

  private static final Codec CODEC = new Codec();
  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();

  private HeadHash() {}

  /** The hash of a head, in hexadecimal; there is none where it has no part in the dice. */
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

  private static <P extends Record> JsonNode options(Header<P> header) {
    try {
      return JSON.readTree(CODEC.write(header.rulebook().optionsType(), header.options()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The same for a game that is only about to begin.
   *
   * @param pledges what the clients have promised, by seat
   */
  public static String of(
      String game,
      JsonNode options,
      List<Seat> seats,
      String commitment,
      List<Optional<String>> pledges) {
    Map<String, Object> head = new TreeMap<>();
    head.put("format", RecordFormat.SECOND.id());
    head.put("game", game);
    head.put("options", JSON.convertValue(options, Object.class));
    head.put("seats", seats.stream().map(HeadHash::seat).toList());
    head.put("commitment", commitment);
    head.put("pledges", pledges.stream().map(each -> each.orElse("")).toList());
    try {
      byte[] text = JSON.writeValueAsString(head).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private static Map<String, String> seat(Seat seat) {
    return Map.of("name", seat.name(), "player", seat.player());
  }
}
