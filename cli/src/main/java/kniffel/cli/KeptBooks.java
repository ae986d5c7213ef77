package kniffel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.telling.Reviewer;
import kniffel.wire.Answers;

/**
 * Books that are kept in a file next to the record of their game, so that they are made only once.
 */
final class KeptBooks {

  private static final String ENDING = ".books";

  private final Path record;
  private final Path file;
  private final Codec codec;

  KeptBooks(Path record, Context context) {
    String name = String.valueOf(record.getFileName());
    this.record = record;
    this.file = record.resolveSibling(name.replaceFirst("\\.json$", "") + ENDING);
    this.codec = context.codec();
  }

  /**
   * The contents of the file.
   *
   * @param counting what the values count on, see {@link Reviewer#COUNTING}
   * @param game the fingerprint of the record that they are the books of
   * @param seconds how much processor time the closer look was allowed
   * @param review without words
   */
  private record Content(int counting, String game, int seconds, Answers.Review review) {}

  /**
   * The books, if they are there and as good as they would be made now.
   *
   * @param seconds how much processor time a closer look may take now
   */
  Optional<Answers.Review> read(int seconds) {
    try {
      Content content = codec.read(Content.class, Json.parse(Files.readString(file)), "books");
      boolean good =
          content.counting() == Reviewer.COUNTING
              && content.game().equals(fingerprint())
              && (content.seconds() >= seconds || !content.review().estimated());
      return good ? Optional.of(content.review()) : Optional.empty();
    } catch (IOException | MalformedException e) {
      return Optional.empty(); // missing or damaged: they are made again
    }
  }

  /** Keeps books; where that is not possible they will be made again. */
  void keep(Answers.Review review, int seconds) {
    Path next = file.resolveSibling("." + file.getFileName() + ".next");
    try {
      Content content = new Content(Reviewer.COUNTING, fingerprint(), seconds, review);
      Files.writeString(next, codec.write(Content.class, content));
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // Nobody asked for the file, and nothing is lost without it.
    }
  }

  private String fingerprint() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(record)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
