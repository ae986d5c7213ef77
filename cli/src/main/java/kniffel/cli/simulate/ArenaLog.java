package kniffel.cli.simulate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.rules.Standings;

/**
 * The blocks of an arena that were played, one in each line of a file, so that an arena which was
 * stopped goes on where it was, or one that is over becomes longer.
 *
 * <p>The first line says what is played. A line is written when its block is complete: a program
 * that is killed loses the blocks it was at, and nothing else.
 */
public final class ArenaLog implements AutoCloseable {

  /** That a file is something else, or the log of another arena. */
  public static final class OtherArenaException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  /**
   * What an arena plays, as far as results depend on it.
   *
   * @param rules the game and its options
   * @param budget how long bots think, in milliseconds
   */
  public record Terms(String rules, List<String> bots, long seed, int budget) {

    private ObjectNode json() {
      ObjectNode json = JSON.createObjectNode().put(RULES, rules);
      bots.forEach(json.putArray("bots")::add);
      return json.put(SEED, seed).put("budget", budget);
    }
  }

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String RULES = "arena";
  private static final String SEED = "seed";

  private final Map<Long, List<ArenaTally.Played>> kept = new HashMap<>();
  private final Optional<BufferedWriter> writer;

  private ArenaLog(Optional<BufferedWriter> writer) {
    this.writer = writer;
  }

  /** For an arena that nothing is kept of. */
  public static ArenaLog none() {
    return new ArenaLog(Optional.empty());
  }

  /** The seed of the arena that a file is the log of; empty if there is no file yet. */
  public static Optional<Long> seed(Path file) throws IOException, OtherArenaException {
    List<String> lines = lines(file);
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(parse(lines.getFirst()).path(SEED).asLong());
  }

  /** Opens the log of an arena, or begins it. */
  public static ArenaLog open(Path file, Terms terms) throws IOException, OtherArenaException {
    List<String> lines = new ArrayList<>(lines(file));
    String head = JSON.writeValueAsString(terms.json());
    if (lines.isEmpty()) {
      lines.add(head);
    } else if (!lines.getFirst().equals(head)) {
      throw new OtherArenaException();
    }
    Map<Long, List<ArenaTally.Played>> kept = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      JsonNode block = parse(line);
      kept.put(block.path("block").asLong(-1), games(block, terms.bots().size()));
    }
    // Written anew: what was cut off in the middle of a line is gone then.
    Files.writeString(file, String.join("\n", lines) + "\n");
    ArenaLog log =
        new ArenaLog(Optional.of(Files.newBufferedWriter(file, StandardOpenOption.APPEND)));
    log.kept.putAll(kept);
    return log;
  }

  /** The complete lines of a file; none if there is no such file. */
  private static List<String> lines(Path file) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
  }

  private static JsonNode parse(String line) throws OtherArenaException {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      OtherArenaException other = new OtherArenaException();
      other.initCause(e);
      throw other;
    }
  }

  private static List<ArenaTally.Played> games(JsonNode block, int bots)
      throws OtherArenaException {
    List<ArenaTally.Played> games = new ArrayList<>();
    for (JsonNode game : block.path("games")) {
      List<Integer> scores = numbers(game.path("scores"));
      List<Integer> ranks = numbers(game.path("ranks"));
      if (scores.size() != bots || ranks.size() != bots) {
        throw new OtherArenaException();
      }
      games.add(
          new ArenaTally.Played(new Standings(scores, ranks), game.path("rounds").asDouble()));
    }
    if (games.isEmpty()) {
      throw new OtherArenaException();
    }
    return games;
  }

  private static List<Integer> numbers(JsonNode array) {
    List<Integer> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asInt()));
    return numbers;
  }

  /** The games of a block that was played before. */
  Optional<List<ArenaTally.Played>> kept(long block) {
    return Optional.ofNullable(kept.get(block));
  }

  /** Keeps a block. */
  synchronized void keep(long number, List<ArenaTally.Played> games) {
    if (writer.isEmpty()) {
      return;
    }
    ObjectNode block = JSON.createObjectNode().put("block", number);
    ArrayNode played = block.putArray("games");
    for (ArenaTally.Played game : games) {
      ObjectNode each = played.addObject();
      game.standings().scores().forEach(each.putArray("scores")::add);
      game.standings().ranks().forEach(each.putArray("ranks")::add);
      each.put("rounds", game.rounds());
    }
    try {
      writer.get().write(JSON.writeValueAsString(block) + "\n");
      writer.get().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    if (writer.isPresent()) {
      writer.get().close();
    }
  }
}
