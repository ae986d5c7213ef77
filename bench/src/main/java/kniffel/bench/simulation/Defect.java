package kniffel.bench.simulation;

/** A mistake that can be put into the simulated world. */
enum Defect {
  /** A move does not say what happens next. */
  AGENDA_LOST_BY_MOVES,
  /** A change of what is agreed forgets what was to happen next. */
  AGENDA_LOST_BY_CHANGES,
  /** A move is kept although something else was agreed meanwhile. */
  REVISION_IGNORED,
  /** Something is agreed although a move was kept meanwhile. */
  VERSION_IGNORED,
  /** A move whose place was taken counts as kept. */
  TAKEN_IS_KEPT,
  /** A table and its log are read at two moments. */
  TORN_READ,
  /** A commit is acknowledged before it is made. */
  ACKNOWLEDGED_EARLY,
  /** Nobody looks for what is due. */
  NOTHING_DUE,
  /** A bot that fails takes the worker of its node with it, and nobody hears of it. */
  WORKERS_DIE,
  /** Nodes do not look for news whose messages were lost. */
  NEWS_ONLY_BY_BUS,
  /** Nodes do not look who is connected to others. */
  PEOPLE_ONLY_BY_BUS,
  /** Sockets that say nothing stay open. */
  SILENCE_IGNORED,
  /** What a clock that was set back leaves behind is not repaired. */
  CLOCKS_NOT_MENDED,
  /** Event loops do things in any order. */
  LOOP_IN_ANY_ORDER,
  /** The log does not say which command a move was. */
  COMMANDS_NOT_KEPT,
  /** What is read may be a second old. */
  OLD_READS,
  /** That a hint was asked for is not kept. */
  HINTS_NOT_KEPT,
  /** The end of a game is kept without its result. */
  RESULTS_NOT_KEPT,
  /** Timers do not go off. */
  TIMERS_LOST,
  /** Rooms are not told that a socket was closed. */
  CLOSING_NOT_TOLD,
  /** Repeated tasks stop at the first failure. */
  ROUNDS_END_WITH_A_FAILURE,
  /** The writer stops at the first failure. */
  JOURNAL_ENDS_WITH_A_FAILURE,
  /** A node begins to listen for news of a table only after it has read it. */
  FOLLOWED_TOO_LATE,
  /** What is taken up stays due, so every node takes it up. */
  TAKEN_BY_ALL,
  /** The first event of a game counts as kept although its write failed. */
  FIRST_EVENT_UNHEARD,
  /** Nobody is told that a write failed, so that a mailbox waits for ever. */
  FAILURES_UNHEARD,
  /** Whoever has closed a table before being let in is let in all the same. */
  PHANTOM_WATCHERS,
  /**
   * The time of a node is that of its machine's clock, even when that is changed; nobody corrects
   * it.
   */
  CLOCKS_STEP,
  /** Nodes follow the clock of the database wherever it is set. */
  CLOCK_FOLLOWED,
  /** A hint is forgotten when the dice that it was asked about are taken back. */
  HINTS_TAKEN_BACK,
  /** The table where a game goes on is not opened by the write that closes the old one. */
  TAKEN_BACK_IN_TWO_WRITES,
  /** Every result is entered in a book, whoever played and whether or not anybody wants it. */
  ANYTHING_IS_ENTERED,
  /** What a node knows is enough for a refusal, whatever others may have changed. */
  REFUSED_UNSEEN,
  /**
   * A node that is gone is believed until the clock of the database, set back, is as late again.
   */
  SEEN_LATER_THAN_NOW,
  /** The row of a head that is left behind does not say so. */
  LEFT_BEHIND_UNMARKED,
  /** A row that a dead node left behind stays where it is: nobody asks the log where it ends. */
  LOG_NOT_ASKED,
  /** A row of which nothing is known is written although the log is further on. */
  LOG_NOT_COMPARED,
  /** After a failed commit, heads are believed to be where it would have brought them. */
  FAILED_COMMITS_COUNT,
  /** Of a write that fails, what it has written so far stays. */
  HALF_UNDONE,
  /** After a sign of life whose answer is lost, others are believed to know who is here. */
  LOST_ANSWERS_COUNT
}
