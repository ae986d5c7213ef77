package kniffel.cli.classic;

import static kniffel.cli.PlainLinesTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.cli.play.Offers;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** Holding and writing in classic Kniffel: what is chosen counts for its own position only. */
class ClassicScreenTest {

  private static final Classic GAME = new Classic(new ClassicRulebook().standard());

  private final ClassicScreen screen = new ClassicScreen();
  private ClassicState state = GAME.start(1);

  private KeyReply<ClassicMove> press(char key) {
    if (GAME.next(state) instanceof Next.Decide<ClassicMove, Dice>(int seat, var moves)) {
      Offers<ClassicMove> offers = Offers.asked(GAME, state, seat, moves);
      KeyReply<ClassicMove> reply =
          screen.press(key, GAME.view(state, new Viewer.Seat(seat)), offers);
      if (reply instanceof KeyReply.Play<ClassicMove>(List<ClassicMove> played)) {
        state = GAME.play(state, played.getFirst());
      }
      return reply;
    }
    throw new AssertionError("nobody is asked");
  }

  private void fall(String dice) {
    state = GAME.happen(state, Dice.parse(dice));
  }

  private static KeyReply<ClassicMove> roll(String places) {
    return new KeyReply.Play<>(List.of(new ClassicMove.Roll(Places.parse(places))));
  }

  private static KeyReply<ClassicMove> write(Box box) {
    return new KeyReply.Play<>(List.of(new ClassicMove.Score(box)));
  }

  private static final Viewer SPECTATOR = new Viewer.Spectator();

  @Test
  void heldDiceStayHeldAfterABoxThatIsFilled() {
    press('r');
    fall("1 1 2 3 6");
    press('a');
    press('r');
    fall("4 4 2 3 6");
    press('1');
    press('2');
    assertThat(press('a')).isInstanceOf(KeyReply.Refused.class);
    assertThat(press('r')).isEqualTo(roll("3 4 5"));
  }

  @Test
  void heldDiceStayHeldThroughTheTurnAndNoLonger() {
    press('r');
    fall("4 4 2 3 6");
    press('1');
    press('2');
    press('r');
    fall("4 4 1");
    assertThat(press('r')).isEqualTo(roll("3 4 5"));
    fall("1 2 3");
    press('d');
    press('r');
    fall("1 1 2 3 6");
    assertThat(press('r')).as("a new turn").isEqualTo(roll("1 2 3 4 5"));
  }

  @Test
  void aDoubtedStrikeIsAskedAgainAfterAReroll() {
    press('r');
    fall("1 1 2 3 6");
    assertThat(press('l')).isEqualTo(new KeyReply.Tell<>("cli.classic.sure"));
    press('r');
    fall("1 1 2 3 6");
    assertThat(press('l')).as("another roll").isEqualTo(new KeyReply.Tell<>("cli.classic.sure"));
    assertThat(press('l')).isEqualTo(write(Box.KNIFFEL));
  }

  @Test
  void aDoubtedStrikeIsForgottenByAnyOtherKey() {
    press('r');
    fall("1 1 2 3 6");
    press('l');
    press('1');
    assertThat(press('l')).isEqualTo(new KeyReply.Tell<>("cli.classic.sure"));
  }

  @Test
  void heldDiceAreVisible() {
    press('r');
    fall("4 4 2 3 6");
    press('2');
    Look look = new Look(new Narrator(Words.in(Language.EN), List.of("Anna")), false, 80, 18);
    assertThat(
            screen
                .draw(GAME.view(state, new Viewer.Seat(0)), new Viewer.Seat(0), Offers.none(), look)
                .lines())
        .anyMatch(line -> line.contains("2 held"))
        .noneMatch(line -> line.contains("1 held"));
  }

  @Test
  void namesAreCutOnlyWhereThereIsNoRoom() {
    ClassicState two = GAME.start(2);
    Look look =
        new Look(new Narrator(Words.in(Language.DE), List.of("Anna", "Bot mittel")), false, 80, 20);
    assertThat(screen.draw(GAME.view(two, SPECTATOR), SPECTATOR, Offers.none(), look).lines())
        .anyMatch(line -> line.contains("Anna") && line.contains(" Bot mittel"));
  }

  @Test
  void diceAreNamedInPlainLines() {
    assertThat(told("classic", "r\n1\nq\n"))
        .contains("\nDice: 5 3 4 4 3\n", "\nDice: 5 3 4 4 3 · held: 5\n");
  }
}
