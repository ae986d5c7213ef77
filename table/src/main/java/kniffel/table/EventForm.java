package kniffel.table;

import java.util.Optional;
import java.util.Set;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.JsonText;
import kniffel.table.json.MalformedException;

/**
 * The JSON form of one event: {@code n} and {@code outcome}, or {@code n}, {@code seat} and {@code
 * move}, with {@code by} and {@code hint}, or {@code pad}, where a mark says so.
 */
public final class EventForm<M, O> {

  private static final Set<String> HAPPENED = Set.of("n", "outcome", "pad");
  private static final Set<String> MOVED = Set.of("n", "seat", "move", "by", "hint");

  private final Codec codec;
  private final Game.Types<M, O, ?> types;

  public EventForm(Codec codec, Game.Types<M, O, ?> types) {
    this.codec = codec;
    this.types = types;
  }

  /** An event, its number and how it came about. */
  public record NumberedEvent<M, O>(int number, Event<M, O> event, EventMark mark) {}

  public void write(NumberedEvent<M, O> entry, JsonText out) {
    out.startObject().field("n").number(entry.number());
    switch (entry.event()) {
      case Event.Moved<M, O>(int seat, M move) -> {
        out.field("seat").number(seat).field("move");
        codec.write(types.move(), move, out);
        if (entry.mark().by().isPresent()) {
          out.field("by").text(entry.mark().by().get());
        }
        if (entry.mark().hint()) {
          out.field("hint").bool(true);
        }
      }
      case Event.Happened<M, O>(O outcome) -> {
        out.field("outcome");
        codec.write(types.outcome(), outcome, out);
        if (entry.mark().pad()) {
          out.field("pad").bool(true);
        }
      }
    }
    out.endObject();
  }

  /**
   * Reads an event; the rules decide whether it is possible.
   *
   * @throws MalformedException if this is not the form of one
   */
  public NumberedEvent<M, O> read(Json json) {
    if (!(json instanceof Json.Obj node)) {
      throw new MalformedException("", "an event is an object");
    }
    int number = codec.read(Integer.class, node.at("n"), "n");
    Json happened = node.get("outcome");
    if (happened != null) {
      requireOnly(HAPPENED, node);
      O outcome = codec.read(types.outcome(), happened, "outcome");
      boolean pad = flag(node, "pad");
      return new NumberedEvent<>(
          number, new Event.Happened<>(outcome), pad ? EventMark.PAD : EventMark.NONE);
    }
    int seat = codec.read(Integer.class, node.at("seat"), "seat");
    M move = codec.read(types.move(), node.at("move"), "move");
    requireOnly(MOVED, node);
    return new NumberedEvent<>(number, new Event.Moved<>(seat, move), mark(node));
  }

  private EventMark mark(Json.Obj node) {
    Optional<String> by =
        Optional.ofNullable(node.get("by")).map(name -> codec.read(String.class, name, "by"));
    boolean hint = flag(node, "hint");
    return by.isEmpty() && !hint ? EventMark.NONE : new EventMark(by, hint);
  }

  private boolean flag(Json.Obj node, String name) {
    Json flag = node.get(name);
    return flag != null && codec.read(Boolean.class, flag, name);
  }

  private static void requireOnly(Set<String> known, Json.Obj node) {
    for (String field : node.fields().keySet()) {
      if (!known.contains(field)) {
        throw new MalformedException("", "\"" + field + "\" is not known in an event");
      }
    }
  }
}
