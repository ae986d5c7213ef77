package kniffel.telling;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Supplements;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.wire.Answers.Named;
import kniffel.words.Words;

/** The games there are and the words of the pages, as JSON. */
public final class GamesAndWords {

  /** The part of the words that the first page needs; the other part is for all other pages. */
  private static final String FIRST = "first";

  /** What can be asked for of the words: all of them, or one of the two parts. */
  public static final Set<String> PARTS = Set.of("", FIRST, "more");

  private final Codec codec;

  public GamesAndWords(Codec codec) {
    this.codec = codec;
  }

  /** The games, as {@link Answers.Games}. */
  public String games(Words words) {
    List<Answers.GameInfo> games =
        Rulebooks.ALL.stream().map(rulebook -> game(rulebook, words)).toList();
    return codec.write(Answers.Games.class, new Answers.Games(games));
  }

  private <P extends Record> Answers.GameInfo game(Rulebook<P> rulebook, Words words) {
    String id = rulebook.id();
    return new Answers.GameInfo(
        id,
        words.say(id + ".name"),
        words.say(id + ".tagline"),
        rulebook.minPlayers(),
        rulebook.maxPlayers(),
        rulebook.isHidden(),
        rulebook.isOfDice(),
        rulebook.dice(),
        rulebook.deck(),
        rulebook.presets().entrySet().stream()
            .map(
                preset ->
                    new Answers.Preset(
                        preset.getKey(),
                        words.say(id + ".preset." + preset.getKey()),
                        tree(rulebook.optionsType(), preset.getValue()),
                        Stream.of(Strength.values())
                            .map(level -> Strengths.usual(id, preset.getKey(), level, words))
                            .toList()))
            .toList(),
        Option.of(rulebook.standard()).stream()
            .map(option -> option(option, rulebook, words))
            .toList(),
        Stream.of(Strength.values())
            .map(
                level ->
                    new Answers.Strength(
                        Ids.of(level), Strengths.name(level, words), Strengths.about(level, words)))
            .toList(),
        Supplements.book(id).isPresent());
  }

  private <P extends Record> Answers.OptionInfo option(
      Option option, Rulebook<P> rulebook, Words words) {
    String key = rulebook.id() + ".option." + option.name();
    Json standard = tree(rulebook.optionsType(), rulebook.standard()).at(option.name());
    return new Answers.OptionInfo(
        option.name(),
        words.say(key),
        option.values().stream()
            .map(
                value ->
                    new Named(
                        value,
                        words.template(key + "." + value).isPresent()
                            ? words.say(key + "." + value)
                            : value))
            .toList(),
        option.min(),
        option.max(),
        option.isList(),
        standard);
  }

  private <T> Json tree(Class<T> type, T value) {
    return codec.tree(type, value);
  }

  /** The messages that pages need: all of them, or one of the two parts that a page loads. */
  public static String words(Words words, String part) {
    Set<String> first = words.keys("web");
    StringWriter text = new StringWriter();
    try (JsonGenerator out = new JsonFactory().createGenerator(text)) {
      out.writeStartObject();
      for (String key : new TreeSet<>(words.keys())) {
        if (isSaidByPages(key) && (part.isEmpty() || part.equals(FIRST) == isFirst(key, first))) {
          out.writeStringField(key, words.template(key).orElseThrow().text());
        }
      }
      out.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** Those of the command line, of paper and of the server's own answers are left out. */
  private static boolean isSaidByPages(String key) {
    return Stream.of("cli.", "help.", "paper.", "server.").noneMatch(key::startsWith);
  }

  /**
   * Whether the first page may say it: the catalogue {@code web}, and what the games are called.
   */
  private static boolean isFirst(String key, Set<String> first) {
    return first.contains(key) || key.matches("[a-z]+\\.name");
  }
}
