package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.table.EventMark;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.wire.FromServer;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;

/**
 * What a viewer may be told about each state of a finished game.
 *
 * <p>Everything is computed from states in which everything hidden from the viewer was dealt again:
 * a message that contains anything of the real hidden cards cannot be the same.
 */
final class MayBeTold<S, M, O, V> {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int MAX_EVENTS = 400;

  private final Game<S, M, O, V> game;
  private final Codec codec = new Codec();
  private final Narrator narrator;
  private final List<Event<M, O>> log;
  private final Map<Integer, EventMark> marks;
  private final List<S> states = new ArrayList<>();
  private final boolean hidden;

  MayBeTold(Table<S, M, O, V> table, Map<Integer, EventMark> marks) {
    this.game = table.game();
    this.narrator = new Narrator(Words.in(Language.EN), table.header().names());
    this.log = table.log();
    this.marks = marks;
    this.hidden = table.header().rulebook().isHidden();
    S state = game.start(table.header().seats().size());
    states.add(state);
    for (Event<M, O> event : log) {
      state = game.apply(state, event);
      states.add(state);
    }
  }

  /** Whether a message is what its viewer may be told, and nothing else. */
  void check(JsonNode state) {
    int version = state.get("version").asInt();
    int seat = state.get("viewer").asInt();
    Viewer viewer = seat == FromServer.SPECTATOR ? new Viewer.Spectator() : new Viewer.Seat(seat);
    S determinized = determinized(version, viewer);
    ObjectNode expected = JSON.createObjectNode();
    expected.set("table", state.get("table"));
    expected.put("version", version);
    expected.set("since", state.get("since"));
    expected.put("viewer", seat);
    expected.set("view", tree(game.types().view(), game.view(determinized, viewer)));
    switch (game.next(determinized)) {
      case Next.Decide<M, O>(int asked, List<M> moves) -> {
        ObjectNode who = expected.putObject("asked").put("seat", asked);
        if (asked == seat) {
          who.set("moves", offers(determinized, asked, moves));
        }
      }
      case Next.Chance<M, O> chance -> {}
      case Next.Over<M, O>(Standings standings) -> expected.set("over", state.get("over"));
    }
    expected.set("log", lines(state.get("since").asInt(), version, viewer));
    expected.put("hidden", hidden);
    if (state.has("done")) {
      expected.set("done", state.get("done"));
    }
    assertThat(state).isEqualTo(expected);
  }

  /** A state that looks the same to the viewer, and differs wherever it can. */
  private S determinized(int version, Viewer viewer) {
    V view = game.view(states.get(version), viewer);
    return game.determinize(view, new SeededDice(version).at(1));
  }

  private ArrayNode offers(S state, int seat, List<M> moves) {
    ArrayNode offers = JSON.createArrayNode();
    for (M move : moves) {
      List<Fact> facts =
          game.tell(game.step(state, new Event.Moved<>(seat, move)), new Viewer.Seat(seat));
      boolean preview = !(facts.size() == 1 && facts.getFirst() instanceof Fact.Intent);
      ObjectNode offer = offers.addObject();
      offer.set("move", tree(game.types().move(), move));
      offer.put(
          "text", preview ? String.join(" · ", facts.stream().map(narrator::say).toList()) : "");
      ArrayNode told = offer.putArray("facts");
      if (preview) {
        facts.forEach(fact -> told.add(tree(fact, game.types().fact())));
      }
    }
    return offers;
  }

  private ArrayNode lines(int since, int version, Viewer viewer) {
    ArrayNode lines = JSON.createArrayNode();
    for (int n = Math.max(since, version - MAX_EVENTS) + 1; n <= version; n++) {
      Event<M, O> event = log.get(n - 1);
      for (Fact fact : game.tell(game.step(states.get(n - 1), event), viewer)) {
        ObjectNode line = lines.addObject().put("n", n);
        if (event instanceof Event.Moved<M, O>(int seat, M move)) {
          line.put("seat", seat);
        }
        line.put("text", narrator.say(fact));
        S then = states.get(event instanceof Event.Moved<M, O> ? n : n - 1);
        if (game.round(then).isEmpty()) {
          line.put("setUp", true);
        }
        EventMark mark = marks.getOrDefault(n, EventMark.NONE);
        Optional<String> by = mark.by();
        by.ifPresent(bot -> line.put("by", bot));
        if (mark.hint()) {
          line.put("hint", true);
        }
      }
    }
    return lines;
  }

  private <F extends Fact> JsonNode tree(Fact fact, Class<F> type) {
    return tree(type, type.cast(fact));
  }

  private <T> JsonNode tree(Class<T> type, T value) {
    try {
      return JSON.readTree(codec.write(type, value));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
