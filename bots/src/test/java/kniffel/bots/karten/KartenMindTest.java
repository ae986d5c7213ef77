package kniffel.bots.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Measured;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Strength;
import kniffel.bots.calibration.CalibrationTest;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Playing;
import kniffel.rules.Viewer;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Sheet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Bots play Karten Kniffel by the rules, by what they see, and well. */
@Tag("slow")
class KartenMindTest {

  private final Mind<KartenMove, KartenView> mind = new KartenMind(Games.STANDARD);

  static Stream<Arguments> tables() {
    return Stream.of(
        Arguments.of(KartenOptions.STANDARD, 1),
        Arguments.of(KartenOptions.STANDARD, 2),
        Arguments.of(new KartenOptions(true, FirstPlayer.RANDOM, 200), 3),
        Arguments.of(new KartenOptions(false, FirstPlayer.RANDOM, 6), 4),
        Arguments.of(new KartenOptions(true, FirstPlayer.FIRST_SEAT, 0), 5),
        Arguments.of(new KartenOptions(false, FirstPlayer.FIRST_SEAT, 1), 1));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void everyBotPlaysWholeGamesAtEveryTable(KartenOptions options, int players) {
    Karten game = new Karten(options);
    List<String> names =
        Bots.names(game).stream().filter(name -> !name.equals(Bots.RANDOM)).toList();
    for (int first = 0; first < names.size(); first += players) {
      List<Bot<KartenMove, KartenView>> bots = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        bots.add(Bots.named(names.get((first + seat) % names.size()), game));
      }
      Playing.End<KartenState> end = Games.play(game, bots, first, (state, moves, chosen) -> {});
      assertThat(end.state().sheets()).noneMatch(Sheet::missed);
      if (options.maxRounds() == 0 || options.maxRounds() == 200) {
        assertThat(Games.turn(end.state()).isAnyFull()).isTrue();
      }
    }
  }

  @Test
  void ratingsCoverTheMovesAndSeeOnlyTheView() {
    List<Bot<KartenMove, KartenView>> bots =
        List.of(mind.playing(Strength.EASY), mind.playing(Strength.NORMAL));
    List<Judge<KartenMove, KartenView>> judges =
        List.of(mind.quick(), mind.deep(), mind.ledgerJudge());
    Games.play(
        Games.STANDARD,
        bots,
        7,
        (state, moves, chosen) -> {
          KartenView view = Games.STANDARD.view(state, new Viewer.Seat(Games.turn(state).seat()));
          KartenState other =
              Games.STANDARD.determinize(view, new SeededStream(Games.turn(state).finished()));
          KartenView same = Games.STANDARD.view(other, new Viewer.Seat(Games.turn(state).seat()));
          for (Judge<KartenMove, KartenView> judge : judges) {
            var rating =
                judge.rate(Decision.of(view, moves), new SeededStream(1), Allowance.UNLIMITED);
            assertThat(rating.moves()).extracting(Rating.Rated::move).isEqualTo(moves);
            assertThat(
                    judge.rate(Decision.of(same, moves), new SeededStream(1), Allowance.UNLIMITED))
                .isEqualTo(rating);
            assertThat(mind.explain(view, rating)).isInstanceOf(KartenReason.class);
          }
        });
  }

  @Test
  void answersWhenTheTimeIsUp() {
    List<Bot<KartenMove, KartenView>> bots = List.of(mind.playing(Strength.NORMAL));
    Games.play(
        Games.STANDARD,
        bots,
        3,
        (state, moves, chosen) -> {
          KartenView view = Games.STANDARD.view(state, new Viewer.Seat(0));
          for (int looks : List.of(0, 5, 40)) {
            int[] looked = {0};
            Allowance allowance = () -> looked[0]++ >= looks;
            var rating = mind.deep().rate(Decision.of(view, moves), new SeededStream(1), allowance);
            assertThat(rating.moves()).hasSameSizeAs(moves);
            assertThat(looked[0]).isLessThan(looks + 20);
            assertThat(rating.moves()).allMatch(rated -> Double.isFinite(rated.value()));
          }
        });
  }

  @Test
  void whatIsSaidInHasteIsInTheSameUnit() {
    List<Bot<KartenMove, KartenView>> bots =
        List.of(mind.playing(Strength.EASY), mind.playing(Strength.EASY));
    Games.play(
        Games.STANDARD,
        bots,
        3,
        (state, moves, chosen) -> {
          KartenView view = Games.STANDARD.view(state, new Viewer.Seat(Games.turn(state).seat()));
          for (var judge : List.of(mind.deep(), mind.ledgerJudge())) {
            var rating = judge.rate(Decision.of(view, moves), new SeededStream(1), () -> true);
            assertThat(rating.unit()).isEqualTo(Rating.Unit.WINNING);
            assertThat(rating.moves()).allMatch(rated -> rated.value() >= 0 && rated.value() <= 1);
          }
        });
  }

  private KartenMove best(Judge<KartenMove, KartenView> judge, KartenState state) {
    KartenView view = Games.STANDARD.view(state, new Viewer.Seat(Games.turn(state).seat()));
    return judge
        .rate(Decision.of(view, Games.moves(state)), new SeededStream(1), Allowance.UNLIMITED)
        .best()
        .move();
  }

  @Test
  void aLargeStraightOnTheTableIsWritten() {
    Cards straight = Cards.of(2, 3, 4, 5, 6);
    KartenState state = Games.position(0, List.of(straight), List.of(Sheet.EMPTY));
    KartenMove write = new KartenMove.Score(Box.LARGE_STRAIGHT, straight);
    assertThat(best(mind.deep(), state)).isEqualTo(write);
    assertThat(best(mind.quick(), state)).isEqualTo(write);
  }

  @Test
  void forTheLastKniffelTheOddCardGoes() {
    KartenState state =
        Games.position(20, List.of(Cards.of(4, 4, 4, 4, 5)), List.of(Games.sheetBut(Box.KNIFFEL)));
    assertThat(best(mind.deep(), state)).isEqualTo(new KartenMove.SetAside(5));
    assertThat(best(mind.quick(), state)).isEqualTo(new KartenMove.SetAside(5));
    KartenState aside = Games.STANDARD.play(state, new KartenMove.SetAside(5));
    assertThat(best(mind.deep(), aside)).isInstanceOf(KartenMove.Exchange.class);
    KartenState wrong = Games.STANDARD.play(state, new KartenMove.SetAside(4));
    assertThat(best(mind.deep(), wrong)).isInstanceOf(KartenMove.TakeBack.class);
  }

  @Test
  void inTheLastTurnWhateverCountsIsWritten() {
    KartenState state =
        Games.position(
            41,
            List.of(Cards.of(1, 2, 3, 4, 6), Cards.of(1, 1, 2, 6, 6)),
            List.of(Games.sheetBut(), Games.sheetBut(Box.SIXES, Box.KNIFFEL)));
    KartenMove write = new KartenMove.Score(Box.SIXES, Cards.of(6, 6));
    assertThat(best(mind.deep(), state)).isEqualTo(write);
    assertThat(best(mind.quick(), state)).isEqualTo(write);
  }

  @Test
  void nobodyEndsAGameThatWouldBeLost() {
    KartenState state =
        Games.position(
            40,
            List.of(Cards.of(1, 2, 3, 5, 6), Cards.of(1, 1, 2, 6, 6)),
            List.of(Games.sheetBut(Box.SIXES), Games.sheetBut(Box.ONES)));
    assertThat(best(mind.deep(), state)).isNotInstanceOf(KartenMove.Score.class);
  }

  @Test
  void theSearchBotIsMuchTheBetterPlayer() {
    Bot<KartenMove, KartenView> search = Bots.named(Bots.SEARCH, Games.STANDARD);
    Bot<KartenMove, KartenView> heuristic = Bots.named(Bots.HEURISTIC, Games.STANDARD);
    int scores = 0;
    for (int seed = 0; seed < 20; seed++) {
      Playing.End<KartenState> end =
          Games.play(Games.STANDARD, List.of(search), seed, (s, m, c) -> {});
      scores += end.standings().scores().getFirst();
    }
    assertThat(scores / 20.0).isBetween(250.0, 290.0);
    int wins = 0;
    for (int seed = 0; seed < 30; seed++) {
      boolean first = seed % 2 == 0;
      List<Bot<KartenMove, KartenView>> bots =
          first ? List.of(search, heuristic) : List.of(heuristic, search);
      Playing.End<KartenState> end = Games.play(Games.STANDARD, bots, seed, (s, m, c) -> {});
      wins += end.standings().winners().equals(List.of(first ? 0 : 1)) ? 1 : 0;
    }
    assertThat(wins).isGreaterThan(15);
  }

  @Test
  void itsValuesAreMeasuredForTwoAndFiveWithTheUsualRules() {
    assertThat(Measured.players(new KartenRulebook(), "rulebook")).containsExactly(2, 5);
    assertThat(Measured.players(new KartenRulebook(), "relaxed")).isEmpty();
  }

  @Test
  void itsCurvesNeverDecrease() {
    CalibrationTest.assertInOrder(KartenMind.class);
  }
}
