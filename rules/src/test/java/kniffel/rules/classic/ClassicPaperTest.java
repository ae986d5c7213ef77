package kniffel.rules.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.Event;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.PaperForm;
import kniffel.rules.PaperSheet;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a game can end with can be typed in from paper, and comes to the same. */
class ClassicPaperTest {

  static Stream<ClassicOptions> all() {
    return new ClassicRulebook().presets().values().stream();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyEndIsAccepted(ClassicOptions options) {
    Classic game = new Classic(options);
    PaperForm form = new ClassicRulebook().paper(options).orElseThrow();
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      List<ClassicView.Column> columns =
          game.view(end(game, random), new Viewer.Spectator()).sheets();
      List<PaperSheet> sheets = columns.stream().map(column -> typed(column, options)).toList();
      assertThat(form.objections(sheets)).isEmpty();
      assertThat(form.totals(sheets))
          .isEqualTo(columns.stream().map(ClassicView.Column::total).toList());
    }
  }

  private static PaperSheet typed(ClassicView.Column column, ClassicOptions options) {
    Map<String, Integer> boxes = new HashMap<>();
    column.boxes().forEach((box, points) -> boxes.put(Ids.of(box), points));
    if (options.extraPoints() > 0) {
      boxes.put(Ids.of(ClassicPaper.PaperNote.EXTRA_POINTS), column.extra());
    }
    return new PaperSheet(boxes);
  }

  /** The end of a random game of two; its dice like one face, so that there are many a Kniffel. */
  private static ClassicState end(Classic game, Random random) {
    ClassicState state = game.start(2);
    while (true) {
      switch (game.next(state)) {
        case Next.Decide<ClassicMove, Dice>(int seat, List<ClassicMove> moves) ->
            state =
                game.apply(state, new Event.Moved<>(seat, moves.get(random.nextInt(moves.size()))));
        case Next.Chance<ClassicMove, Dice>(var draw) -> {
          int liked = random.nextInt(6);
          state =
              game.apply(
                  state,
                  new Event.Happened<>(
                      draw.sample(
                          bound ->
                              random.nextInt(10) < 8 ? liked % bound : random.nextInt(bound))));
        }
        case Next.Over<ClassicMove, Dice> over -> {
          return state;
        }
      }
    }
  }
}
