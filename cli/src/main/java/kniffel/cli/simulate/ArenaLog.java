package kniffel.cli.simulate;

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
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;

/**
 * The blocks of an arena that were played, one in each line of a file, so that a stopped arena can
 * resume, and a finished one can be extended.
 *
 * <p>The first line says what is played. A line is written when its block is complete: a killed
 * program loses only the blocks in progress.
 */
public final class ArenaLog implements AutoCloseable {

  /** Thrown when a file is something else, or the log of another arena. */
  public static final class OtherArenaException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  /**
   * What an arena plays, as far as results depend on it: the first line.
   *
   * @param arena the game and its options
   * @param budget how long bots think, in milliseconds
   * @param looks how many looks at the budget they have instead, if that is what was asked for
   */
  public record Terms(
      String arena, List<String> bots, long seed, int budget, Optional<Long> looks) {}

  /** Games that were played together: a line. */
  private record GameBlock(long block, List<ArenaTally.ArenaGame> games) {}

  private static final Codec CODEC = new Codec();

  private final Map<Long, List<ArenaTally.ArenaGame>> kept = new HashMap<>();
  private final Optional<BufferedWriter> writer;

  private ArenaLog(Optional<BufferedWriter> writer) {
    this.writer = writer;
  }

  /** For an arena that keeps no log. */
  public static ArenaLog none() {
    return new ArenaLog(Optional.empty());
  }

  /** The seed of the arena whose log a file is; empty if there is no file yet. */
  public static Optional<Long> seed(Path file) throws IOException, OtherArenaException {
    List<String> lines = lines(file);
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of(read(Terms.class, lines.getFirst()).seed());
  }

  /** Opens the log of an arena, or begins it. */
  public static ArenaLog open(Path file, Terms terms) throws IOException, OtherArenaException {
    List<String> lines = new ArrayList<>(lines(file));
    String head = CODEC.write(Terms.class, terms);
    if (lines.isEmpty()) {
      lines.add(head);
    } else if (!lines.getFirst().equals(head)) {
      throw new OtherArenaException();
    }
    Map<Long, List<ArenaTally.ArenaGame>> kept = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      GameBlock block = read(GameBlock.class, line);
      boolean fits =
          block.games().stream()
              .allMatch(game -> game.standings().scores().size() == terms.bots().size());
      if (block.games().isEmpty() || !fits) {
        throw new OtherArenaException();
      }
      kept.put(block.block(), block.games());
    }
    // Rewritten, which drops a line that was cut off in the middle.
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

  private static <T> T read(Class<T> type, String line) throws OtherArenaException {
    try {
      return CODEC.read(type, Json.parse(line), "");
    } catch (MalformedException e) {
      OtherArenaException other = new OtherArenaException();
      other.initCause(e);
      throw other;
    }
  }

  /** The games of a block that was played before. */
  Optional<List<ArenaTally.ArenaGame>> kept(long block) {
    return Optional.ofNullable(kept.get(block));
  }

  /** Keeps a block. */
  synchronized void keep(long number, List<ArenaTally.ArenaGame> games) {
    if (writer.isEmpty()) {
      return;
    }
    try {
      writer.get().write(CODEC.write(GameBlock.class, new GameBlock(number, games)) + "\n");
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
