package kniffel.bench.simulation;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.DiceFact;
import kniffel.table.EventForm;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Supplement;
import kniffel.table.Supplements;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;
import kniffel.table.json.Json;
import kniffel.table.json.JsonText;
import kniffel.telling.agreed.StoredTable;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** The game that a log adds up to, and what the rules say each viewer may be told of it. */
final class Replica<S, M, O, V> {

  /** One in this many versions is compared with the rules where nothing is hidden. */
  private static final int ASKED = 4;

  private static final int LANGUAGES = Language.values().length;

  /** An event as it was kept: what was decided there, and by whom. */
  record KeptEvent(Optional<Integer> seat, EventMark mark) {}

  private final Setting setting;
  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final EventForm<M, O> form;
  private final kniffel.table.dice.Chance dice;
  private final boolean hidden;
  private final List<S> states = new ArrayList<>();
  private final List<Next<M, O>> nexts = new ArrayList<>();
  private final List<Step<S, M, O>> steps = new ArrayList<>();
  private final List<EventMark> marks = new ArrayList<>();
  private final int seats;

  /** By version, and then by viewer. */
  private final List<@Nullable String[]> views = new ArrayList<>();

  /** By event, and then by viewer and language. */
  private final List<@Nullable String[]> lines = new ArrayList<>();

  private final Map<Language, Narrator> narrators = new HashMap<>();

  private Replica(Setting setting, Table<S, M, O, V> table, kniffel.table.dice.Chance dice) {
    this.setting = setting;
    this.table = table;
    this.game = table.game();
    this.form = new EventForm<>(setting.codec(), game.types());
    this.dice = dice;
    this.hidden = table.header().rulebook().isHidden();
    this.seats = table.header().seats().size();
    at(table.state());
    for (Language language : Language.values()) {
      Words words = Objects.requireNonNull(setting.words().get(language));
      narrators.put(language, new Narrator(words, table.header().names()));
    }
  }

  /** The game of a table before its first event. */
  static Replica<?, ?, ?, ?> of(StoredTable stored, Setting setting) {
    Header<?> header = AgreedHeader.of(stored, setting.codec());
    return of(Table.open(header), header.chance(Optional.of(stored.seed())).orElseThrow(), setting);
  }

  private static <S, M, O, V> Replica<S, M, O, V> of(
      Table<S, M, O, V> table, kniffel.table.dice.Chance dice, Setting setting) {
    return new Replica<>(setting, table, dice);
  }

  private void at(S state) {
    states.add(state);
    nexts.add(game.next(state));
    views.add(new @Nullable String[seats + 1]);
  }

  int version() {
    return states.size() - 1;
  }

  /** The dice that the program rolls in a state; empty if people say what falls. */
  private Optional<DiceSource> dice(S state) {
    return dice.dice(table.header().isBot(game.roller(state)));
  }

  /** Whether people are to say at a version what fell. */
  boolean isFalling(int version) {
    return nexts.get(version) instanceof Next.Chance<M, O> && dice(states.get(version)).isEmpty();
  }

  /** Whose dice fall at a version; empty where they are nobody's. */
  Optional<Integer> roller(int version) {
    OptionalInt roller = game.roller(states.get(version));
    return roller.isPresent() ? Optional.of(roller.getAsInt()) : Optional.empty();
  }

  /** Whether an event is what people said had fallen. */
  boolean isSaid(int event) {
    return dice.isOwn()
        && steps.get(event - 1).event() instanceof Event.Happened<M, O>
        && dice(steps.get(event - 1).before()).isEmpty();
  }

  EventMark mark(int event) {
    return marks.get(event - 1);
  }

  /** Which level of a book is played, if it is one. */
  Optional<Supplement.BookPage> page() {
    return Supplements.page(table.header().rulebook().id(), table.header().options());
  }

  boolean isHidden() {
    return hidden;
  }

  /**
   * Adds what was kept; the rules judge it, and chance must have drawn what the dice say.
   *
   * @return what was decided by it, if anything was
   */
  Optional<KeptEvent> append(String text) {
    Optional<KeptEvent> decided = Optional.empty();
    for (String line : text.split("\n", -1)) {
      EventForm.NumberedEvent<M, O> entry = form.read(Json.parse(line));
      if (entry.number() != version() + 1) {
        throw new IllegalStateException("event " + entry.number() + " after " + version());
      }
      Optional<DiceSource> drawn = dice(table.state());
      if (entry.event() instanceof Event.Happened<M, O>
          && drawn.isPresent()
          && !entry.event().equals(table.draw(drawn.get()))) {
        throw new IllegalStateException("event " + entry.number() + " is not what the dice say");
      }
      if (entry.event() instanceof Event.Moved<M, O>(int seat, M move)) {
        decided = Optional.of(new KeptEvent(Optional.of(seat), entry.mark()));
      }
      steps.add(table.append(entry.event()));
      at(table.state());
      marks.add(entry.mark());
      lines.add(new @Nullable String[(seats + 1) * LANGUAGES]);
    }
    return decided;
  }

  /** The game, ready to go on; empty if it is over. */
  Optional<String> random(SeededRandomness chance) {
    List<String> events = new ArrayList<>();
    S state = table.state();
    Next<M, O> next = nexts.getLast();
    if (next instanceof Next.Decide<M, O>(int seat, List<M> moves)) {
      M move = chance.of(moves);
      events.add(text(version() + 1, new Event.Moved<>(seat, move)));
      state = game.play(state, move);
      next = game.next(state);
    }
    while (next instanceof Next.Chance<M, O>(var draw)) {
      int number = version() + 1 + events.size();
      O outcome = dice(state).orElseThrow().outcome(game, state, draw, number);
      events.add(text(number, new Event.Happened<>(outcome)));
      state = game.happen(state, outcome);
      next = game.next(state);
    }
    return events.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", events));
  }

  private String text(int number, Event<M, O> event) {
    return JsonText.of(
        out -> form.write(new EventForm.NumberedEvent<>(number, event, EventMark.NONE), out));
  }

  /** The seat that decides at a version; -1 if none does. */
  int asked(int version) {
    return nexts.get(version) instanceof Next.Decide<M, O>(int seat, var moves) ? seat : -1;
  }

  Optional<Standings> standings(int version) {
    return nexts.get(version) instanceof Next.Over<M, O>(Standings standings)
        ? Optional.of(standings)
        : Optional.empty();
  }

  private static Viewer viewer(int number) {
    return number < 0 ? new Viewer.Spectator() : new Viewer.Seat(number);
  }

  /**
   * All that a viewer may know at a version.
   *
   * <p>Where all viewers may know the same, the rules are asked only now and then; otherwise the
   * first message counts, and null says that there was none yet.
   */
  @Nullable String view(int version, int viewer) {
    int who = hidden ? viewer : -1;
    if (who < -1 || who >= seats) {
      return null;
    }
    @Nullable String[] known = views.get(version);
    if (known[who + 1] == null && (hidden || version % ASKED == 0)) {
      V view = game.view(states.get(version), viewer(who));
      known[who + 1] = setting.codec().write(game.types().view(), view);
    }
    return known[who + 1];
  }

  /** The first message about a version, where the rules are not asked. */
  void seen(int version, int viewer, String view) {
    views.get(version)[hidden ? viewer + 1 : 0] = view;
  }

  /** The lines of the log about an event, as a viewer is told them; asked for as the views are. */
  @Nullable String lines(int event, int viewer, Language language) {
    int who = hidden ? viewer : -1;
    if (who < -1 || who >= seats) {
      return null;
    }
    @Nullable String[] known = lines.get(event - 1);
    int reader = reader(who, language);
    if (known[reader] == null && (hidden || event % ASKED == 0)) {
      known[reader] = tell(event, viewer(who), language);
    }
    return known[reader];
  }

  /** The first message about an event, where the rules are not asked. */
  void read(int event, int viewer, Language language, String text) {
    lines.get(event - 1)[reader(hidden ? viewer : -1, language)] = text;
  }

  private static int reader(int viewer, Language language) {
    return (viewer + 1) * LANGUAGES + language.ordinal();
  }

  private String tell(int event, Viewer viewer, Language language) {
    Step<S, M, O> step = steps.get(event - 1);
    EventMark mark = marks.get(event - 1);
    StringBuilder text = new StringBuilder();
    for (Fact fact : game.tell(step, viewer)) {
      text.append(text.isEmpty() ? "" : ",").append("{\"n\":").append(event);
      if (step.event() instanceof Event.Moved<M, O>(int seat, M move)) {
        text.append(",\"seat\":").append(seat);
        if (fact instanceof Fact.Intent) { // moves are public, and this one shows what is held
          text.append(",\"move\":").append(setting.codec().write(game.types().move(), move));
        }
      }
      String said = Objects.requireNonNull(narrators.get(language)).say(fact);
      text.append(",\"text\":\"").append(JsonStringEncoder.getInstance().quoteAsString(said));
      text.append(fact instanceof DiceFact named ? "\",\"dice\":\"" + named.dice() + '"' : "\"");
      S then = step.event() instanceof Event.Moved<M, O> ? step.after() : step.before();
      text.append(game.round(then).isEmpty() ? ",\"setUp\":true" : "");
      text.append(isSaid(event) ? ",\"said\":true" : "");
      mark.by().ifPresent(by -> text.append(",\"by\":\"").append(by).append('"'));
      text.append(mark.hint() ? ",\"hint\":true}" : "}");
    }
    return text.toString();
  }
}
