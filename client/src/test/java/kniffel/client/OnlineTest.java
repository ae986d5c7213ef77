package kniffel.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Variant;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;
import org.junit.jupiter.api.Test;

/** A table of a server as a client sees it. */
class OnlineTest {

  private final Codec codec = new Codec();
  private final Kartenspiel game = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
  private final List<ToServer> sent = new ArrayList<>();

  private final Online<KartenspielState, KartenspielMove, KartenspielOutcome, KartenspielView>
      online =
          new Online<>(
              "a-table",
              new KartenspielRulebook(),
              game,
              Optional.empty(),
              codec,
              new Online.TableLine() {
                @Override
                public void send(ToServer message) {
                  sent.add(message);
                }

                @Override
                public void sendLater(ToServer message) {
                  sent.add(message);
                }

                @Override
                public void leave(String table) {}
              },
              new Sightings(Notes.inMemory(), codec),
              info -> {});

  private static FromServer.State told(Json view) {
    return new FromServer.State(
        "a-table",
        0,
        0,
        FromServer.SPECTATOR,
        Optional.empty(),
        view,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false,
        Optional.empty());
  }

  @Test
  void aViewThatWasNotUnderstoodWasNotTold() throws InterruptedException {
    KartenspielView view = game.view(game.start(2), new Viewer.Spectator());
    assertThatExceptionOfType(MalformedException.class)
        .isThrownBy(() -> online.state(told(Json.parse("{\"phase\":\"lot\",\"left\":0}"))));
    online.state(told(codec.tree(game.types().view(), view)));
    assertThat(online.next())
        .isInstanceOfSatisfying(
            News.Update.class, update -> assertThat(update.view()).isEqualTo(view));
    assertThat(sent).isEmpty();
  }
}
