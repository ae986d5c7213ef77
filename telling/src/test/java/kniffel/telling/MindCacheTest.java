package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kniffel.bots.Bots;
import kniffel.bots.Mind;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicView;
import kniffel.table.Header;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import org.junit.jupiter.api.Test;

/** Custom rules take nothing away from the rules that everybody plays by. */
class MindCacheTest {

  private final MindCache minds = new MindCache();

  private Question<Mind<ClassicMove, ClassicView>> ask(ClassicOptions options) {
    return minds.askMind(header(options), new Classic(options), mind -> mind);
  }

  private static Header<ClassicOptions> header(ClassicOptions options) {
    return new Header<>(
        new ClassicRulebook(),
        options,
        List.of(new Seat("Anna", Seat.HUMAN)),
        new DiceTerms.Seeded(1));
  }

  private static ClassicOptions odd(int extra) {
    return new ClassicOptions(
        extra, ClassicOptions.Extra.ALWAYS, true, ClassicOptions.Joker.FREE, true, true);
  }

  @Test
  void aPresetIsSolvedOnceWhateverOthersPlay() throws Exception {
    Mind<ClassicMove, ClassicView> known = ask(ClassicOptions.KNIFFEL).call();
    ask(ClassicOptions.KNIFFEL).preparation().orElseThrow().run();
    for (int extra = 0; extra <= 100; extra++) {
      Question<?> asked = ask(odd(extra));
      assertThat(asked.preparation().orElseThrow().isOdd()).isTrue();
    }
    assertThat(ask(ClassicOptions.KNIFFEL).preparation()).isEmpty();
    assertThat(ask(ClassicOptions.KNIFFEL).call()).isSameAs(known);
  }

  @Test
  void onlyAPerfectPlayerNeedsTheSolution() {
    for (String bot : List.of(Bots.RANDOM, "easy", "normal", "hard")) {
      Question<?> asked = askBot(bot);
      assertThat(asked.preparation()).as(bot).isEmpty();
    }
    assertThat(askBot("expert").preparation()).isPresent();
    assertThat(askBot("expert").inHaste()).isPresent();
  }

  private Question<Optional<String>> askBot(String name) {
    ClassicOptions options = odd(7);
    return minds.askBot(
        header(options), new Classic(options), name, bot -> Optional.of(bot.toString()));
  }
}
