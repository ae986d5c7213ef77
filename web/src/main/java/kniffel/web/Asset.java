package kniffel.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * One file of the client, as it is sent.
 *
 * @param path where it is asked for, without the first slash
 * @param type its content type
 * @param bytes what is in it
 * @param gzipped the same, compressed
 * @param tag changes with its content: a client that has this one need not be sent it again
 * @param immutable whether its name changes with its content, so that it can be kept for ever
 */
@SuppressWarnings("ArrayRecordComponent") // handed to the network as it is; nobody compares files
public record Asset(
    String path, String type, byte[] bytes, byte[] gzipped, String tag, boolean immutable) {

  private static final int TAG_LENGTH = 16;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "wasm", "application/wasm",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "pdf", "application/pdf",
          "md", "text/markdown; charset=utf-8",
          "webmanifest", "application/manifest+json");

  /** A file; what kind it is follows from the ending of its path. */
  public static Asset of(String path, byte[] bytes) {
    String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    String type = TYPES.getOrDefault(ending, "application/octet-stream");
    return new Asset(path, type, bytes, gzip(bytes), tag(bytes), isNamedAfterContent(path));
  }

  private static boolean isNamedAfterContent(String path) {
    return path.startsWith("assets/") || path.startsWith("engine-");
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(digest).substring(0, TAG_LENGTH) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream small = new ByteArrayOutputStream();
    try (GZIPOutputStream stream = new Thorough(small)) {
      stream.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return small.toByteArray();
  }

  /** Compresses as well as it can: it is done once. */
  private static final class Thorough extends GZIPOutputStream {
    Thorough(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
