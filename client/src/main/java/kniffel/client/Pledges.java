package kniffel.client;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.table.GameRecord;
import kniffel.table.HeadHash;
import kniffel.table.Seat;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.wire.Daily;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Adding;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.SeatKind;
import kniffel.wire.TableInfo.Status;

/**
 * What this client adds to the dice of its tables, and what it was promised there: noted before it
 * is sent, and compared with the record when a game is over. See docs/RECORDS.md.
 */
public final class Pledges {

  private final Api api;
  private final SecureRandom random;
  private final Notes notes;
  private final Sightings sightings;

  Pledges(Api api, SecureRandom random, Notes notes, Sightings sightings) {
    this.api = api;
    this.random = random;
    this.notes = notes;
    this.sightings = sightings;
  }

  /**
   * What is known about a table.
   *
   * @param commitment what the server had committed to before we added anything
   * @param entropy what we add
   * @param head the hash of everything that was agreed when we told our entropy; none before
   */
  public record KeptPledge(String commitment, String entropy, Optional<String> head) {

    /** The head that we stored first counts. */
    KeptPledge agreed(String agreed) {
      return new KeptPledge(commitment, entropy, head.or(() -> Optional.of(agreed)));
    }
  }

  /** Whether a record is the one of the game that we began. */
  public enum PromiseKept {
    /** Commitment and head are those that we kept, and our entropy counts. */
    KEPT,
    /** They differ: somebody has manipulated the dice. */
    BROKEN,
    /**
     * We told our entropy, and the record does not count it: it came too late, or was left out by a
     * server that could then choose between two courses of the game.
     */
    NOT_COUNTED,
    /** We made a pledge, but never got to reveal our entropy. */
    NOT_TOLD,
    /** We added nothing, but the commitment is the one that we were told before. */
    COMMITTED,
    /** We added nothing, or no longer know what we did. */
    UNKNOWN
  }

  /**
   * The result of comparing a record with our notes.
   *
   * @param promise whether the dice are those that were agreed
   * @param game whether the game is the one that was shown
   */
  public record Check(PromiseKept promise, Comparison game) {

    /** Whether somebody has manipulated something. */
    public boolean isBent() {
      return promise == PromiseKept.BROKEN || game instanceof Comparison.Different;
    }
  }

  /** What we have noted about a table. */
  public synchronized Optional<KeptPledge> of(String table) throws IOException {
    Optional<KeptPledge> kept = Optional.empty();
    for (Note note : notes.of(table)) {
      if (note instanceof Note.Pledged(String commitment, String entropy)) {
        kept = kept.or(() -> Optional.of(new KeptPledge(commitment, entropy, Optional.empty())));
      } else if (note instanceof Note.Agreed(String head)) {
        kept = kept.map(ours -> ours.agreed(head));
      }
    }
    return kept;
  }

  /** The dice of a day were promised: whoever plays them later can compare. */
  public synchronized void heard(Daily.Promise promise) throws IOException {
    if (told(ofDay(promise.day())).isEmpty()) {
      notes.add(ofDay(promise.day()), new Note.Told(promise.commitment()));
    }
  }

  /** Where the promise about a day is noted; no table has such an id. */
  private static String ofDay(String day) {
    return "day " + day;
  }

  /** What the server had committed to when we first heard of a table. */
  private Optional<String> told(String table) throws IOException {
    return notes.of(table).stream()
        .flatMap(note -> note instanceof Note.Told(String told) ? Stream.of(told) : Stream.empty())
        .findFirst();
  }

  /**
   * Does whatever is due at a table where we have said that we take part: makes the pledge, or
   * reveals the entropy once all pledges are there.
   *
   * @return what is known about the table afterwards
   */
  public synchronized TableInfo tend(TableInfo info) throws IOException {
    TableInfo now = info;
    if (isBeforeTheEnd(now) && now.dice() != TableDice.OWN && told(now.id()).isEmpty()) {
      notes.add(now.id(), new Note.Told(now.commitment()));
    }
    if (isMine(now, Adding.EXPECTED) && isBeginning(now)) {
      KeptPledge ours = pledged(now);
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

  /** Our pledge: noted before anybody is told, so that a restarted program can keep it. */
  private KeptPledge pledged(TableInfo info) throws IOException {
    Optional<KeptPledge> known = of(info.id());
    if (known.isPresent()) {
      return known.get();
    }
    KeptPledge ours = fresh(info.commitment());
    notes.add(info.id(), new Note.Pledged(ours.commitment(), ours.entropy()));
    // Another program with the same notes may have been faster: what was noted first counts.
    return of(info.id()).orElse(ours);
  }

  private TableInfo reveal(TableInfo info) throws IOException {
    KeptPledge ours = of(info.id()).orElse(null);
    if (ours == null || !isOurs(info, ours)) {
      return info; // made by another device of ours, or not made at all
    }
    if (ours.head().isEmpty()) {
      ours = ours.agreed(headOf(info, ours.commitment()));
      notes.add(info.id(), new Note.Agreed(ours.head().orElseThrow()));
    }
    return api.reveal(info.id(), new Requests.Reveal(ours.head().orElseThrow(), ours.entropy()));
  }

  private static boolean isOurs(TableInfo info, KeptPledge ours) {
    Optional<String> pledge = Optional.of(Share.pledge(ours.commitment(), ours.entropy()));
    return info.seats().stream()
        .filter(SeatInfo::mine)
        .allMatch(seat -> seat.pledge().equals(pledge));
  }

  private KeptPledge fresh(String commitment) {
    Seed entropy =
        Seed.draw(
            count -> {
              byte[] bytes = new byte[count];
              random.nextBytes(bytes);
              return bytes;
            });
    return new KeptPledge(commitment, entropy.hex(), Optional.empty());
  }

  private static boolean isBeginning(TableInfo info) {
    return info.status() == Status.OPEN || info.status() == Status.BEGINNING;
  }

  private static boolean isBeforeTheEnd(TableInfo info) {
    return isBeginning(info) || info.status() == Status.RUNNING;
  }

  private static boolean isMine(TableInfo info, Adding step) {
    return info.seats().stream().anyMatch(seat -> seat.mine() && is(seat, step));
  }

  private static boolean is(SeatInfo seat, Adding step) {
    return seat.adding().equals(Optional.of(step));
  }

  /** The hash of what is agreed at a table, as we were told it. */
  private static String headOf(TableInfo info, String commitment) {
    List<Seat> seats =
        info.seats().stream()
            .map(
                seat ->
                    new Seat(
                        seat.name().orElseThrow(),
                        seat.kind() == SeatKind.BOT
                            ? Seat.BOT + seat.level().orElseThrow()
                            : Seat.HUMAN))
            .toList();
    List<Optional<String>> pledges = info.seats().stream().map(SeatInfo::pledge).toList();
    return HeadHash.of(info.game(), info.options(), seats, commitment, pledges);
  }

  /** Compares the record of a table with our notes. */
  public synchronized Check check(String table, GameRecord record) throws IOException {
    return new Check(promise(table, record), sightings.compare(table, record));
  }

  private PromiseKept promise(String table, GameRecord record) throws IOException {
    DiceTerms dice = record.table().header().dice();
    Optional<String> committed = committed(dice);
    Optional<KeptPledge> pledged = of(table);
    Optional<String> told = told(dice, table);
    Optional<String> expected = pledged.map(KeptPledge::commitment).or(() -> told);
    if (expected.isEmpty()) {
      return PromiseKept.UNKNOWN;
    }
    if (!committed.equals(expected)) {
      return PromiseKept.BROKEN;
    }
    if (pledged.isEmpty()) {
      return PromiseKept.COMMITTED;
    }
    KeptPledge ours = pledged.get();
    if (ours.head().isEmpty()) {
      return PromiseKept.NOT_TOLD;
    }
    if (!(dice instanceof DiceTerms.Pledged(var commitment, var shares))
        || !HeadHash.of(record.table().header()).equals(ours.head())) {
      return PromiseKept.BROKEN;
    }
    return shares.stream().anyMatch(share -> isOurs(share, ours))
        ? PromiseKept.KEPT
        : PromiseKept.NOT_COUNTED;
  }

  /**
   * What was told before the game: about the day if it is a game of the day, and otherwise about
   * the table.
   */
  private Optional<String> told(DiceTerms dice, String table) throws IOException {
    Optional<String> ofDay =
        dice instanceof DiceTerms.Daily(String day, var commitment)
            ? told(ofDay(day))
            : Optional.empty();
    return ofDay.isPresent() ? ofDay : told(table);
  }

  /** What the dice of a record were committed to. */
  private static Optional<String> committed(DiceTerms dice) {
    return switch (dice) {
      case DiceTerms.Fair(String commitment, var entropy) -> Optional.of(commitment);
      case DiceTerms.Pledged(String commitment, var shares) -> Optional.of(commitment);
      case DiceTerms.Daily(var day, String commitment) -> Optional.of(commitment);
      case DiceTerms.Own(Optional<String> commitment) -> commitment;
      case DiceTerms.Seeded seeded -> Optional.empty();
    };
  }

  private static boolean isOurs(Share share, KeptPledge ours) {
    return share instanceof Share.Revealed revealed && revealed.entropy().equals(ours.entropy());
  }
}
