package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The games of the day of a server, from the terminal. */
@Tag("slow")
@Timeout(120)
class NetworkDailyTest {

  private NetworkHouse house;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new NetworkHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Run daily(String keys, String... more) {
    String[] args =
        Stream.concat(
                Stream.of("daily", "--server", house.address.toString(), "--name", "Ben"),
                Stream.of(more))
            .toArray(String[]::new);
    return house.run(keys, args);
  }

  @Test
  void theGamesOfTheDayAreListedAndOneTryCounts() throws IOException {
    assertThat(daily("").out())
        .contains("classic · Classic of the day", "forone · Level of the day · Level ")
        .contains("Nobody has finished yet.", "daily GAME");
    AnswersTest.fitting("daily", daily("", "--json"));
    assertThat(daily("", "classic", "--free").err()).isNotEmpty(); // the try that counts is first
    assertThat(daily("r\nq\n", "classic").out())
        .contains("Ben rolls", "Your try is kept by the server", "Your try is not finished yet.");
    // The first roll has been.
    Run whole = daily(Keys.wholeGame().substring(2), "classic");
    assertThat(whole.code()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("The game is over", "Your place: 1 of 1", "▶   1.");
    assertThat(daily("", "classic").out()).contains("Your place: 1 of 1", "daily classic --free");
    assertThat(daily("r\nq\n", "classic", "--free").out()).contains("counts for nothing");
    AnswersTest.fitting("daily", daily("", "--json"));
    Run none = daily("", "master");
    assertThat(none.err()).contains("There is no game master, only: ");
    assertThat(none.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(daily("", "--free").code()).isEqualTo(Exit.BAD_INPUT);
  }
}
