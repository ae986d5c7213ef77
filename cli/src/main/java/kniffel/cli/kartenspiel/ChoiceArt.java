package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielRefusal;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.KartenspielView.Found;
import kniffel.rules.kartenspiel.KartenspielView.Track;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Placing;
import kniffel.rules.kartenspiel.Row;

/** The list of combinations, or of places for their stones: what each costs and brings. */
final class ChoiceArt {

  private static final int NAME = 27;
  private static final int PLACE = 33;
  private static final int BRINGS = 24;

  private final KartenspielView view;
  private final Menu menu;
  private final Look look;
  private final CardArt cards;

  ChoiceArt(KartenspielView view, Menu menu, Look look) {
    this.view = view;
    this.menu = menu;
    this.look = look;
    this.cards = new CardArt(look);
  }

  /** The list in exactly this many lines; in two columns if it needs them. */
  Block draw(Choices choices, int height, int width) {
    List<String> lines = new ArrayList<>();
    List<KartenspielMove> moves = choices.moves();
    if (moves.isEmpty() && !view.hand().isEmpty() && view.phase() != Phase.SPEND) {
      lines.add("  " + look.paint(Style.FAINT, look.say("cli.kartenspiel.nothing")));
    } else if (moves.size() <= height) {
      moves.forEach(move -> lines.add(line(move, width)));
    } else {
      for (int i = 0; i < height; i++) {
        String second = i + height < moves.size() ? brief(moves.get(i + height)) : "";
        lines.add(Block.fit(brief(moves.get(i)), width / 2) + second);
      }
    }
    lines.addAll(Collections.nCopies(height - lines.size(), ""));
    return new Block(lines);
  }

  private String line(KartenspielMove move, int width) {
    if (!(move instanceof KartenspielMove.Play play)) {
      return brief(move);
    }
    Found found = Choices.found(view, play);
    String text = Block.fit(look.say(found.combination()), NAME);
    if (found.refusal().isPresent()) {
      return refused(play, text, found.refusal().get());
    }
    String brings = Block.fit(look.paint(Style.OFFER, brings(found.placings())), BRINGS);
    String shown = cards.line(found.cards().list(), width - NAME - BRINGS - 2);
    return keyed(play, text + brings + shown);
  }

  /** A choice in half a line. */
  private String brief(KartenspielMove move) {
    return switch (move) {
      case KartenspielMove.Play play -> {
        Found found = Choices.found(view, play);
        String text = look.say(found.combination());
        yield found.refusal().isPresent()
            ? faint(move, text + " ✗")
            : keyed(move, Block.fit(text, NAME) + look.paint(Style.OFFER, cost(found.placings())));
      }
      case KartenspielMove.Place(Row row, int stones, int fromReserve) -> {
        Map<String, Integer> parts = Map.of("active", stones - fromReserve, "reserve", fromReserve);
        String from = look.say("cli.kartenspiel.place", parts);
        String text = Block.fit(look.say(row) + ": " + from, PLACE);
        yield keyed(move, text + look.paint(Style.OFFER, change(row)));
      }
      default -> "";
    };
  }

  private String keyed(KartenspielMove move, String text) {
    String key = menu.key(move);
    String line = look.paint(Style.OFFER, key) + " " + text;
    return key.isBlank() ? line : look.target(key.charAt(0), line);
  }

  /** A combination for which stones or room are missing; pressing its letter explains more. */
  private String refused(KartenspielMove move, String text, KartenspielRefusal refusal) {
    boolean full = refusal instanceof KartenspielRefusal.RowComplete;
    String why = look.say(full ? "cli.kartenspiel.row-full" : "cli.kartenspiel.too-few");
    return faint(move, text + "✗ " + why);
  }

  private String faint(KartenspielMove move, String text) {
    return look.paint(Style.FAINT, menu.letter(move) + " " + text);
  }

  /** Cost and gain in words: {@code 2 stones · draw 3→4}. */
  private String brings(List<Placing> placings) {
    if (placings.size() > 1) {
      return look.say("cli.kartenspiel.any-row");
    }
    Placing placing = placings.getFirst();
    String stones = look.say("cli.kartenspiel.cost", Map.of("stones", placing.stones()));
    Row row = placing.row();
    String gain =
        row == Row.TWO_PAIRS ? look.say(row) : TableauArt.gives(row, look) + " " + change(row);
    return stones + " · " + gain;
  }

  /** The same in numbers: {@code 2● 3→4}. */
  private String cost(List<Placing> placings) {
    if (placings.size() > 1) {
      return look.say("cli.kartenspiel.any-row");
    }
    Placing placing = placings.getFirst();
    return placing.stones() + "● " + change(placing.row());
  }

  private String change(Row row) {
    Track track = view.players().get(view.owner().orElseThrow()).tracks().get(row.ordinal());
    return TableauArt.change(track);
  }
}
