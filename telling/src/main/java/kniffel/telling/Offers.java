package kniffel.telling;

import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.table.json.Codec;
import kniffel.table.json.JsonText;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** How the legal moves of one table are offered in one language, each with what it would bring. */
final class Offers {

  private final KnownOffers known;
  private final Language language;
  private final Narrator narrator;
  private final List<String> names;

  /**
   * The offers of a table.
   *
   * @param known what all tables know of offers
   * @param names of the players by seat, as JSON
   */
  Offers(KnownOffers known, Words words, List<String> names) {
    this.known = known;
    this.language = words.language();
    this.narrator = new Narrator(words, KnownOffers.marks(names.size()));
    this.names = names;
  }

  /** The moves as elements of an array. */
  <S, M, O, V> void write(LiveGame<S, M, O, V> live, int seat, List<M> moves, StringBuilder text) {
    String comma = "";
    for (M move : moves) {
      text.append(comma);
      comma = ",";
      String intent = known.upToChance(move);
      if (intent != null) {
        text.append(intent);
      } else {
        write(live, seat, move, text);
      }
    }
  }

  private <S, M, O, V> void write(LiveGame<S, M, O, V> live, int seat, M move, StringBuilder text) {
    Game<S, M, O, V> game = live.table().game();
    List<Fact> facts = game.preview(live.table().state(), seat, move);
    if (facts.size() == 1 && facts.getFirst() instanceof Fact.Intent) {
      String json = live.codec().write(game.types().move(), move);
      text.append(known.addUpToChance(move, "{\"move\":" + json + ",\"text\":\"\",\"facts\":[]}"));
      return;
    }
    KnownOffers.OfferKey offer = new KnownOffers.OfferKey(move, facts);
    KnownOffers.Text offered = known.get(language, offer);
    if (offered == null) {
      offered = known.add(language, offer, text(game, move, facts, live.codec()));
    }
    offered.write(names, text);
  }

  private <M> String text(Game<?, M, ?, ?> game, M move, List<Fact> facts, Codec codec) {
    return JsonText.of(
        out -> {
          out.startObject().field("move");
          codec.write(game.types().move(), move, out);
          out.field("text").text(say(facts)).field("facts").startArray();
          for (Fact fact : facts) {
            write(fact, game.types().fact(), codec, out);
          }
          out.endArray().endObject();
        });
  }

  private String say(List<Fact> facts) {
    StringBuilder text = new StringBuilder();
    for (Fact fact : facts) {
      text.append(text.isEmpty() ? "" : " · ").append(narrator.say(fact));
    }
    return text.toString();
  }

  private static <F extends Fact> void write(Fact fact, Class<F> type, Codec codec, JsonText out) {
    codec.write(type, type.cast(fact), out);
  }
}
