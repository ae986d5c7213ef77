package kniffel.table;

/** Thrown when a record cannot be read; says which event is to blame and why. */
public final class RecordException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int event;
  private final transient RecordProblem problem;

  RecordException(int event, RecordProblem problem) {
    super(event == 0 ? problem.toString() : "event " + event + ": " + problem);
    this.event = event;
    this.problem = problem;
  }

  /** The number of the event, or 0 if the head is to blame. */
  public int event() {
    return event;
  }

  public RecordProblem problem() {
    return problem;
  }
}
