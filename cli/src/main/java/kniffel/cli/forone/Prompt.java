package kniffel.cli.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;

/** Says what the game asks for now, and which keys do something. */
final class Prompt {

  private Prompt() {}

  /** What is asked, in one short line; at the end the result. */
  static String ask(
      ForOneView view,
      Optional<RollPlaces.RolledDie> chosen,
      Offers<ForOneMove> offers,
      Look look) {
    return switch (view.phase()) {
      case START ->
          look.say(
              "cli.forone.ask-start", Map.of("supply", view.supply(), "roll", view.rollSize()));
      case PLACING -> offers.moves().isEmpty() ? "" : place(view, chosen, offers, look);
      case SCORING -> offers.moves().isEmpty() ? "" : look.say(score(view, offers));
      case ROLLING -> "";
      case OVER ->
          look.say("forone.score", Map.of("score", view.total())) + ": " + look.say(view.medal());
    };
  }

  private static String place(
      ForOneView view,
      Optional<RollPlaces.RolledDie> chosen,
      Offers<ForOneMove> offers,
      Look look) {
    List<RollPlaces.RolledDie> waiting =
        RollPlaces.of(view).places().stream().filter(RollPlaces.RolledDie::waits).toList();
    boolean oneLeft = waiting.stream().distinct().count() == 1 || !RowMoves.fits(chosen, offers);
    if (chosen.isEmpty() && !oneLeft) {
      return look.say("cli.forone.ask-choose");
    }
    RollPlaces.RolledDie die = chosen.orElseGet(waiting::getFirst);
    String question = RowMoves.fits(Optional.of(die), offers) ? "ask-place" : "ask-remove";
    return look.say("cli.forone." + question, Map.of("face", die.face()));
  }

  private static String score(ForOneView view, Offers<ForOneMove> offers) {
    if (!view.mustScore().isEmpty()) {
      return "cli.forone.ask-must";
    }
    return ends(offers) ? "cli.forone.ask-last" : "cli.forone.ask-score";
  }

  private static boolean ends(Offers<ForOneMove> offers) {
    return can(ForOneMove.ROLL_ON, offers) && Preview.of(ForOneMove.ROLL_ON, offers).ends();
  }

  private static boolean can(ForOneMove move, Offers<ForOneMove> offers) {
    return offers.objection(move).isEmpty();
  }

  /** The keys that do something now, in one line. */
  static String keys(ForOneView view, Offers<ForOneMove> offers, Look look) {
    List<String> keys = new ArrayList<>();
    Map<String, Object> names =
        Map.of("dice", view.rollSize(), "last", RowMoves.KEYS.charAt(view.lines().size() - 1));
    switch (view.phase()) {
      case START -> keys.add(look.say("cli.forone.key-roll"));
      case PLACING -> {
        keys.add(look.say("cli.forone.key-choose", names));
        keys.add(look.say("cli.forone.key-place", names));
      }
      case SCORING -> keys.add(look.say("cli.forone.key-score", names));
      case ROLLING, OVER -> {
        // Nothing is asked.
      }
    }
    if (view.book().isPresent()) {
      keys.add(look.say("cli.forone.key-changes"));
    }
    if (!view.removable().isEmpty() || can(ForOneMove.REMOVE_YELLOW, offers)) {
      keys.add(look.say("cli.forone.key-remove"));
    }
    if (view.round() > 0 && can(ForOneMove.ROLL_ON, offers)) {
      keys.add(look.say(ends(offers) ? "cli.forone.key-end" : "cli.forone.key-roll-on"));
    }
    if (can(ForOneMove.TAKE_BACK, offers)) {
      keys.add(look.say("cli.forone.key-back"));
    }
    return String.join(" · ", keys);
  }
}
