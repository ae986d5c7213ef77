package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.terminal.Block;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.PlayerArea;
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
      String doing = look.say(view.phase());
      return view.phase() == Phase.OVER
          ? doing
          : view.seat()
              .map(seat -> Block.cut(look.narrator().name(seat), TableArt.MAX_NAME))
              .map(name -> "▶ " + name + ": " + doing)
              .orElse(doing);
    }
    return switch (view.awaited()) {
      case Awaited.Action _, Awaited.SecondAction _ -> trading ? ask("which", 0) : actions();
      case Awaited.SetUp(int stones) -> ask("set-up", stones);
      case Awaited.Take(int cards) -> ask("take", cards);
      case Awaited.Spend(_, _, int missing) -> ask("spend", missing);
      case Awaited.Place _ -> ask("place", 0);
      case Awaited.Trade(int most) -> ask("trade", most);
      case Awaited.Discard(int cards) -> ask("discard", cards);
      case Awaited.Start _, Awaited.Deal _, Awaited.Draw _, Awaited.Refill _, Awaited.Over _ ->
          look.say(view.phase());
    };
  }

  /**
   * A question.
   *
   * @param left how many stones or cards it is about
   */
  private String ask(String what, int left) {
    return look.say(WORDS + "ask." + what, numbers(left));
  }

  private String actions() {
    List<String> actions = new ArrayList<>();
    if (isOffered(KartenspielMove.Draw.class)) {
      actions.add(look.say(WORDS + "can.draw", numbers(0)));
    }
    if (isOffered(KartenspielMove.Play.class)) {
      actions.add(look.say(WORDS + "can.play"));
    }
    if (isOffered(KartenspielMove.Trade.class)) {
      actions.add(look.say(WORDS + "can.trade", numbers(0)));
    }
    if (isOffered(KartenspielMove.EndTurn.class) && view.phase() == Phase.SECOND_ACTION) {
      actions.add(look.say(WORDS + "can.end"));
    }
    return look.say(WORDS + "ask.action", Map.of("actions", String.join(" · ", actions)));
  }

  private Map<String, Object> numbers(int left) {
    PlayerArea own = view.players().get(view.seat().orElseThrow());
    return Map.of(
        "left",
        left,
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

  private static int gives(PlayerArea area, Row row) {
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
