package kniffel.server.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;

/** How the entries of a finished game are packed into one record: their JSON, compressed. */
public final class PackedLog {

  /** All entries of a game. */
  public record Log(List<LogEntry> entries) {}

  private final Codec codec;

  PackedLog(Codec codec) {
    this.codec = codec;
  }

  byte[] pack(List<LogEntry> entries) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(codec.write(Log.class, new Log(entries)).getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  List<LogEntry> unpack(byte[] packed) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return codec.read(Log.class, Json.parse(text), "log").entries();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
