package kniffel.cli.play;

import java.util.List;
import kniffel.cli.terminal.Desk;
import kniffel.client.News.Update;
import kniffel.client.Online;

/** The handing over of the device from one visitor to the next. */
final class Passing<M, V> {

  private enum Showing {
    /** Somebody sits at it. */
    NONE,
    /** The table is seen for the last time before the device goes to the next of us. */
    PARTING,
    /** Nothing is seen. */
    COVER
  }

  private final Online<?, M, ?, V> online;
  private final Desk desk;
  private final VisitPage<?, M, ?, V> page;
  private Showing step = Showing.NONE;

  Passing(Online<?, M, ?, V> online, Desk desk, VisitPage<?, M, ?, V> page) {
    this.online = online;
    this.desk = desk;
    this.page = page;
  }

  /** Whether nobody may play now. */
  boolean isUnderWay() {
    return step != Showing.NONE;
  }

  boolean isCovered() {
    return step == Showing.COVER;
  }

  /** The game is over: there is nothing to hide any more. */
  void end() {
    step = Showing.NONE;
  }

  /**
   * Hidden hands must be off the screen before the next player looks.
   *
   * @param next the seat that is asked
   * @param several whether more than one of us sit at the table
   */
  void begin(Update<M, V> at, int next, boolean several, List<String> log) {
    if (!online.rulebook().isHidden() || !several) {
      online.look(next);
    } else if (desk.isPlain() || step == Showing.COVER) {
      cover(next);
    } else if (step == Showing.NONE) {
      step = Showing.PARTING;
      page.part(at, log, next);
    }
  }

  /** The last player has seen enough, or the next one sits down. */
  void enter(int next) {
    if (step == Showing.PARTING) {
      cover(next);
    } else {
      step = Showing.NONE;
      // The table is shown as soon as the server tells what this seat may see.
      online.look(next);
    }
  }

  private void cover(int next) {
    step = Showing.COVER;
    page.cover(next);
  }
}
