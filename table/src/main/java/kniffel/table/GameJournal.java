package kniffel.table;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.JsonText;
import kniffel.table.json.MalformedException;

/**
 * A game that is being played, as a file to which every event is added and forced to disk.
 *
 * <p>The first line is the record without events, each further one an event; a tab and a checksum
 * end every line, so that a last line that was torn is seen and left out. A final line may say in
 * which file the game goes on. Only its owner may read it: it holds the seed and the hands.
 */
public final class GameJournal implements AutoCloseable {

  private static final int CHECKSUM = 8;

  /** What the last line of a game that goes on elsewhere says. */
  private static final String GOES_ON = "goesOn";

  private final FileChannel channel;
  private final Codec codec;
  private final GameRecord record;

  private GameJournal(FileChannel channel, Codec codec, GameRecord record) {
    this.channel = channel;
    this.codec = codec;
    this.record = record;
  }

  /** Begins the journal of a game, with the events so far; the file must not exist yet. */
  public static GameJournal begin(Path file, GameRecord record, Codec codec) throws IOException {
    Files.createFile(file);
    if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    }
    GameJournal journal = new GameJournal(lock(file), codec, record);
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    new RecordWriter(codec).write(record.until(0), head);
    // Line breaks in texts are escaped, so every real line break is only layout.
    journal.append(head.toString(StandardCharsets.UTF_8).replace("\n", ""));
    for (int number = 1; number <= record.table().log().size(); number++) {
      EventMark mark = record.marks().getOrDefault(number, EventMark.NONE);
      journal.append(journal.event(record.table(), number, mark));
    }
    return journal;
  }

  /**
   * Resumes a journal; a torn last line is cut off.
   *
   * @throws RecordException if this is not the journal of a possible game
   */
  public static GameJournal resume(Path file, Codec codec) throws IOException {
    FileChannel channel = lock(file);
    try {
      List<String> lines = lines(Files.readAllBytes(file));
      GameJournal journal = new GameJournal(channel, codec, record(lines, codec));
      channel.truncate(lines.stream().mapToLong(GameJournal::size).sum());
      channel.position(channel.size());
      return journal;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static FileChannel lock(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    try {
      if (channel.tryLock() != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // held by this very program: refused like any other
    }
    channel.close();
    throw new IOException(file + " is open in another game");
  }

  /** Whether these bytes begin like a journal and not like a record. */
  public static boolean isJournal(byte[] bytes) {
    int end = 0;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    int tab = end - CHECKSUM - 1;
    return tab > 0 && bytes[tab] == '\t';
  }

  /**
   * The record that a journal comes to.
   *
   * @throws RecordException if this is not the journal of a possible game
   */
  public static GameRecord read(byte[] bytes, Codec codec) throws IOException {
    return record(lines(bytes), codec);
  }

  /** The game as far as it is kept. */
  public GameRecord record() {
    return record;
  }

  /** Adds the last event of the table; on return it would survive a crash. */
  public void keep(EventMark mark) throws IOException {
    append(event(record.table(), record.table().log().size(), mark));
  }

  /** Says that the game goes on in another file; no more events are added to this one. */
  public void goesOn(String name) throws IOException {
    append(Json.Obj.EMPTY.with(GOES_ON, name).toString());
  }

  /** In which file the game goes on, if it does so in another. */
  public static Optional<String> goesOn(byte[] bytes) throws IOException {
    List<String> lines = lines(bytes);
    if (lines.isEmpty() || !isGoingOn(lines.getLast())) {
      return Optional.empty();
    }
    try {
      return Optional.of(Json.parse(lines.getLast()).at(GOES_ON).text());
    } catch (MalformedException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static boolean isGoingOn(String line) {
    return line.startsWith("{\"" + GOES_ON + "\":");
  }

  private <S, M, O, V> String event(Table<S, M, O, V> table, int number, EventMark mark) {
    EventForm<M, O> form = new EventForm<>(codec, table.game().types());
    return JsonText.of(
        out ->
            form.write(
                new EventForm.NumberedEvent<>(number, table.log().get(number - 1), mark), out));
  }

  private void append(String json) throws IOException {
    ByteBuffer line =
        ByteBuffer.wrap((json + "\t" + checksum(json) + "\n").getBytes(StandardCharsets.UTF_8));
    while (line.hasRemaining()) {
      channel.write(line);
    }
    channel.force(true);
  }

  private static String checksum(String json) {
    CRC32 sum = new CRC32();
    sum.update(json.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  private static long size(String json) {
    return json.getBytes(StandardCharsets.UTF_8).length + 1L + CHECKSUM + 1L;
  }

  /** The lines without their checksums, leaving out an incomplete last one. */
  private static List<String> lines(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    List<String> whole = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int tab = end - CHECKSUM - 1;
      boolean good =
          tab > from
              && text.charAt(tab) == '\t'
              && checksum(text.substring(from, tab)).equals(text.substring(tab + 1, end));
      boolean last = end < 0 || end == text.length() - 1;
      if (!good && last && !whole.isEmpty()) {
        return whole;
      }
      if (!good) {
        String detail = "line " + (whole.size() + 1) + " of the journal is damaged";
        throw new RecordException(whole.size(), new RecordProblem.WrongForm(detail));
      }
      whole.add(text.substring(from, tab));
      from = end + 1;
    }
    return whole;
  }

  /** Puts the events into the record of the first line and reads that like any other. */
  private static GameRecord record(List<String> lines, Codec codec) throws IOException {
    String head = lines.isEmpty() ? "" : lines.getFirst();
    int events = head.indexOf("\"events\"");
    int end = head.indexOf(']', Math.max(0, events));
    int last = lines.size() > 1 && isGoingOn(lines.getLast()) ? lines.size() - 1 : lines.size();
    String rest = String.join(",", lines.subList(Math.min(1, last), last));
    String whole =
        events < 0 || end < 0 ? head : head.substring(0, end) + rest + head.substring(end);
    byte[] json = whole.getBytes(StandardCharsets.UTF_8);
    return new RecordReader(codec).read(new ByteArrayInputStream(json));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
