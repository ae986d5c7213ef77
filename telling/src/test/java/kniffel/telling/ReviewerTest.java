package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.bots.Draft;
import kniffel.rules.Playing;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOutcome;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.karten.KartenState;
import kniffel.rules.karten.KartenView;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** Books are made of a game step by step, and nothing of it is thought about twice. */
class ReviewerTest {

  private static final Codec CODEC = new Codec();

  private final Reviewer reviewer = new Reviewer(new MindCache(), CODEC);
  private final Table<KartenState, KartenMove, KartenOutcome, KartenView> table = played();

  private static Table<KartenState, KartenMove, KartenOutcome, KartenView> played() {
    KartenRulebook rulebook = new KartenRulebook();
    List<Seat> seats = List.of(new Seat("Anna", Seat.HUMAN), new Seat("Ben", Seat.HUMAN));
    Table<KartenState, KartenMove, KartenOutcome, KartenView> table =
        Table.of(
            new Header<>(rulebook, rulebook.standard(), seats, new DiceTerms.Seeded(1)),
            new Karten(rulebook.standard()));
    SeededDice dice = new SeededDice(1);
    table.play(dice, Playing.Decider.random(dice.at(0)), Integer.MAX_VALUE);
    return table;
  }

  @Test
  void aCloserLookBeginsWithWhatWasSeenAtFirstSight() throws Exception {
    Map<Integer, Draft<KartenMove>> drafts = new HashMap<>();
    Answers.Review first = reviewer.review(table, List.of(0, 1), drafts).call();
    assertThat(drafts).containsOnlyKeys(0, 1);
    assertThat(first.players().getFirst().entries()).isNotEmpty();
    drafts.computeIfPresent(
        0,
        (seat, draft) ->
            new Draft<>(seat, draft.unit(), draft.startError(), draft.result(), List.of()));
    Allowance nothing = () -> true;
    Answers.Review closer =
        reviewer.closerReview(table, List.of(0, 1), drafts, () -> nothing, done -> {}).call();
    assertThat(closer.players().getFirst().entries()).as("taken as it was handed over").isEmpty();
    assertThat(closer.players().get(1)).isEqualTo(first.players().get(1));
  }

  /** What was played is told by the step as it was, what would have been better by a preview. */
  @Test
  void booksSayWhatEachMoveMeantToItsPlayer() throws Exception {
    Answers.Review review = reviewer.review(table, List.of(0), new HashMap<>()).call();
    Narrator narrator = new Narrator(Words.in(Language.EN), table.header().names());
    Answers.Review told = reviewer.inWords(review, table, narrator);
    MovesInWords<KartenState, KartenMove, KartenOutcome, KartenView> words =
        new MovesInWords<>(CODEC, table.game(), narrator);
    for (Answers.Entry entry : told.players().getFirst().entries()) {
      KartenMove move = CODEC.read(KartenMove.class, entry.move(), "move");
      assertThat(entry.text())
          .isEqualTo(words.say(table.replay().step(entry.event()).before(), 0, move));
    }
  }
}
