package kniffel.wire;

import java.util.Optional;
import kniffel.table.dice.Seed;

/** The bodies of the smaller requests. */
public final class Requests {

  private Requests() {}

  /** Who am I? A new guest, or the player of a personal link. */
  public record NewSession(
      Optional<Boolean> bearer, Optional<String> link, Optional<String> name) {}

  public record Rename(String name) {}

  /**
   * Let me in by a link.
   *
   * @param pledges whether my client will add to the dice, once it knows the commitment
   */
  public record Join(String code, Optional<String> name, Optional<Boolean> pledges) {}

  public record Watch(String code) {}

  /** Let me sit down at a public table. */
  public record Sit(Optional<String> name, Optional<Boolean> pledges) {}

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

  /**
   * My promise for the dice.
   *
   * @param commitment the one that I know and have kept
   * @param pledge the SHA-256 of the commitment and my entropy
   */
  public record Pledge(String commitment, String pledge) {
    public Pledge {
      Seed.requireHex(commitment);
      Seed.requireHex(pledge);
    }
  }

  /**
   * What I had promised.
   *
   * @param head the hash of everything that is agreed, as I know it and have kept it
   */
  public record Reveal(String head, String entropy) {
    public Reveal {
      Seed.requireHex(head);
      Seed.requireHex(entropy);
    }
  }

  public record OfSeat(int seat) {}

  /** Another name for a seat of mine. */
  public record RenameSeat(int seat, String name) {}

  /** A bot for a free seat. */
  public record SeatBot(int seat, String level) {}

  public record TableSettings(Optional<Integer> pace) {}

  public record Rematch(Optional<Boolean> pledges) {}

  public record OfVersion(int version) {}

  /**
   * A link by which anybody can look at the review.
   *
   * @param nameless whether people's names are not shown
   */
  public record NewReviewLink(Optional<Boolean> nameless) {}

  /** Lets others in the same house in, or stops doing so. */
  public record OpenNetwork(boolean open) {}
}
