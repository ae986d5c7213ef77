package kniffel.browser;

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
  private final DeviceApi api = new DeviceApi(common, device);
  private final DeviceLine line = new DeviceLine(common, device);
  private final Thinker thinker = new Thinker(common);

  /** Answers a request. */
  public String handle(String text) {
    Json request = Json.parse(text);
    Outside moment =
        new Outside(
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

  private Reply answer(Json request, Outside moment) {
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

  private static KeptTable kept(Json table) {
    List<String> lines = new ArrayList<>();
    items(table.at("lines")).forEach(item -> lines.add(item.text()));
    return new KeptTable(table.at("id").text(), table.at("head"), lines);
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

  private String write(Reply reply, Outside moment) {
    List<String> messages = device.takeMessages();
    List<KeptTable> saved = device.takeUnkept();
    List<String> thinks = device.takeThinks();
    Optional<Long> next = device.next(moment.now());
    return JsonText.of(
        out -> {
          out.startObject();
          out.field("status").number(reply.status());
          out.field("body").raw(reply.body().orElse("null"));
          out.field("messages").startArray();
          messages.forEach(out::raw);
          out.endArray();
          out.field("saved").startArray();
          saved.forEach(kept -> write(kept, out));
          out.endArray();
          out.field("think").startArray();
          thinks.forEach(out::raw);
          out.endArray();
          out.field("next").raw(next.map(String::valueOf).orElse("null"));
          out.endObject();
        });
  }

  private static void write(KeptTable kept, JsonText out) {
    out.startObject();
    out.field("id").text(kept.id());
    out.field("head").value(kept.head());
    out.field("lines").startArray();
    kept.lines().forEach(out::text);
    out.endArray().endObject();
  }
}
