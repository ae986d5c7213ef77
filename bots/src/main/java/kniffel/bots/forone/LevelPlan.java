package kniffel.bots.forone;

/** One way to bring a roll home in a level: where each die goes and which rows are scored then. */
final class LevelPlan {

  /** The position after it. */
  final LevelPosition after;

  /** Whether the game ends with it. */
  final boolean ends;

  /** The value by which plans are chosen for a closer look. */
  final double rough;

  LevelPlan(LevelPosition after, boolean ends, double rough) {
    this.after = after;
    this.ends = ends;
    this.rough = rough;
  }
}
