package kniffel.client;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.table.GameRecord;
import kniffel.table.HeadHash;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Adding;
import kniffel.wire.TableInfo.Kind;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.Status;

/**
 * What this client adds to the dice of its tables, and what it was promised there: kept in memory,
 * and compared with the record when a game is over. See docs/RECORDS.md.
 */
public final class Pledges {

  private final Api api;
  private final SecureRandom random;
  private final Map<String, Kept> kept = new HashMap<>();

  Pledges(Api api, SecureRandom random) {
    this.api = api;
    this.random = random;
  }

  /**
   * What is known of a table.
   *
   * @param commitment what the server had committed to before we added anything
   * @param entropy what we add
   * @param head the hash of everything that was agreed when we told our entropy; none before
   */
  public record Kept(String commitment, String entropy, Optional<String> head) {}

  /** Whether a record is the one of the game that we began. */
  public enum Promise {
    /** Commitment and head are those that we kept, and our entropy counts. */
    KEPT,
    /** They are others: somebody has bent the dice. */
    BROKEN,
    /** We did not add to these dice, or know no more what we did. */
    UNKNOWN
  }

  /** What we have kept of a table. */
  public synchronized Optional<Kept> of(String table) {
    return Optional.ofNullable(kept.get(table));
  }

  /**
   * Does what is now to be done at a table where we have said that we take part: makes the pledge,
   * or tells the entropy once all pledges are there.
   *
   * @return what is known of the table afterwards
   */
  public synchronized TableInfo tend(TableInfo info) throws IOException {
    TableInfo now = info;
    if (isMine(now, Adding.EXPECTED) && isBeginning(now)) {
      Kept ours = kept.computeIfAbsent(now.id(), id -> fresh(info.commitment()));
      // Whatever the server says now: our entropy is bound to the commitment that came first.
      String pledge = Share.pledge(ours.commitment(), ours.entropy());
      now = api.pledge(now.id(), new Requests.Pledge(ours.commitment(), pledge));
    }
    if (isMine(now, Adding.PLEDGED)
        && now.status() == Status.BEGINNING
        && now.seats().stream().noneMatch(seat -> is(seat, Adding.EXPECTED))) {
      now = reveal(now);
    }
    return now;
  }

  private TableInfo reveal(TableInfo info) throws IOException {
    Kept ours = kept.get(info.id());
    if (ours == null || !isOurs(info, ours)) {
      return info; // made by another device of ours, or not made at all
    }
    String head = ours.head().orElseGet(() -> headOf(info, ours.commitment()));
    kept.put(info.id(), new Kept(ours.commitment(), ours.entropy(), Optional.of(head)));
    return api.reveal(info.id(), new Requests.Reveal(head, ours.entropy()));
  }

  private static boolean isOurs(TableInfo info, Kept ours) {
    Optional<String> pledge = Optional.of(Share.pledge(ours.commitment(), ours.entropy()));
    return info.seats().stream()
        .filter(SeatInfo::mine)
        .allMatch(seat -> seat.pledge().equals(pledge));
  }

  private Kept fresh(String commitment) {
    Seed entropy =
        Seed.draw(
            count -> {
              byte[] bytes = new byte[count];
              random.nextBytes(bytes);
              return bytes;
            });
    return new Kept(commitment, entropy.hex(), Optional.empty());
  }

  private static boolean isBeginning(TableInfo info) {
    return info.status() == Status.OPEN || info.status() == Status.BEGINNING;
  }

  private static boolean isMine(TableInfo info, Adding step) {
    return info.seats().stream().anyMatch(seat -> seat.mine() && is(seat, step));
  }

  private static boolean is(SeatInfo seat, Adding step) {
    return seat.adding().equals(Optional.of(step));
  }

  /** The hash of what is agreed about a table, as we were told it. */
  private static String headOf(TableInfo info, String commitment) {
    List<Seat> seats =
        info.seats().stream()
            .map(
                seat ->
                    new Seat(
                        seat.name().orElseThrow(),
                        seat.kind() == Kind.BOT
                            ? Seat.BOT + seat.level().orElseThrow()
                            : Seat.HUMAN))
            .toList();
    List<Optional<String>> pledges = info.seats().stream().map(SeatInfo::pledge).toList();
    return HeadHash.of(info.game(), info.options(), seats, commitment, pledges);
  }

  /** Compares the record of a table with what we have kept of it. */
  public Promise check(String table, GameRecord record) {
    Kept ours = of(table).orElse(null);
    if (ours == null) {
      return Promise.UNKNOWN;
    }
    if (!(record.table().header().dice() instanceof DiceTerms.Pledged(var commitment, var shares))
        || !commitment.equals(ours.commitment())) {
      return Promise.BROKEN;
    }
    if (ours.head().isEmpty()) {
      return Promise.UNKNOWN;
    }
    return HeadHash.of(record.table().header()).equals(ours.head())
            && shares.stream().anyMatch(share -> isOurs(share, ours))
        ? Promise.KEPT
        : Promise.BROKEN;
  }

  private static boolean isOurs(Share share, Kept ours) {
    return share instanceof Share.Revealed revealed && revealed.entropy().equals(ours.entropy());
  }
}
