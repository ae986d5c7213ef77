package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.Area;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Row;

/** What is asked now, and by which keys it is answered. */
final class Prompt {

  private static final String WORDS = "cli.kartenspiel.";

  private final KartenspielView view;
  private final Offers<KartenspielMove> offers;
  private final Look look;

  Prompt(KartenspielView view, Offers<KartenspielMove> offers, Look look) {
    this.view = view;
    this.offers = offers;
    this.look = look;
  }

  /** What the person at the keyboard is to do, or what everybody waits for. */
  String ask(boolean trading) {
    if (offers.moves().isEmpty()) {
      return switch (view.phase()) {
        case START, OVER -> look.say(view.phase());
        default -> {
          String name = Block.cut(look.narrator().name(view.seat()), TableArt.MAX_NAME);
          yield "▶ " + name + ": " + look.say(view.phase());
        }
      };
    }
    Map<String, Object> numbers = numbers();
    return switch (view.phase()) {
      case ACTION, SECOND_ACTION ->
          trading ? look.say(WORDS + "ask.which", numbers) : actions(numbers);
      case SET_UP -> look.say(WORDS + "ask.set-up", numbers);
      case TAKE -> look.say(WORDS + "ask.take", numbers);
      case SPEND -> look.say(WORDS + "ask.spend", numbers);
      case PLACE -> look.say(WORDS + "ask.place", numbers);
      case TRADE -> look.say(WORDS + "ask.trade", numbers);
      case DISCARD -> look.say(WORDS + "ask.discard", numbers);
      case START, DEAL, DRAW, REFILL, OVER -> look.say(view.phase());
    };
  }

  private String actions(Map<String, Object> numbers) {
    List<String> actions = new ArrayList<>();
    if (isOffered(KartenspielMove.Draw.class)) {
      actions.add(look.say(WORDS + "can.draw", numbers));
    }
    if (isOffered(KartenspielMove.Play.class)) {
      actions.add(look.say(WORDS + "can.play"));
    }
    if (isOffered(KartenspielMove.Trade.class)) {
      actions.add(look.say(WORDS + "can.trade", numbers));
    }
    if (isOffered(KartenspielMove.EndTurn.class) && view.phase() == Phase.SECOND_ACTION) {
      actions.add(look.say(WORDS + "can.end"));
    }
    return look.say(WORDS + "ask.action", Map.of("actions", String.join(" · ", actions)));
  }

  private Map<String, Object> numbers() {
    Area own = view.players().get(view.seat());
    return Map.of(
        "left",
        view.left(),
        "pile",
        gives(own, Row.FULL_HOUSE),
        "display",
        gives(own, Row.FLUSH),
        "trades",
        gives(own, Row.TRIPLE),
        "limit",
        own.handLimit(),
        "combination",
        view.combination().map(this::say).orElse(""));
  }

  private String say(Combination combination) {
    return look.say(combination);
  }

  private static int gives(Area area, Row row) {
    return area.tracks().get(row.ordinal()).gives().orElseThrow();
  }

  /** The keys that do something now. */
  String keys(Menu menu, boolean trading) {
    boolean acting =
        !trading && (view.phase() == Phase.ACTION || view.phase() == Phase.SECOND_ACTION);
    List<String> keys = new ArrayList<>();
    if (acting && isOffered(KartenspielMove.Draw.class)) {
      keys.add(look.say(WORDS + "key.draw"));
    }
    if (!menu.range().isEmpty()) {
      keys.add(menu.range() + " " + look.say(WORDS + "key." + verb(trading)));
    }
    if (acting && isOffered(KartenspielMove.Trade.class)) {
      keys.add(look.say(WORDS + "key.trade"));
    }
    if (trading) {
      keys.add(look.say(WORDS + "key.back"));
    } else if (isOffered(KartenspielMove.EndTurn.class)) {
      keys.add(look.say(WORDS + "key.end"));
    }
    return String.join(" · ", keys);
  }

  private boolean isOffered(Class<? extends KartenspielMove> kind) {
    return offers.moves().stream().anyMatch(kind::isInstance);
  }

  private String verb(boolean trading) {
    return switch (view.phase()) {
      case SET_UP -> "set-up";
      case TAKE -> "take";
      case SPEND -> "spend";
      case PLACE -> "place";
      case DISCARD -> "discard";
      case TRADE -> "trade-card";
      case ACTION, SECOND_ACTION, START, DEAL, DRAW, REFILL, OVER ->
          trading ? "trade-card" : "play";
    };
  }
}
