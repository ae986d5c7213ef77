package kniffel.bench.simulation;

/**
 * How much goes wrong in one simulation: each kind of fault often, rarely or never, so that faults
 * are met alone and together.
 *
 * @param lose how often a message between nodes is lost
 * @param twice how often it comes twice
 * @param slow how often it takes much longer and is overtaken
 * @param fail how often a commit fails
 * @param unseen how often it succeeds although the caller is told that it failed
 * @param late the same, but the commit is made after the caller was told
 * @param drag how often it takes long
 * @param unread how often a question to the database fails
 * @param kill how often in a minute a node is killed
 * @param freeze how often in a minute a node is frozen for a while
 * @param part how often in a minute nodes lose touch with each other
 * @param jump how often in a minute a clock is set
 * @param drift by how much clocks go wrong
 * @param cut how often in a minute a socket breaks
 * @param stupid how often a bot fails to decide
 */
record Faults(
    double lose,
    double twice,
    double slow,
    double fail,
    double unseen,
    double late,
    double drag,
    double unread,
    double kill,
    double freeze,
    double part,
    double jump,
    double drift,
    double cut,
    double stupid) {

  static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  static Faults draw(SeededRandomness chance) {
    return new Faults(
        some(chance, 0.3),
        some(chance, 0.2),
        some(chance, 0.2),
        some(chance, 0.05),
        some(chance, 0.05),
        some(chance, 0.05),
        some(chance, 0.03),
        some(chance, 0.05),
        some(chance, 4),
        some(chance, 4),
        some(chance, 4),
        some(chance, 3),
        some(chance, 0.1),
        some(chance, 6),
        some(chance, 0.1));
  }

  private static double some(SeededRandomness chance, double most) {
    return switch (chance.below(4)) {
      case 0, 1 -> 0;
      case 2 -> most / 5;
      default -> most;
    };
  }
}
