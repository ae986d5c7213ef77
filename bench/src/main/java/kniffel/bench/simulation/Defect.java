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
  /** A bot that fails takes its worker with it, and nobody hears of it. */
  WORKERS_DIE,
  /** Nodes do not look for news whose messages were lost. */
  NEWS_ONLY_BY_BUS,
  /** Nodes say once who is there, and not again. */
  PRESENCE_SAID_ONCE,
  /** Sockets that say nothing stay open. */
  SILENCE_IGNORED,
  /** What a clock that was set back has left is not mended. */
  CLOCKS_NOT_MENDED,
  /** Event loops do things in any order. */
  LOOP_IN_ANY_ORDER,
  /** Who was sent away from a seat keeps the view from it. */
  NODES_DEAF_AT_FIRST
}
