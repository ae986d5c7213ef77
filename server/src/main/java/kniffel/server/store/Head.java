package kniffel.server.store;

import java.util.Optional;
import kniffel.telling.agreed.Progress;

/**
 * Where a table stands: the narrow row that every change of it goes through.
 *
 * <p>A change names the version and the revision that it was decided on; if one of them has grown
 * since, it is refused, and whoever wanted it looks again.
 *
 * @param version how many events there were
 * @param revision rises with each change of what is agreed, and with each hint
 * @param asked the seat that decides
 * @param hinted whether the decision that is due was advised by a hint
 * @param agenda what happens next by itself; empty where only people can go on
 * @param progress how far the game has come, as far as that was noted
 */
public record Head(
    int version,
    int revision,
    Optional<Integer> asked,
    boolean hinted,
    Optional<Agenda> agenda,
    Optional<Progress> progress) {

  /** A head of which it is not known how far the game has come. */
  public Head(
      int version, int revision, Optional<Integer> asked, boolean hinted, Optional<Agenda> agenda) {
    this(version, revision, asked, hinted, agenda, Optional.empty());
  }

  /** Whether somebody has to find out where the table stands, as far as the log does not say it. */
  public boolean isToBeLookedAfter() {
    return agenda.filter(next -> next.what() == Agenda.What.LOOK).isPresent();
  }
}
