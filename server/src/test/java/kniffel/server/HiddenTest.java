package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kniffel.client.Connection;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is hidden stays hidden: everything that anybody is ever sent about a running game is
 * collected, and compared with what they may know.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HiddenTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  static List<Rulebook<?>> hiddenGames() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream()
        .filter(Rulebook::isHidden)
        .filter(game -> game.id().matches(chosen))
        .toList();
  }

  @ParameterizedTest(allowZeroInvocations = true) // where one game is chosen that hides nothing
  @MethodSource("hiddenGames")
  void nobodyIsSentWhatTheyMayNotKnow(Rulebook<?> rulebook) throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    Connection eve = sandbox.guest("Eve");
    TableInfo table = anna.api().create(wish(rulebook.id(), true, false, 0, me(), friend(), bot()));
    var _ = eve.api().watch(watchCode(table));
    Requests.Join own = new Requests.Join(playCode(table), Optional.empty(), Optional.of(true));
    var _ = ben.pledges().tend(ben.api().join(own));
    List<Spy> spies = new ArrayList<>();
    for (Connection each : List.of(anna, ben, eve)) {
      spies.add(new Spy(sandbox, each, table.id(), new Random(spies.size())));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      // In the order in which they end: if one failed, the others would wait for it in vain.
      CompletionService<Boolean> watching = new ExecutorCompletionService<>(threads);
      spies.forEach(watching::submit);
      for (int i = 0; i < spies.size(); i++) {
        assertThat(watching.take().get()).isTrue();
      }
    }
    String text = anna.api().record(table.id());
    GameRecord record =
        new RecordReader(new Codec())
            .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(record.table().log()).hasSizeGreaterThan(50);
    for (Spy spy : spies) {
      check(record.table(), record, spy);
      noSecretsIn(spy.heard(), record);
    }
    assertThat(spies.get(2).heard()).noneMatch(message -> message.contains(playCode(table)));
  }

  private static <S, M, O, V> void check(Table<S, M, O, V> table, GameRecord record, Spy spy)
      throws JsonProcessingException {
    MayBeTold<S, M, O, V> allowed = new MayBeTold<>(table, record.marks());
    Codec codec = new Codec();
    int states = 0;
    for (String message : spy.heard()) {
      JsonNode tree = JSON.readTree(message);
      if (tree.has("state")) {
        allowed.check(tree.get("state"));
        states++;
      } else if (tree.has("problem")) {
        var _ = codec.read(Answers.Failure.class, Json.parse(message), "");
      } else if (tree.has("reason")) {
        assertThat(spy.isSeated()).isTrue(); // a hint is for the player who decides
      } else if (tree.has("id")) {
        var _ = codec.read(TableInfo.class, Json.parse(message), "");
      } else if (!tree.has("tables")) {
        FromServer other = codec.read(FromServer.class, Json.parse(message), "");
        if (other instanceof FromServer.Refused refused
            && refused.code() == FromServer.Refused.RefusalCode.NOT_YOURS) {
          // The reason for refusing a move depends on somebody else's hand.
          assertThat(refused.text()).isEqualTo("It is not your turn.");
        }
      }
    }
    assertThat(states).isGreaterThan(20);
  }

  private static void noSecretsIn(List<String> heard, GameRecord record) {
    List<String> secrets = new ArrayList<>();
    secrets.add(record.seed().orElseThrow().hex());
    if (record.table().header().dice() instanceof DiceTerms.Pledged(var commitment, var shares)) {
      for (Share share : shares) {
        if (share instanceof Share.Revealed revealed) {
          secrets.add(revealed.entropy());
        }
      }
    }
    assertThat(secrets).hasSize(2);
    for (String message : heard) {
      assertThat(secrets).noneMatch(message::contains);
    }
  }
}
