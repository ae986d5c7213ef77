package kniffel.table;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.RefusedException;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Step;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.table.json.StrictJson;

/**
 * Reads records and trusts nothing in them: every event is played by the rules as it is read.
 *
 * <p>Reads one event after the other and stops at the first that is wrong, so that memory stays
 * bounded whatever the file.
 */
public final class RecordReader {

  /** Room for {@link kniffel.rules.Game#MAX_EVENTS} events, each a line. */
  public static final long MAX_BYTES = 64L << 20;

  private final Codec codec;
  private final JsonFactory json;

  public RecordReader(Codec codec) {
    this.codec = codec;
    this.json = StrictJson.factory(MAX_BYTES);
  }

  /**
   * Reads a record to its end.
   *
   * @throws RecordException if this is not the record of a possible game
   * @throws IOException if the stream itself fails
   */
  public GameRecord read(InputStream stream) throws IOException {
    Reading reading = new Reading();
    try (JsonParser parser = json.createParser(stream)) {
      return reading.record(parser);
    } catch (StreamConstraintsException e) {
      throw new RecordException(reading.event, new RecordProblem.TooLarge(e.getOriginalMessage()));
    } catch (JsonProcessingException e) {
      String place = "line " + e.getLocation().getLineNr() + ": " + e.getOriginalMessage();
      throw new RecordException(reading.event, new RecordProblem.NotJson(place));
    } catch (CharConversionException e) {
      throw new RecordException(
          reading.event, new RecordProblem.NotJson(String.valueOf(e.getMessage())));
    } catch (MalformedException | IllegalArgumentException e) {
      String detail = String.valueOf(e.getMessage());
      throw new RecordException(reading.event, new RecordProblem.WrongForm(detail));
    } catch (RefusedException e) {
      throw new RecordException(reading.event, new RecordProblem.AgainstTheRules(e.refusal()));
    }
  }

  /** One record being read; knows the current event, for error messages. */
  private final class Reading {

    /** The event being read, or 0 in the head. */
    private int event;

    private final Map<Integer, EventMark> marks = new HashMap<>();

    GameRecord record(JsonParser parser) throws IOException {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw wrongForm("a record is an object");
      }
      String id = text("format", field("format", parser));
      RecordFormat format =
          RecordFormat.find(id)
              .orElseThrow(() -> new RecordException(0, new RecordProblem.UnknownFormat(id)));
      String game = text("game", field("game", parser));
      Rulebook<?> rulebook =
          Rulebooks.find(game)
              .orElseThrow(() -> new RecordException(0, new RecordProblem.UnknownGame(game)));
      Table<?, ?, ?, ?> table = Table.open(header(format, rulebook, parser));
      expectField("events", parser);
      if (parser.nextToken() != JsonToken.START_ARRAY) {
        throw wrongForm("\"events\" is a list");
      }
      events(table, parser);
      Optional<Seed> seed = seed(parser);
      if (parser.nextToken() != null) {
        throw wrongForm("something follows the record");
      }
      return new GameRecord(format, table, seed, marks);
    }

    private <P extends Record> Header<P> header(
        RecordFormat format, Rulebook<P> rulebook, JsonParser parser) throws IOException {
      P options = codec.read(rulebook.optionsType(), field("options", parser), "options");
      if (!(field("seats", parser) instanceof Json.Arr(List<Json> list))
          || list.size() > rulebook.maxPlayers()) {
        throw wrongForm("\"seats\" is a list of at most " + rulebook.maxPlayers());
      }
      List<Seat> seats = new ArrayList<>();
      for (Json seat : list) {
        seats.add(codec.read(Seat.class, seat, "seats." + seats.size()));
      }
      DiceTerms dice = codec.read(DiceTerms.class, field("dice", parser), "dice");
      format.requireFits(dice);
      return new Header<>(rulebook, options, seats, dice);
    }

    private <S, M, O, V> void events(Table<S, M, O, V> table, JsonParser parser)
        throws IOException {
      EventForm<M, O> form = new EventForm<>(codec, table.game().types());
      boolean own = table.header().dice() instanceof DiceTerms.Own;
      EventMark last = EventMark.NONE;
      event = 1;
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        EventForm.NumberedEvent<M, O> entry = form.read(Json.read(parser));
        if (entry.number() != event) {
          throw new RecordException(event, new RecordProblem.WrongNumber(event, entry.number()));
        }
        if (entry.event() instanceof Event.Moved<M, O>(int seat, M move)
            && (seat < 0 || seat >= table.header().seats().size())) {
          throw new MalformedException("seat", "there is no seat " + seat);
        }
        Step<S, M, O> step = table.append(entry.event());
        if (own) {
          PadTurns.require(table, step, entry.mark(), last);
          last = entry.mark();
        } else if (entry.mark().pad()) {
          throw new MalformedException("pad", "only people's own dice are told so");
        }
        if (!entry.mark().equals(EventMark.NONE)) {
          marks.put(event, entry.mark());
        }
        event++;
      }
      event = 0;
    }

    private Optional<Seed> seed(JsonParser parser) throws IOException {
      if (parser.nextToken() == JsonToken.END_OBJECT) {
        return Optional.empty();
      }
      if (!"seed".equals(parser.currentName())) {
        throw wrongForm("after \"events\" only \"seed\" may follow");
      }
      parser.nextToken();
      Seed seed = codec.read(Seed.class, Json.read(parser), "seed");
      if (parser.nextToken() != JsonToken.END_OBJECT) {
        throw wrongForm("after \"seed\" nothing may follow");
      }
      return Optional.of(seed);
    }

    private Json field(String name, JsonParser parser) throws IOException {
      expectField(name, parser);
      parser.nextToken();
      return Json.read(parser);
    }

    private void expectField(String name, JsonParser parser) throws IOException {
      parser.nextToken();
      if (!name.equals(parser.currentName())) {
        throw wrongForm("\"" + name + "\" is missing or not at its place");
      }
    }

    private String text(String name, Json node) {
      return codec.read(String.class, node, name);
    }

    private RecordException wrongForm(String detail) {
      return new RecordException(event, new RecordProblem.WrongForm(detail));
    }
  }
}
