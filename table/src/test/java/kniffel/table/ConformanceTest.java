package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import kniffel.rules.Draw;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold for every game with every option and every number of players. */
@Tag("slow")
public class ConformanceTest {

  /** How many events of a game are checked in every way; the rest is only played. */
  private static final int LOOKED_AT = 60;

  private final Codec codec = new Codec();
  private final Map<Object, String> jumbled = new HashMap<>();

  @ParameterizedTest
  @MethodSource("kniffel.table.Variant#all")
  public void holds(Variant variant) throws IOException {
    check(Table.open(variant.header()));
  }

  private <S, M, O, V> void check(Table<S, M, O, V> table) throws IOException {
    Game<S, M, O, V> game = table.game();
    SeededDice dice = new SeededDice(table.header().seats().size());
    Randomness choice = new SeededDice(4711).at(1);
    List<S> states = new ArrayList<>();
    List<String> looks = new ArrayList<>();
    boolean open = !table.header().rulebook().isHidden();
    List<Viewer> viewers = open ? List.of(new Viewer.Spectator()) : viewers(table);
    OptionalInt round = OptionalInt.empty();
    LegalityCheck<S, M, O, V> legality =
        new LegalityCheck<>(game, table.header().seats().size(), codec);
    while (!(table.next() instanceof Next.Over<M, O>)) {
      int number = table.log().size();
      assertThat(number)
          .as("random play ends")
          .isLessThan(game.maxEvents(table.header().seats().size()));
      S state = table.state();
      checkRound(round, game.round(state));
      assertThat(game.scores(state).size()).isIn(0, table.header().seats().size());
      round = game.round(state);
      boolean lookedAt = number < LOOKED_AT || choice.below(1 + number / 20) == 0;
      if (lookedAt) {
        states.add(state);
        looks.add(look(game, state, viewers));
      }
      Event<M, O> event =
          switch (table.next()) {
            case Next.Decide<M, O>(int seat, List<M> moves) -> {
              if (lookedAt) {
                legality.decision(state, seat, moves);
                checkHidden(table, seat, moves);
              }
              yield new Event.Moved<>(seat, moves.get(choice.below(moves.size())));
            }
            case Next.Chance<M, O>(Draw<O> draw) -> {
              if (lookedAt) {
                legality.chance(state, draw);
                checkSample(table, draw, dice);
              }
              yield table.draw(dice);
            }
            case Next.Over<M, O> over -> throw new AssertionError("not over yet");
          };
      if (lookedAt) {
        checkViews(table, event, choice);
      }
      table.append(event);
    }
    for (int i = 0; i < states.size(); i++) {
      assertThat(look(game, states.get(i), viewers))
          .as("earlier states never change")
          .isEqualTo(looks.get(i));
    }
    assertThat(game.round(table.state())).as("the last round that was played").isEqualTo(round);
    checkOver(table);
    legality.over(table.state());
    checkRecord(table);
  }

  private <S, M, O, V> List<Viewer> viewers(Table<S, M, O, V> table) {
    List<Viewer> viewers = new ArrayList<>();
    viewers.add(new Viewer.Spectator());
    for (int seat = 0; seat < table.header().seats().size(); seat++) {
      viewers.add(new Viewer.Seat(seat));
    }
    return viewers;
  }

  private <S, M, O, V> String look(Game<S, M, O, V> game, S state, List<Viewer> viewers) {
    StringBuilder all = new StringBuilder();
    for (Viewer viewer : viewers) {
      all.append(codec.write(game.types().view(), game.view(state, viewer))).append('\n');
    }
    return all.toString();
  }

  /** What is hidden does not change what is legal. */
  private <S, M, O, V> void checkHidden(Table<S, M, O, V> table, int seat, List<M> moves) {
    Game<S, M, O, V> game = table.game();
    V view = game.view(table.state(), new Viewer.Seat(seat));
    S possible = game.determinize(view, new SeededDice(3).at(table.log().size()));
    assertThat(game.next(possible)).isEqualTo(new Next.Decide<M, O>(seat, moves));
  }

  /** The sampler gives only outcomes of the distribution, and the same ones again. */
  private <S, M, O, V> void checkSample(Table<S, M, O, V> table, Draw<O> draw, SeededDice dice) {
    O sampled = draw.sample(dice.at(table.log().size() + 1));
    String fallen = jumbled(table.game(), sampled);
    assertThat(
            draw.outcomes().stream()
                .map(Draw.Weighted::outcome)
                .anyMatch(
                    each -> each.equals(sampled) || jumbled(table.game(), each).equals(fallen)))
        .as("%s in another order", sampled)
        .isTrue();
    assertThat(draw.sample(dice.at(table.log().size() + 1))).isEqualTo(sampled);
  }

  /** The round never decreases, and none is skipped. */
  private static void checkRound(OptionalInt before, OptionalInt round) {
    if (round.isEmpty()) {
      assertThat(before).isEmpty();
    } else {
      assertThat(round.getAsInt()).isBetween(Math.max(1, before.orElse(0)), before.orElse(0) + 1);
    }
  }

  /** Nobody is shown or told more than the view of that seat holds. */
  private <S, M, O, V> void checkViews(
      Table<S, M, O, V> table, Event<M, O> event, Randomness randomness) throws IOException {
    Game<S, M, O, V> game = table.game();
    S state = table.state();
    boolean open = !table.header().rulebook().isHidden();
    Step<S, M, O> step = game.step(state, event);
    for (Viewer viewer : viewers(table)) {
      V view = game.view(state, viewer);
      List<Fact> facts = game.tell(step, viewer);
      if (open && !(viewer instanceof Viewer.Spectator)) {
        assertThat(view).isEqualTo(game.view(state, new Viewer.Spectator()));
        assertThat(facts).isEqualTo(game.tell(step, new Viewer.Spectator()));
        continue; // all that follows was seen to hold for the spectator
      }
      assertThat(roundTrip(game.types().view(), view)).isEqualTo(view);
      OptionalInt round = game.round(state);
      if (round.isPresent()) {
        assertThat(view).extracting("round").isEqualTo(round.getAsInt());
      }
      S possible = game.determinize(view, randomness);
      assertThat(game.view(possible, viewer)).as("a state that looks the same").isEqualTo(view);
      assertThat(game.scores(possible))
          .as("scores tell nothing hidden")
          .isEqualTo(game.scores(state));
      if (game.next(state) instanceof Next.Chance<M, O>(Draw<O> draw)) {
        Event<M, O> other = new Event.Happened<>(draw.sample(randomness));
        if (isHidden(table, event, other, viewer)) {
          assertThat(game.tell(game.step(state, other), viewer))
              .as("facts reveal no more than views")
              .isEqualTo(facts);
        }
      }
      if (event instanceof Event.Moved<M, O>(int seat, M move)
          && game.next(possible) instanceof Next.Decide<M, O>(int asked, var moves)
          && asked == seat
          && moves.contains(move)
          // A move may lay hidden cards open; then they may be told, but nothing else.
          && game.view(game.apply(possible, event), viewer)
              .equals(game.view(game.apply(state, event), viewer))) {
        assertThat(game.tell(game.step(possible, event), viewer))
            .as("what is hidden does not change what is told")
            .isEqualTo(facts);
      }
    }
  }

  /** Whether somebody sees which of two events it was, but not this viewer. */
  private <S, M, O, V> boolean isHidden(
      Table<S, M, O, V> table, Event<M, O> one, Event<M, O> other, Viewer viewer) {
    Game<S, M, O, V> game = table.game();
    S first = game.apply(table.state(), one);
    S second = game.apply(table.state(), other);
    return game.view(first, viewer).equals(game.view(second, viewer))
        && viewers(table).stream()
            .anyMatch(somebody -> !game.view(first, somebody).equals(game.view(second, somebody)));
  }

  private <S, M, O, V> void checkOver(Table<S, M, O, V> table) {
    int players = table.header().seats().size();
    if (table.next() instanceof Next.Over<M, O>(Standings standings)) {
      assertThat(standings.scores()).hasSize(players);
      assertThat(standings.winners()).isNotEmpty();
      assertThat(table.game().scores(table.state())).isEqualTo(standings.scores());
    }
    assertThat(table.log().size()).isLessThanOrEqualTo(table.game().maxEvents(players));
  }

  private <S, M, O, V> void checkRecord(Table<S, M, O, V> table) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(new GameRecord(table, Optional.empty()), bytes);
    GameRecord read = new RecordReader(codec).read(new ByteArrayInputStream(bytes.toByteArray()));
    assertThat(read.table().header()).isEqualTo(table.header());
    assertThat(read.table().log()).isEqualTo(table.log());
    assertThat(read.table().state()).isEqualTo(table.state());
    assertThat(Verification.of(read).dice()).isEqualTo(new Verification.Verdict.Reproduced());
  }

  /**
   * An outcome regardless of the order of its parts: dice fall in any order, sorted ones stand for
   * all.
   */
  private <O> String jumbled(Game<?, ?, O, ?> game, O outcome) {
    return jumbled.computeIfAbsent(
        outcome,
        any ->
            codec
                .write(game.types().outcome(), outcome)
                .chars()
                .sorted()
                .mapToObj(Character::toString)
                .collect(Collectors.joining()));
  }

  private <T> T roundTrip(Class<T> type, T value) throws IOException {
    return codec.read(type, codec.tree(type, value), "");
  }
}
