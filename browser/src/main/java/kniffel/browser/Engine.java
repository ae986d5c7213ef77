package kniffel.browser;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.table.json.Json;
import kniffel.table.json.JsonText;
import kniffel.table.json.MalformedException;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;
import kniffel.words.Language;

/**
 * The host of all tables on a device, behind one function from JSON to JSON; docs/BROWSER.md has
 * what it takes and gives.
 *
 * <p>One thread, no clock, no chance, no store: the same requests always give the same answers.
 */
public final class Engine {

  private final Common common = new Common();
  private final Device device = new Device(common);
  private final Api api = new Api(common, device);
  private final Line line = new Line(common, device);
  private final Thinker thinker = new Thinker(common);

  /** Answers a request. */
  public String handle(String text) {
    Json request = Json.parse(text);
    Moment moment =
        new Moment(
            number(request.at("now")),
            new Entropy(request.at("entropy").text()),
            Language.of(request.at("language").text()).orElse(Language.EN));
    Reply reply;
    try {
      reply = answer(request, moment);
    } catch (ProblemException e) {
      reply = problem(e, moment.language());
    } catch (MalformedException e) {
      reply =
          problem(ProblemException.malformed(String.valueOf(e.getMessage())), moment.language());
    }
    return write(reply, moment);
  }

  private Reply answer(Json request, Moment moment) {
    return switch (request.at("do").text()) {
      case "http" ->
          api.answer(
              request.at("method").text(),
              request.at("path").text(),
              request instanceof Json.Obj all && all.get("body") instanceof Json.Obj body
                  ? body
                  : Json.Obj.EMPTY,
              moment);
      case "message" -> {
        line.hear(common.codec.read(ToServer.class, request.at("message"), "message"), moment);
        yield Reply.nothing();
      }
      case "load" -> {
        List<String> unread =
            device.load(items(request.at("tables")).stream().map(Engine::kept).toList(), moment);
        yield unread.isEmpty()
            ? Reply.nothing()
            : Reply.of(200, new Json.Obj(Map.of("unread", texts(unread))).toString());
      }
      case "tick" -> {
        device.tick(moment);
        yield Reply.nothing();
      }
      case "think" -> {
        Think think = common.codec.read(Think.class, request.at("think"), "think");
        boolean haste = request instanceof Json.Obj all && Json.Word.TRUE.equals(all.get("haste"));
        yield Reply.of(200, common.codec.write(Thought.class, thinker.think(think, haste, moment)));
      }
      case "thought" -> {
        device.learn(common.codec.read(Thought.class, request.at("thought"), "thought"), moment);
        yield Reply.nothing();
      }
      default -> throw ProblemException.malformed("do");
    };
  }

  private static Kept kept(Json table) {
    List<String> lines = new ArrayList<>();
    items(table.at("lines")).forEach(item -> lines.add(item.text()));
    return new Kept(table.at("id").text(), table.at("head"), lines);
  }

  private static Json texts(List<String> all) {
    List<Json> texts = new ArrayList<>();
    all.forEach(each -> texts.add(new Json.Text(each)));
    return new Json.Arr(texts);
  }

  private static List<Json> items(Json list) {
    return list instanceof Json.Arr(List<Json> items) ? items : List.of();
  }

  private static long number(Json json) {
    if (json instanceof Json.Whole(long value)) {
      return value;
    }
    throw new MalformedException("now", "a whole number is missing");
  }

  private Reply problem(ProblemException problem, Language language) {
    String text = common.words(language).say("server." + problem.code(), problem.arguments());
    return Reply.of(
        problem.status(),
        common.codec.write(
            Answers.Failure.class,
            new Answers.Failure(new FromServer.Problem(problem.code(), text))));
  }

  private String write(Reply reply, Moment moment) {
    List<String> messages = device.takeMessages();
    List<Kept> saved = device.takeUnkept();
    List<String> thinks = device.takeThinks();
    Optional<Long> next = device.next(moment.now());
    return JsonText.of(
        out -> {
          out.writeStartObject();
          out.writeNumberField("status", reply.status());
          out.writeFieldName("body");
          out.writeRawValue(reply.body().orElse("null"));
          out.writeArrayFieldStart("messages");
          for (String message : messages) {
            out.writeRawValue(message);
          }
          out.writeEndArray();
          out.writeArrayFieldStart("saved");
          for (Kept kept : saved) {
            write(kept, out);
          }
          out.writeEndArray();
          out.writeArrayFieldStart("think");
          for (String think : thinks) {
            out.writeRawValue(think);
          }
          out.writeEndArray();
          out.writeFieldName("next");
          out.writeRawValue(next.map(String::valueOf).orElse("null"));
          out.writeEndObject();
        });
  }

  private static void write(Kept kept, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeStringField("id", kept.id());
    out.writeFieldName("head");
    kept.head().write(out);
    out.writeArrayFieldStart("lines");
    for (String each : kept.lines()) {
      out.writeString(each);
    }
    out.writeEndArray();
    out.writeEndObject();
  }
}
