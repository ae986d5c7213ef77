package kniffel.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.EventMark;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.KnownOffers;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.words.Language;
import kniffel.words.Words;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What it costs to tell a move: the state written for each seat, with the moves where asked. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class Telling {

  /** How many moves were played before, so that the game is well under way. */
  private static final int MOVES = 40;

  /** A game, a preset and a number of players: {@link Main} hands in all of them. */
  @Param("")
  public String game;

  private final Map<Language, Words> words = new EnumMap<>(Language.class);
  private final KnownOffers known = new KnownOffers();
  private final SeededDice dice = new SeededDice(1);
  private LiveGame<?, ?, ?, ?> live;
  private int players;

  @Setup
  public void setUp() {
    String[] parts = game.split("/", -1);
    Rulebook<?> rulebook = Rulebooks.find(parts[0]).orElseThrow();
    players = Integer.parseInt(parts[2]);
    words.put(Language.EN, Words.in(Language.EN));
    live = LiveGame.of(header(rulebook, parts[1]), new Chance.Drawn(dice), new Codec());
    for (int i = 0; i < MOVES; i++) {
      while (live.chance().isPresent()) {
        live.chance().get().make();
      }
      live.move(anyMove(i), EventMark.NONE).make();
    }
  }

  private <P extends Record> Header<P> header(Rulebook<P> rulebook, String preset) {
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      seats.add(new Seat("Player " + seat, Seat.HUMAN));
    }
    P options = Objects.requireNonNull(rulebook.presets().get(preset));
    return new Header<>(rulebook, options, seats, new DiceTerms.Seeded(1));
  }

  private Json anyMove(int number) {
    Viewer viewer = new Viewer.Seat(live.asked().orElseThrow());
    String state = writer().state(viewer, Language.EN, live.version(), true);
    Json moves = Json.parse(state).at("state").at("asked").at("moves");
    if (moves instanceof Json.Arr(List<Json> items)) {
      return items.get(dice.at(number).below(items.size())).at("move");
    }
    throw new IllegalStateException("no moves in " + state);
  }

  private StateWriter writer() {
    return new StateWriter("table", live, words, known);
  }

  /** All that is told after one move, by a fresh writer that has written none of it yet. */
  @Benchmark
  public int tell() {
    StateWriter writer = writer();
    int length = 0;
    for (int seat = 0; seat < players; seat++) {
      boolean asked = live.asked().filter(Integer.valueOf(seat)::equals).isPresent();
      length +=
          writer.state(new Viewer.Seat(seat), Language.EN, live.version() - 1, asked).length();
    }
    return length;
  }
}
