package kniffel.telling;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kniffel.rules.Fact;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * How moves are offered, cached as text for all tables.
 *
 * <p>Most moves bring the same again and again, at any table: nothing in a box that does not fit,
 * or something up to chance. Only names differ, so the cached text has a mark in place of each.
 */
public final class KnownOffers {

  /** How many are kept in a language: those of some games, and a few megabytes at most. */
  private static final int KEPT = 10_000;

  /**
   * The name of the first seat; those of the others follow it. No message contains such a letter.
   */
  private static final char FIRST_MARK = '\uE000';

  /** What makes two offers the same. */
  record OfferKey(Object move, List<Fact> facts) {}

  /**
   * An offer as JSON.
   *
   * @param parts the text before, between and after the names
   * @param seats whose names those are
   */
  record Text(List<String> parts, List<Integer> seats) {

    /** Splits a text that was written with marks in place of names. */
    static Text of(String marked) {
      List<String> parts = new ArrayList<>();
      List<Integer> seats = new ArrayList<>();
      int start = 0;
      for (int i = 0; i < marked.length(); i++) {
        int seat = marked.charAt(i) - FIRST_MARK;
        if (seat >= 0 && seat < MAX_SEATS) {
          parts.add(marked.substring(start, i));
          seats.add(seat);
          start = i + 1;
        }
      }
      parts.add(marked.substring(start));
      return new Text(List.copyOf(parts), List.copyOf(seats));
    }

    /**
     * Writes it.
     *
     * @param names of the players by seat, as JSON
     */
    void write(List<String> names, StringBuilder out) {
      out.append(parts.getFirst());
      for (int i = 0; i < seats.size(); i++) {
        out.append(names.get(seats.get(i))).append(parts.get(i + 1));
      }
    }
  }

  /** More than any game has. */
  private static final int MAX_SEATS = 64;

  /** Moves whose outcome is up to chance: nothing is said about them, in any language. */
  private final Map<Object, String> upToChance = new ConcurrentHashMap<>();

  private final Map<Language, Map<OfferKey, Text>> offers = new EnumMap<>(Language.class);

  /** Nothing is known yet. */
  public KnownOffers() {
    for (Language language : Language.values()) {
      offers.put(language, new ConcurrentHashMap<>());
    }
  }

  /** Marks to write instead of names. */
  static List<String> marks(int seats) {
    return IntStream.range(0, seats)
        .mapToObj(seat -> String.valueOf((char) (FIRST_MARK + seat)))
        .toList();
  }

  @Nullable String upToChance(Object move) {
    return upToChance.get(move);
  }

  /** Remembers how a move that is up to chance is offered, and returns that. */
  String addUpToChance(Object move, String offer) {
    upToChance.put(move, offer);
    return offer;
  }

  @Nullable Text get(Language language, OfferKey offer) {
    return in(language).get(offer);
  }

  /** Remembers how a move is offered, and returns that. */
  Text add(Language language, OfferKey offer, String marked) {
    Map<OfferKey, Text> known = in(language);
    if (known.size() >= KEPT) {
      known.clear(); // what is needed often will soon be here again
    }
    Text text = Text.of(marked);
    known.put(offer, text);
    return text;
  }

  private Map<OfferKey, Text> in(Language language) {
    return offers.getOrDefault(language, Map.of());
  }
}
