package kniffel.server.store;

import java.util.Optional;
import kniffel.telling.agreed.Progress;

/**
 * Where a table stands: the narrow row that every change of it goes through.
 *
 * <p>A change names the version and the revision that it was decided on; if one of them has grown
 * since, it is refused, and the caller reads again.
 *
 * @param version how many events there were
 * @param revision rises with each change of what is agreed, and with each hint
 * @param asked the seat that decides
 * @param hinted whether the decision that is due was advised by a hint
 * @param agenda what happens next by itself; empty where only people can go on
 * @param progress how far the game has come, as far as it was noted
 */
public record Head(
    int version,
    int revision,
    Optional<Integer> asked,
    boolean hinted,
    Optional<Agenda> agenda,
    Optional<Progress> progress) {

  /** A head without the progress of the game. */
  public Head(
      int version, int revision, Optional<Integer> asked, boolean hinted, Optional<Agenda> agenda) {
    this(version, revision, asked, hinted, agenda, Optional.empty());
  }

  /** Whether somebody has to find out the parts of the table's state that the log does not give. */
  public boolean isToBeLookedAfter() {
    return agenda.filter(next -> next.what() == Agenda.What.LOOK).isPresent();
  }

  /** The same at another version. */
  Head at(int other) {
    return new Head(other, revision, asked, hinted, agenda, progress);
  }
}
