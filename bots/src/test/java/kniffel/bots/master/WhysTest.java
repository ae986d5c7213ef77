package kniffel.bots.master;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Mistakes;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import org.junit.jupiter.api.Test;

/** Whoever is told of something better in Kniffel Master is told of more, or of something else. */
class WhysTest {

  @Test
  void nothingIsCalledBetterThatPromisesNoMoreOfTheSame() {
    List<String> wrong = new ArrayList<>();
    int[] compared = {0};
    Mistakes.watch(
        new Master(MasterOptions.MASTER),
        2,
        1500,
        (view, played, better, reason) -> {
          if (reason instanceof MasterReason.Instead(MasterReason did, MasterReason should)
              && aim(did).equals(aim(should))) {
            compared[0]++;
            if (promise(should) <= promise(did)) {
              wrong.add(reason.toString());
            }
          }
        });
    assertThat(wrong).isEmpty();
    assertThat(compared[0]).isPositive();
  }

  /** A reason without its number, which comes last. */
  private static String aim(MasterReason reason) {
    String text = reason.toString();
    return text.substring(0, text.lastIndexOf('=') + 1);
  }

  private static int promise(MasterReason reason) {
    String text = reason.toString();
    return Integer.parseInt(text.substring(text.lastIndexOf('=') + 1, text.length() - 1));
  }
}
