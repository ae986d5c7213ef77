package kniffel.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.cli.play.Screen;
import kniffel.cli.play.Terminals;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game has room on 80 by 24 for all that is needed to decide, with any number of players. */
class FitsTest {

  private static final int EVENTS = 160;

  record Case(Rulebook<?> rulebook, int players) {
    @Override
    public String toString() {
      return rulebook.id() + " with " + players;
    }
  }

  static Stream<Case> cases() {
    return Rulebooks.ALL.stream()
        .flatMap(
            book ->
                IntStream.rangeClosed(book.minPlayers(), book.maxPlayers())
                    .mapToObj(players -> new Case(book, players)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void fits(Case one) {
    fits(one.rulebook(), one.players());
  }

  private static <P extends Record> void fits(Rulebook<P> rulebook, int players) {
    List<Seat> seats =
        IntStream.range(0, players)
            .mapToObj(seat -> new Seat("Wilhelmine die " + (seat + 1) + ".", Seat.HUMAN))
            .toList();
    Header<P> header =
        new Header<>(rulebook, rulebook.standard(), seats, new DiceTerms.Seeded(players));
    look(Table.open(header), players);
  }

  /** Looks at a game of random moves now and then, in one language after the other. */
  private static <S, M, O, V> void look(Table<S, M, O, V> table, int players) {
    Random random = new Random(players);
    table.play(
        new SeededDice(players),
        (state, seat, moves) -> {
          if (random.nextInt(8) == 0) {
            Language language = Language.values()[table.log().size() % Language.values().length];
            Narrator narrator = new Narrator(Words.in(language), table.header().names());
            check(table, seat, moves, narrator);
          }
          return moves.get(random.nextInt(moves.size()));
        },
        EVENTS);
  }

  private static <S, M, O, V> void check(
      Table<S, M, O, V> table, int seat, List<M> moves, Narrator narrator) {
    Screen<M, V> screen = Terminals.of(table.header().rulebook().id(), table.game()).screen().get();
    Viewer viewer = new Viewer.Seat(seat);
    V view = table.game().view(table.state(), viewer);
    Offers<M> offers = Offers.asked(table.game(), table.state(), seat, moves);
    String keys =
        screen.keys(view, offers, new Look(narrator, false, 80, 24))
            + " · "
            + narrator.words().say("cli.keys-always");
    Page.Art art = room -> screen.draw(view, viewer, offers, new Look(narrator, room));
    FittedPage layout =
        FittedPage.of(
            new Page.Ask(art, List.of("LAST"), "ASK", keys),
            new FittedPage.Frame(80, 24, true, 0, List.of(), 0, "TOO SMALL"));
    String painted = String.join("\n", layout.lines().stream().map(Object::toString).toList());
    assertThat(painted).contains("LAST", "ASK").doesNotContain("TOO SMALL");
    assertThat(layout.lines()).hasSize(24).allMatch(line -> line.columnLength() <= 80);
    assertThat(layout.targets()).isNotEmpty();
  }
}
