package kniffel.cli.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kniffel.cli.play.Look;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Style;
import kniffel.rules.Ids;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Suit;

/** Cards drawn with Unicode: symbol and colour of the suit, the value, and the suit's initial. */
final class CardArt {

  private static final int BOX = 7;

  /**
   * A card to draw.
   *
   * @param key the letter that chooses it; blank if none does
   * @param chosen whether it is chosen
   */
  record Slot(Card card, String key, boolean chosen) {}

  private final Look look;

  CardArt(Look look) {
    this.look = look;
  }

  /** A card as text: {@code ♥7R}; where it is read aloud, by its name. */
  String small(Card card) {
    if (look.isPlain()) {
      return look.say(card);
    }
    return look.paint(
        style(card.suit()), symbol(card.suit()) + card.value() + initial(card.suit()));
  }

  /** A line in which the names of cards, {@code Rot-7}, are replaced by their signs. */
  String signed(String line) {
    String signed = line;
    for (Suit suit : Suit.ALL) {
      // The name of a card ends with its value.
      String one = look.say(Card.of(suit, 1));
      Pattern names =
          Pattern.compile(
              "(?U)\\b" + Pattern.quote(one.substring(0, one.length() - 1)) + "([1-9]|1[0-3])\\b");
      signed =
          names
              .matcher(signed)
              .replaceAll(
                  name ->
                      Matcher.quoteReplacement(
                          small(Card.of(suit, Integer.parseInt(name.group(1))))));
    }
    return signed;
  }

  /** As many of these cards as have room in one line. */
  String line(List<Card> cards, int width) {
    StringBuilder line = new StringBuilder();
    for (Card card : cards) {
      String next = (line.isEmpty() ? "" : " ") + small(card);
      if (!look.isPlain() && Block.width(line.toString()) + Block.width(next) > width) {
        break;
      }
      line.append(next);
    }
    return line.toString();
  }

  /** Cards with their letters, in as many rows as the width demands. */
  Block row(List<Slot> slots, int width, boolean large) {
    if (look.isPlain()) {
      return Block.of(
          slots.stream().map(slot -> keyed(slot).strip()).collect(Collectors.joining(", ")));
    }
    int step = large ? BOX : lineStep(slots.size(), width);
    int perRow = Math.max(1, width / step);
    List<String> lines = new ArrayList<>();
    for (int from = 0; from < slots.size(); from += perRow) {
      List<Block> row =
          slots.subList(from, Math.min(from + perRow, slots.size())).stream()
              .map(
                  slot ->
                      targeted(slot, large ? box(slot) : Block.of(Block.fit(keyed(slot), step))))
              .toList();
      for (int i = 0; i < row.getFirst().height(); i++) {
        StringBuilder line = new StringBuilder();
        for (Block card : row) {
          line.append(card.lines().get(i));
        }
        lines.add(line.toString());
      }
    }
    return new Block(lines);
  }

  private Block targeted(Slot slot, Block card) {
    return slot.key().isBlank() ? card : look.target(slot.key().charAt(0), card);
  }

  /** How many columns a card takes in a line, with some air if they all have room for it. */
  private int lineStep(int count, int width) {
    int initial =
        Suit.ALL.stream().mapToInt(suit -> Block.width(initial(suit))).max().orElseThrow();
    int tight = "a[♥13]".length() + initial;
    return count * (tight + 1) <= width ? tight + 1 : tight;
  }

  /** {@code a ♥7R}, or {@code a[♥7R]} if it is chosen. */
  private String keyed(Slot slot) {
    String key = look.paint(Style.OFFER, slot.key());
    return slot.chosen()
        ? key + look.paint(Style.CHOSEN, "[") + small(slot.card()) + look.paint(Style.CHOSEN, "]")
        : key + " " + small(slot.card());
  }

  private Block box(Slot slot) {
    Suit suit = slot.card().suit();
    boolean chosen = slot.chosen();
    String frame = chosen ? "╔═╗║╚╝" : "╭─╮│╰╯";
    List<String> inside =
        List.of(
            symbol(suit) + Block.right(String.valueOf(slot.card().value()), 3),
            Block.right(initial(suit), 4));
    List<String> lines = new ArrayList<>();
    lines.add(edge(frame.charAt(0) + frame.substring(1, 2).repeat(4) + frame.charAt(2), chosen));
    for (String text : inside) {
      String side = edge(frame.substring(3, 4), chosen);
      lines.add(side + look.paint(style(suit), text) + side);
    }
    lines.add(edge(frame.charAt(4) + frame.substring(1, 2).repeat(4) + frame.charAt(5), chosen));
    String key = "  " + look.paint(Style.OFFER, slot.key());
    lines.add(chosen ? key + look.paint(Style.CHOSEN, " ✓") : key);
    return new Block(lines.stream().map(line -> Block.fit(line, BOX)).toList());
  }

  private String edge(String text, boolean chosen) {
    return chosen ? look.paint(Style.CHOSEN, text) : text;
  }

  private String initial(Suit suit) {
    return look.say("cli.kartenspiel.suit." + Ids.of(suit));
  }

  private static String symbol(Suit suit) {
    return switch (suit) {
      case RED -> "♥";
      case BLUE -> "♠";
      case GREEN -> "♣";
      case YELLOW -> "★";
      case VIOLET -> "♦";
    };
  }

  private static Style style(Suit suit) {
    return switch (suit) {
      case RED -> Style.RED;
      case BLUE -> Style.BLUE;
      case GREEN -> Style.GREEN;
      case YELLOW -> Style.YELLOW;
      case VIOLET -> Style.VIOLET;
    };
  }
}
