package kniffel.telling;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.table.json.Codec;
import kniffel.table.json.JsonText;
import kniffel.words.Narrator;

/**
 * How the legal moves of one table are offered in one language, each with what it would bring.
 *
 * <p>Most of them bring the same again and again, such as nothing in a box that does not fit: so
 * what was written is kept for a while.
 */
final class Offers {

  /** How many are kept: enough for the boxes of a few rolls, and little memory for a table. */
  private static final int KEPT = 64;

  /** What makes two offers the same. */
  private record Offer(Object move, List<Fact> facts) {}

  private final IntentOffers intents;
  private final Narrator narrator;
  private final Map<Offer, String> kept = new HashMap<>();

  /**
   * No offers yet.
   *
   * @param intents what all tables know of moves that are up to chance
   */
  Offers(IntentOffers intents, Narrator narrator) {
    this.intents = intents;
    this.narrator = narrator;
  }

  /** The moves as elements of an array. */
  <S, M, O, V> void write(LiveGame<S, M, O, V> live, int seat, List<M> moves, StringBuilder text) {
    String comma = "";
    for (M move : moves) {
      String intent = intents.get(move);
      text.append(comma).append(intent != null ? intent : text(live, seat, move));
      comma = ",";
    }
  }

  private <S, M, O, V> String text(LiveGame<S, M, O, V> live, int seat, M move) {
    Game<S, M, O, V> game = live.table().game();
    List<Fact> facts = game.preview(live.table().state(), seat, move);
    if (facts.size() == 1 && facts.getFirst() instanceof Fact.Intent) {
      String json = live.codec().write(game.types().move(), move);
      return intents.add(move, "{\"move\":" + json + ",\"text\":\"\",\"facts\":[]}");
    }
    Offer offer = new Offer(move, facts);
    String known = kept.get(offer);
    if (known == null) {
      known = text(game, move, facts, live.codec());
      if (kept.size() == KEPT) {
        kept.clear();
      }
      kept.put(offer, known);
    }
    return known;
  }

  private <M> String text(Game<?, M, ?, ?> game, M move, List<Fact> facts, Codec codec) {
    return JsonText.of(
        out -> {
          out.writeStartObject();
          out.writeFieldName("move");
          codec.write(game.types().move(), move, out);
          out.writeStringField("text", say(facts));
          out.writeArrayFieldStart("facts");
          for (Fact fact : facts) {
            write(fact, game.types().fact(), codec, out);
          }
          out.writeEndArray();
          out.writeEndObject();
        });
  }

  private String say(List<Fact> facts) {
    StringBuilder text = new StringBuilder();
    for (Fact fact : facts) {
      text.append(text.isEmpty() ? "" : " · ").append(narrator.say(fact));
    }
    return text.toString();
  }

  private static <F extends Fact> void write(
      Fact fact, Class<F> type, Codec codec, JsonGenerator out) throws IOException {
    codec.write(type, type.cast(fact), out);
  }
}
