package kniffel.wire;

import java.util.Optional;

/** The bodies of the smaller requests. */
public final class Requests {

  private Requests() {}

  /** Who am I? A new guest, or the player of a personal link. */
  public record NewSession(
      Optional<Boolean> bearer, Optional<String> link, Optional<String> name) {}

  public record Rename(String name) {}

  /** Let me in by a link. */
  public record Join(String code, Optional<String> name, Optional<String> entropy) {}

  public record Watch(String code) {}

  /** Let me sit down at a public table. */
  public record Sit(Optional<String> name, Optional<String> entropy) {}

  /**
   * Begin.
   *
   * @param open what becomes of free seats: {@code bots} or {@code remove}
   */
  public record Start(Optional<OpenSeats> open) {

    /** What becomes of free seats. */
    public enum OpenSeats {
      BOTS,
      REMOVE
    }
  }

  public record OfSeat(int seat) {}

  public record Settings(Optional<Integer> pace) {}

  public record Rematch(Optional<String> entropy) {}

  public record OfVersion(int version) {}
}
