package kniffel.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kniffel.rules.Visible;
import kniffel.table.GameJournal;
import kniffel.table.GameRecord;
import kniffel.table.RecordException;
import kniffel.table.RecordReader;
import kniffel.table.json.Codec;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * What every command works with: its words, its streams, and whether a person sits there.
 *
 * @param words in the chosen language
 * @param codec for everything that is JSON
 * @param in input
 * @param out answers
 * @param err complaints and progress
 * @param data the folder for what belongs to the user
 * @param settings what the user has settled
 * @param command how the program was called, for whoever is told what to type
 * @param interactive whether input and output are a terminal
 * @param progress whether complaints and progress go to a terminal
 * @param colour whether colours are wanted
 */
public record Context(
    Words words,
    Codec codec,
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    Path data,
    Settings settings,
    String command,
    boolean interactive,
    boolean progress,
    boolean colour) {

  public String say(String key) {
    return say(key, Map.of());
  }

  /** A number for people: in their language, with a real minus sign instead of a hyphen. */
  public String number(String format, double value) {
    return number(words.language().locale(), format, value).replace('-', '−');
  }

  /** A number; one that is rounded to zero has no minus. */
  static String number(Locale locale, String format, double value) {
    String text = String.format(locale, format, value);
    return text.chars().noneMatch(digit -> digit >= '1' && digit <= '9')
        ? String.format(locale, format, 0.0)
        : text;
  }

  /** A message; its arguments are made visible and put on one line. */
  public String say(String key, Map<String, ?> arguments) {
    Map<String, Object> seen = new HashMap<>();
    arguments.forEach((name, value) -> seen.put(name, Visible.line(String.valueOf(value))));
    seen.put("kniffel", command);
    return words.say(key, seen);
  }

  /** Reads a record; what is wrong with it becomes a complaint in words. */
  public GameRecord read(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      throw new BadInputException(say("cli.unreadable", Map.of("file", file)));
    }
    try (InputStream stream = new BufferedInputStream(Files.newInputStream(file))) {
      if (SavedGames.isJournal(file)) {
        return GameJournal.read(stream.readAllBytes(), codec);
      }
      return new RecordReader(codec).read(stream);
    } catch (NoSuchFileException e) {
      throw new BadInputException(say("cli.no-file", Map.of("file", file)));
    } catch (FileSystemException e) {
      throw new BadInputException(say("cli.unreadable", Map.of("file", file)));
    } catch (OutOfMemoryError e) {
      // An endless file, such as a device.
      throw new BadInputException(say("cli.unreadable", Map.of("file", file)));
    } catch (RecordException e) {
      throw new BadInputException(Visible.line(file + ": " + complaint(e)));
    }
  }

  private String complaint(RecordException e) {
    // A record names its players, but the complaint may come before they are known.
    List<String> seats =
        List.of("seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7");
    String problem = new Narrator(words, seats).say(e.problem());
    return e.event() == 0
        ? problem
        : say("table.in-event", Map.of("event", e.event(), "problem", problem));
  }

  /** Writes a JSON value. */
  @FunctionalInterface
  public interface JsonAnswer {
    void write(JsonGenerator out) throws IOException;
  }

  /** Answers in JSON. */
  public void json(JsonAnswer answer) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator =
        new JsonFactory().createGenerator(text).useDefaultPrettyPrinter()) {
      answer.write(generator);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    out.println(escaped(text.toString()));
  }

  /** Invisible characters can only be in strings, where JSON has an escape for them. */
  private static String escaped(String json) {
    StringBuilder escaped = new StringBuilder();
    json.codePoints()
        .forEach(
            each -> {
              if (each == '\n' || !Visible.isUnseen(each)) {
                escaped.appendCodePoint(each);
              } else {
                for (char unit : Character.toChars(each)) {
                  escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
                }
              }
            });
    return escaped.toString();
  }
}
